import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../context.ts';
import { type CityPage, forEver, registerCityPage } from './city-page.ts';
import type { SitePages } from './read-site-pages.ts';
import { registerSitemap } from './sitemap.ts';
import { registerWebManifest, webManifestFile } from './web-manifest.ts';

/** The built web app: its folder, and its pages read at start. */
export type Site = { folder: string; pages: SitePages; city?: CityPage | undefined };

type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Files the build names after their content; everything else may change under its name. */
const hashedName = /\/assets\/[^/]+-[\w-]{8}\.\w+(\.(br|gz))?$/;

/** Serves the site's files and pages, and answers the function that sends the page for any other path. */
export async function registerSite(app: App, { folder, pages, city }: Site): Promise<SendPage> {
  const sendPage: SendPage = (request, reply) => {
    const page = pages.of(request.school.settings).find(request.url);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    void reply
      .header('content-security-policy', page.policy)
      .header('vary', 'Accept-Encoding')
      .header('etag', page.etag)
      .header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(encoding ? page[encoding] : page.plain);
  };

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    redirect: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'robots.txt', webManifestFile],
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashedName.test(path) ? forEver : 'public, max-age=3600');
    },
  });
  if (city) await registerCityPage(app, city);
  registerSitemap(app, folder, pages);
  registerWebManifest(app, folder, pages);
  for (const path of pages.paths) app.get(path, { exposeHeadRoute: true }, sendPage);
  return sendPage;
}
