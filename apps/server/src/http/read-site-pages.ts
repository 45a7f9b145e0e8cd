import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SiteSettings } from '@playforward/contract';
import type { Settings } from '../settings.ts';
import { pathOf } from './api-paths.ts';
import { pagePolicy } from './security-headers.ts';

type SitePage = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string; policy: string };

export type SitePages = { paths: string[]; find(url: string): SitePage };

const marker = '<!--site-settings-->';
const fallbackFile = '__spa-fallback.html';

/** Reads every page of the built site once, with the settings written in, or undefined when nothing is built. */
export function readSitePages(folder: string, settings: Settings): SitePages | undefined {
  const files = listPages(folder);
  if (!files.includes(fallbackFile)) return undefined;
  const pages = new Map(files.map((file) => [pagePath(file), preparePage(join(folder, file), settings)]));
  const fallback = pages.get(pagePath(fallbackFile));
  if (!fallback) return undefined;
  pages.delete(pagePath(fallbackFile));
  return {
    paths: [...pages.keys()],
    find: (url) => pages.get(withoutTrailingSlash(pathOf(url))) ?? fallback,
  };
}

function listPages(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.split(sep).join('/'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw cause;
  }
}

function pagePath(file: string): string {
  return withoutTrailingSlash(`/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function preparePage(file: string, settings: Settings): SitePage {
  const html = readFileSync(file, 'utf8').replace(marker, () => siteSettingsTag(settings));
  const plain = Buffer.from(html);
  return {
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    policy: pagePolicy(settings, inlineScriptHashes(html)),
  };
}

/** The settings the browser may know, as data that cannot end its own element. */
function siteSettingsTag(settings: Settings): string {
  const shown: SiteSettings = {
    product_name: settings.productName,
    allowed_email_domain: settings.allowedEmailDomain ?? null,
    guest_access: settings.guestAccess,
    password_min: settings.passwordMin,
    api_origin: settings.apiOrigin ?? null,
    asset_base: settings.assetBase,
  };
  const json = JSON.stringify(shown).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="site-settings">${json}</script>`;
}

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc=/i.test(attributes) || /type="application\/json"/i.test(attributes)) continue;
    hashes.add(createHash('sha256').update(body).digest('base64'));
  }
  return [...hashes];
}
