import { siteSettings } from '../site-settings.ts';
import { ApiError } from './api-error.ts';
import { askEarly, takeEarly } from './early-calls.ts';
import { leaveForLogin } from './leave-for-login.ts';
import { readToken, removeToken } from './token.ts';

/** The one way to the server. Answers are typed by the caller from the contract; the server has checked them. */
export const api = {
  get: <Answer>(path: string) => call<Answer>('GET', path),
  post: <Answer>(path: string, body?: object) => call<Answer>('POST', path, body),
  patch: <Answer>(path: string, body: object) => call<Answer>('PATCH', path, body),
};

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const token = readToken();
  const answer = (method === 'GET' && takeEarly(path)) || request(method, path, body);
  const response = await answer.catch((cause: unknown) => {
    throw new ApiError(0, { cause });
  });
  if (response.ok) return (await readBody(response)) as Answer;
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

function request(method: string, path: string, body?: object): Promise<Response> {
  const token = readToken();
  return fetch(`${siteSettings().api_origin ?? ''}${path}`, {
    method,
    credentials: 'include',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Starts the calls of the page that is being opened; run by the first script, before the page's own are here. */
export function startEarlyCalls(): void {
  askEarly(window.location.pathname, (path) => request('GET', path));
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
