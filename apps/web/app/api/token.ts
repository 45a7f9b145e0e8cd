import { sessionTokenKey } from '@playforward/contract';
import { keptTexts } from '../storage/kept-texts.ts';

export const tokenKey = sessionTokenKey;
const cookieName = 'access_token';
const sevenDays = 7 * 24 * 60 * 60;
/** Greetings shown once per sign-in; they go with the token (D-21). */
const welcomeFlags = ['dashboard_welcome_message_shown', 'login_welcome_message_shown'];

/** Whether the student signed out: then the place they left is nobody's business any more. */
let leftOnPurpose = false;
const listeners = new Set<() => void>();

/** The stored token: local storage first, then the cookie (D-19). */
export function readToken(): string | null {
  return keptTexts.getItem(tokenKey) ?? readCookie();
}

export function storeToken(token: string): void {
  leftOnPurpose = false;
  keptTexts.setItem(tokenKey, token);
  writeCookie(token, sevenDays);
  for (const listener of listeners) listener();
}

/** Forgets the sign-in, and with it which greetings were shown. */
export function removeToken(reason: 'lost' | 'signed-out' = 'lost'): void {
  leftOnPurpose = reason === 'signed-out';
  for (const key of [tokenKey, ...welcomeFlags]) keptTexts.removeItem(key);
  writeCookie('', 0);
  for (const listener of listeners) listener();
}

/** Calls back after each change, also one made in another tab; answers how to stop that. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function hasLeftOnPurpose(): boolean {
  return leftOnPurpose;
}

function readCookie(): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`));
  return pair ? decodeURIComponent(pair.slice(cookieName.length + 1)) || null : null;
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers in schools
  document.cookie = `${cookieName}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
