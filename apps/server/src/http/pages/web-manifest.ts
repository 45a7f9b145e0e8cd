import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../../context.ts';
import type { SitePages } from './read-site-pages.ts';

export const webManifestFile = 'site.webmanifest';

/** Serves the site's manifest, which says how it looks on a home screen, under the name the school gave the product. */
export function registerWebManifest(app: App, folder: string, pages: SitePages): void {
  const file = join(folder, webManifestFile);
  if (!existsSync(file)) return;
  const written = JSON.parse(readFileSync(file, 'utf8')) as object;
  app.get(`/${webManifestFile}`, { exposeHeadRoute: true }, ({ school }, reply) => {
    const { product_name: name } = pages.of(school.settings).shown;
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...written, name, short_name: name }));
  });
}
