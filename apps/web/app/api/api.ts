import { ApiError } from './api-error.ts';
import { takeEarly } from './early-calls.ts';
import { leaveForLogin } from './leave-for-login.ts';
import { request } from './request.ts';
import { readToken, removeToken } from './token.ts';

/** The one way to the server. Answers are typed by the caller from the contract; the server has checked them. */
export const api = {
  get: <Answer>(path: string) => call<Answer>('GET', path),
  /** A call with a `key` may be sent again: the server counts it once. */
  post: <Answer>(path: string, body?: object, { key }: { key?: string } = {}) =>
    call<Answer>('POST', path, { body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) }),
  put: <Answer>(path: string, body?: object) => call<Answer>('PUT', path, { body }),
  patch: <Answer>(path: string, body: object) => call<Answer>('PATCH', path, { body }),
  delete: <Answer>(path: string) => call<Answer>('DELETE', path),
  /** An answer that is a file. */
  file: (path: string) => accepted(() => request('GET', path)),
  /** Opens a server-sent stream; `lastId` names the event after which a broken one goes on. */
  stream: (path: string, options: StreamOptions) => openStream(path, options),
  /** Opens a line of server-sent events that goes on until somebody leaves. */
  line: (path: string, signal: AbortSignal) =>
    accepted(() => request('GET', path, { signal, headers: { accept: 'text/event-stream' } })),
};

type StreamOptions = { body: object; signal: AbortSignal; lastId?: string | undefined };

type CallOptions = { body?: object | undefined; headers?: Record<string, string> };

async function call<Answer>(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const ask = () => (method === 'GET' && takeEarly(path)) || request(method, path, options);
  return (await readBody(await accepted(ask))) as Answer;
}

async function openStream(path: string, { body, signal, lastId }: StreamOptions): Promise<Response> {
  const headers = { accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) };
  return accepted(() => request('POST', path, { body, signal, headers }));
}

/** The answer, when the server took the call; otherwise the reason as an ApiError. */
async function accepted(ask: () => Promise<Response>): Promise<Response> {
  const token = readToken();
  const response = await ask().catch((cause: unknown) => {
    throw new ApiError(0, { cause });
  });
  if (response.ok) return response;
  if (response.status === 401 && token && token === readToken()) {
    removeToken();
    leaveForLogin();
  }
  throw new ApiError(response.status, {
    detail: await readDetail(response),
    retryAfterSeconds: readRetryAfter(response),
    statusText: response.statusText,
  });
}

/** An accepted call may answer without a body (D-22). */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

function readRetryAfter({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after');
  return seconds && /^\d{1,6}$/.test(seconds) ? Number(seconds) : undefined;
}

async function readDetail(response: Response): Promise<string | undefined> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || !('detail' in answer)) return undefined;
  return typeof answer.detail === 'string' ? answer.detail : undefined;
}
