import { siteSettings } from '../site-settings.ts';
import { ApiError } from './api-error.ts';
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
  const response = await send(`${siteSettings().api_origin ?? ''}${path}`, {
    method,
    credentials: 'include',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
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

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (cause) {
    throw new ApiError(0, { cause });
  }
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
