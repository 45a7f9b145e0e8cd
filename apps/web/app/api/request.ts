import { siteSettings } from '../site-settings.ts';
import { readToken } from './token.ts';

type RequestOptions = {
  body?: object | undefined;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

/** One call to the server, as whoever is signed in; the answer as it comes. */
export function request(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
  const { body, signal, headers } = options;
  const token = readToken();
  return fetch(`${siteSettings().api_origin ?? ''}${path}`, {
    method,
    credentials: 'include',
    headers: {
      // The browser itself says where the parts of a form end.
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}
