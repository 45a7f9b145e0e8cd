import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../context.ts';
import type { SitePages } from './read-site-pages.ts';

const oneHour = 'public, max-age=3600';

/** Serves what crawlers ask for: `/sitemap.xml`, and the site's `/robots.txt` with the sitemap's address below it. */
export function registerSitemap(app: App, folder: string, pages: SitePages): void {
  const sitemap = writeSitemap(pages);
  app.get('/sitemap.xml', { exposeHeadRoute: true }, (_request, reply) =>
    reply.header('cache-control', oneHour).type('application/xml; charset=utf-8').send(sitemap),
  );
  const file = join(folder, 'robots.txt');
  const rules = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : 'User-agent: *';
  const robots = `${rules}\n\nSitemap: ${pages.shown.public_origin}/sitemap.xml\n`;
  app.get('/robots.txt', { exposeHeadRoute: true }, (_request, reply) =>
    reply.header('cache-control', oneHour).type('text/plain; charset=utf-8').send(robots),
  );
}

/** Every built page with its whole address, without those that ask not to be listed. */
function writeSitemap({ paths, shown, find }: SitePages): string {
  const entries = paths
    .filter((path) => !asksNotToBeListed(find(path).plain.toString()))
    .sort()
    .map((path) => `  <url><loc>${escapeXml(shown.public_origin + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

const asksNotToBeListed = (html: string): boolean => /<meta name="robots" content="[^"]*noindex/.test(html);

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
