import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { isApiPath, pathInUrl } from './api-paths.ts';

const apiPolicy = "default-src 'none'; frame-ancestors 'self'";

/**
 * The one style sheet that a library of the pages writes by itself: that of the toasts (sonner), empty first and then
 * whole. A test makes the hash from the library, so that a new version of it cannot come without its styles.
 */
export const libraryStyleHashes = [
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
];

/**
 * The policy of pages: own files only, and of inline scripts and style sheets exactly the ones with these hashes.
 * Style attributes stay allowed: typeset mathematics is made of them, and without a selector they read nothing.
 */
export function pagePolicy(settings: Settings, scriptHashes: string[] = []): string {
  const api = settings.apiOrigin ?? '';
  const assets = settings.assetBase.startsWith('/') ? '' : new URL(settings.assetBase).origin;
  const usage = settings.analytics?.endpoint.startsWith('https:')
    ? new URL(settings.analytics.endpoint).origin
    : '';
  const video = settings.vibesVideoId || settings.pledgeVideoId ? 'https://www.youtube-nocookie.com' : '';
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'style-src-elem': ["'self'", ...libraryStyleHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob: ${assets}`,
    'font-src': "'self' data:",
    'media-src': `'self' ${assets}`,
    'connect-src': ["'self'", api, usage].filter(Boolean).join(' '),
    'frame-src': `'self' ${video}`,
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

/** Sets the strict ones, before anything else: a page that needs more, such as its own script hashes, sets its own. */
export type HeaderGuard = (request: FastifyRequest, reply: FastifyReply) => void;

export function createHeaderGuard(settings: Settings): HeaderGuard {
  const https = settings.publicOrigin?.startsWith('https:') === true;
  const common = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': apiPolicy,
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  return (request, reply) => {
    void reply.headers(common);
    if (isApiPath(pathInUrl(request.url))) void reply.header('cache-control', 'no-store');
  };
}
