import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../context.ts';

/** The built page of the game, which the lesson opens in a frame (D-115). */
export type CityPage = { folder: string; html: Buffer };

export const forEver = 'public, max-age=31536000, immutable';

/**
 * Own files only, and no inline script or style at all. The game's own connections go to this origin; only the own pages
 * may frame it.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Undefined when the city is not built. */
export function readCityPage(folder: string): CityPage | undefined {
  const file = join(folder, 'index.html');
  return existsSync(file) ? { folder, html: readFileSync(file) } : undefined;
}

/**
 * The address of the page carries a ticket that is good once: the page is stored nowhere and tells no other page where
 * it was (D-113). Its files are named after their content and stay for ever.
 */
export async function registerCityPage(app: App, { folder, html }: CityPage): Promise<void> {
  const sendCity = (_: FastifyRequest, reply: FastifyReply) => {
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  };
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/stem-city/assets/',
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply) => {
      reply.header('cache-control', forEver);
    },
  });
  for (const path of ['/stem-city', '/stem-city/']) app.get(path, { exposeHeadRoute: true }, sendCity);
}
