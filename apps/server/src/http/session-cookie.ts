import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import type { Settings } from '../settings.ts';
import { pathInUrl } from './api-paths.ts';
import { plainSessionCookie, safeSessionCookie } from './request-token.ts';

type CookieSettings = Pick<Settings, 'publicOrigin' | 'sessionDays'>;

/**
 * Whatever answer begins a session also sets it as a cookie that no script reads, beside the documented token (D-162);
 * signing out takes it away. Where the page is served over HTTPS its name says that no other host and no plain page set it.
 */
export function keepSessionCookie(app: App, settings: CookieSettings): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const path = pathInUrl(request.url);
    if (path.startsWith('/auth/')) {
      const token = tokenIn(payload);
      if (token !== undefined) setCookie({ request, reply, settings }, token);
      else if (path.startsWith('/auth/logout')) setCookie({ request, reply, settings }, '');
    }
    done(null, payload);
  });
}

function tokenIn(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !('access_token' in payload)) return undefined;
  return typeof payload.access_token === 'string' ? payload.access_token : undefined;
}

type Call = { request: FastifyRequest; reply: FastifyReply; settings: CookieSettings };

function setCookie({ request, reply, settings }: Call, token: string): void {
  const isSafe = request.protocol === 'https' || settings.publicOrigin?.startsWith('https:') === true;
  const name = isSafe ? safeSessionCookie : plainSessionCookie;
  const life = token === '' ? 0 : settings.sessionDays * 86_400;
  void reply.header(
    'set-cookie',
    `${name}=${token}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${isSafe ? '; Secure' : ''}`,
  );
}
