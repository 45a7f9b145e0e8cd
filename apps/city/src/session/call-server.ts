import { sessionTokenKey } from '@playforward/contract';
import { browserStorage } from './browser-storage.ts';

/**
 * Asks the server with the session of the page around the game: the token that it keeps in the browser's storage, and
 * the cookie beside it. A page that may keep no cookie is signed in all the same.
 */
export function callServer(path: string, { headers, ...init }: CallInit = {}): Promise<Response> {
  const token = tokenOf(browserStorage());
  return fetch(path, {
    ...init,
    // The page sends no referrer, and a browser then names no origin either: calls by cookie have to name it.
    referrerPolicy: 'same-origin',
    headers: { accept: 'application/json', ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
}

/** Whether the page around the game, or one before it, has left a session in this browser. */
export function hasSession(): boolean {
  return tokenOf(browserStorage()) !== null;
}

type CallInit = Omit<RequestInit, 'headers' | 'referrerPolicy'> & { headers?: Record<string, string> };

function tokenOf(storage: Storage | null): string | null {
  try {
    return storage?.getItem(sessionTokenKey) ?? null;
  } catch {
    return null;
  }
}
