import type { FastifyRequest } from 'fastify';

export type RequestToken = { token: string; from: 'header' | 'cookie' };

/** Set by the server and read by no script (D-162); the first one where pages come over HTTPS. */
export const safeSessionCookie = '__Host-session';
export const plainSessionCookie = 'session';
/** Written by the page, as documented. */
const tokenCookie = 'access_token';

/** The session token of a call: the Authorization header first, then the cookies, the one no script reads before the other. */
export function readRequestToken(request: FastifyRequest): RequestToken | undefined {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const token = /^Bearer +([^\s]+) *$/i.exec(header)?.[1];
    return token ? { token, from: 'header' } : undefined;
  }
  const token = readCookieToken(request);
  return token ? { token, from: 'cookie' } : undefined;
}

export function readCookieToken(request: FastifyRequest): string | undefined {
  for (const name of [safeSessionCookie, plainSessionCookie, tokenCookie]) {
    const token = readCookie(request, name);
    if (token) return token;
  }
  return undefined;
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const cut = part.indexOf('=');
    if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return undefined;
}
