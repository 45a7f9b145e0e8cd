import { readToken } from './token.ts';

/** By token and path: an answer belongs to the sign-in that asked. */
const early = new Map<string, Promise<Response>>();
/** A page that wants its answer is there by then, also on a slow phone. */
const keptMs = 20_000;

/**
 * Asks what a page begins with while its scripts are still on their way: who is here, and what the address names.
 * Whoever calls the same path first takes the answer; each is taken once.
 */
export function askEarly(pathname: string, ask: (path: string) => Promise<Response>): void {
  if (!readToken()) return;
  for (const path of ['/user/me', ...callsOf(pathname)]) {
    const answer = ask(path);
    // Nobody may come for it; a failure is then nobody's business.
    answer.catch(() => undefined);
    early.set(keyOf(path), answer);
  }
  setTimeout(() => early.clear(), keptMs);
}

export function takeEarly(path: string): Promise<Response> | undefined {
  const key = keyOf(path);
  const answer = early.get(key);
  early.delete(key);
  return answer;
}

function keyOf(path: string): string {
  return `${readToken()} ${path}`;
}

function callsOf(pathname: string): string[] {
  if (pathname === '/dashboard') return ['/api/courses/with-units'];
  const [, lessonId] = /^\/lesson\/(\d{1,10})(?:\/|$)/.exec(pathname) ?? [];
  return lessonId ? [`/api/lessons/${lessonId}/full`] : [];
}
