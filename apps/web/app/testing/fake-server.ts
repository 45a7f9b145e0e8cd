import { vi } from 'vitest';

export type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };
type FakeAnswer = {
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  body?: unknown;
  wait?: Promise<unknown>;
};
type Routes = Record<string, FakeAnswer | ((call: Call) => FakeAnswer)>;

/** Answers fetch for a test: routes are named 'POST /auth/login'; a route nobody named is a network failure. */
export function fakeServer(routes: Routes): { calls: Call[]; routes: Routes } {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const headers = request.headers as Record<string, string>;
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    const call = { method: request.method ?? 'GET', path, body, headers };
    calls.push(call);
    const route = routes[`${call.method} ${path}`];
    if (!route) throw new TypeError('Failed to fetch');
    const answer = typeof route === 'function' ? route(call) : route;
    await answer.wait;
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      statusText: answer.statusText ?? '',
      ...(answer.headers && { headers: answer.headers }),
    });
  });
  return { calls, routes };
}
