import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../context.ts';
import type { SitePages } from './read-site-pages.ts';

const oneHour = 'public, max-age=3600';

/** Serves what crawlers ask for: `/sitemap.xml`, and the site's `/robots.txt` with the sitemap's address below it. */
export function registerSitemap(app: App, folder: string, pages: SitePages): void {
  const originFor = ({ school }: FastifyRequest) => pages.of(school.settings).shown.public_origin;
  app.get('/sitemap.xml', { exposeHeadRoute: true }, (request, reply) =>
    reply
      .header('cache-control', oneHour)
      .type('application/xml; charset=utf-8')
      .send(writeSitemap(pages.listed, originFor(request))),
  );
  const file = join(folder, 'robots.txt');
  const rules = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : 'User-agent: *';
  app.get('/robots.txt', { exposeHeadRoute: true }, (request, reply) =>
    reply
      .header('cache-control', oneHour)
      .type('text/plain; charset=utf-8')
      .send(`${rules}\n\nSitemap: ${originFor(request)}/sitemap.xml\n`),
  );
}

/** Every page that may be listed, with its whole address. */
function writeSitemap(paths: readonly string[], origin: string): string {
  const entries = paths.toSorted().map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
