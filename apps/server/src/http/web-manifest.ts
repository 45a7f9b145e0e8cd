import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteSettings } from '@playforward/contract';
import type { App } from '../context.ts';

export const webManifestFile = 'site.webmanifest';

/** Serves the site's manifest, which says how it looks on a home screen, under the name the school gave the product. */
export function registerWebManifest(app: App, folder: string, shown: SiteSettings): void {
  const file = join(folder, webManifestFile);
  if (!existsSync(file)) return;
  const manifest = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...namesOf(shown) };
  app.get(`/${webManifestFile}`, { exposeHeadRoute: true }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest)),
  );
}

const namesOf = ({ product_name: name }: SiteSettings) => ({ name, short_name: name });
