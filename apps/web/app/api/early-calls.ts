import { readToken } from './token.ts';

declare global {
  interface Window {
    /** By token and path: an answer belongs to the sign-in that asked. Left by the script inside the served page. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** A page that wants its answer is there by then, also on a slow phone. */
const keptMs = 20_000;

/**
 * Asks what a page begins with while its scripts are still on their way: who is here, and what the address names.
 * Runs inside the page (early-script.ts), before any file of it has come. Whoever calls the same path first takes the answer; each is taken once.
 */
export function askEarly(pathname: string, ask: (path: string) => Promise<Response>): void {
  if (!readToken()) return;
  const early = new Map<string, Promise<Response>>();
  window.earlyAnswers = early;
  for (const path of ['/user/me', ...callsOf(pathname)]) {
    const answer = ask(path);
    // Nobody may come for it; a failure is then nobody's business.
    answer.catch(() => undefined);
    early.set(keyOf(path), answer);
  }
  setTimeout(() => early.clear(), keptMs);
}

/** Bodies of the answers that came before the page was drawn, under the same keys. */
const bodies = new Map<string, unknown>();
/** An answer that takes longer is waited for by the page itself, which says so. */
const patienceMs = 1000;

/** Resolves when the early answers are here, so that the page is drawn once, with what they say. */
export async function earlyAnswersAreHere(): Promise<void> {
  const asked = [...(window.earlyAnswers ?? [])].map(([key, answer]) => keepBody(key, answer));
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

async function keepBody(key: string, answer: Promise<Response>): Promise<void> {
  try {
    const response = (await answer).clone();
    if (response.ok) bodies.set(key, await response.json());
  } catch {
    // Whoever asks for this answer is told.
  }
}

/** What came early under this path, once; undefined when it is not here, was refused or has been taken. */
export function takeEarlyBody(path: string): unknown {
  // Pages are also drawn where there is no browser.
  if (bodies.size === 0) return undefined;
  const key = keyOf(path);
  const body = window.earlyAnswers?.delete(key) ? bodies.get(key) : undefined;
  bodies.delete(key);
  return body;
}

export function takeEarly(path: string): Promise<Response> | undefined {
  const key = keyOf(path);
  const answer = window.earlyAnswers?.get(key);
  window.earlyAnswers?.delete(key);
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
