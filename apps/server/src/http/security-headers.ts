import type { FastifyReply } from 'fastify';
import type { App } from '../context.ts';
import type { Settings } from '../settings.ts';
import { isApiPath, pathOf } from './api-paths.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a page that needs more than the strict policy, such as its own script hashes. */
    contentSecurityPolicy: string | null;
  }
}

const apiPolicy = "default-src 'none'; frame-ancestors 'self'";

/** The policy of pages: own files only, and of inline scripts exactly the ones with these hashes. */
export function pagePolicy(settings: Settings, scriptHashes: string[] = []): string {
  const api = settings.apiOrigin ?? '';
  const assets = settings.assetBase.startsWith('/') ? '' : new URL(settings.assetBase).origin;
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob: ${assets}`,
    'font-src': "'self' data:",
    'media-src': `'self' ${assets}`,
    'connect-src': `'self' ${api}`,
    'frame-src': "'self'",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value.trim()}`)
    .join('; ');
}

export function sendSecurityHeaders(app: App, settings: Settings): void {
  const https = settings.publicOrigin?.startsWith('https:') === true;
  app.decorateReply('contentSecurityPolicy', null);
  app.addHook('onSend', async (request, reply: FastifyReply) => {
    const api = isApiPath(pathOf(request.url));
    void reply.header('x-content-type-options', 'nosniff');
    void reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    void reply.header('x-frame-options', 'SAMEORIGIN');
    void reply.header('cross-origin-opener-policy', 'same-origin');
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    void reply.header('content-security-policy', reply.contentSecurityPolicy ?? apiPolicy);
    if (https) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (api && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
