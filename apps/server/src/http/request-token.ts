import type { FastifyRequest } from 'fastify';

export type RequestToken = { token: string; from: 'header' | 'cookie' };

const tokenCookie = 'access_token';

/** The session token of a call: the Authorization header first, the cookie second. */
export function readRequestToken(request: FastifyRequest): RequestToken | undefined {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const token = /^Bearer +([^\s]+) *$/i.exec(header)?.[1];
    return token ? { token, from: 'header' } : undefined;
  }
  const token = readCookie(request, tokenCookie);
  return token ? { token, from: 'cookie' } : undefined;
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const cut = part.indexOf('=');
    if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return undefined;
}
