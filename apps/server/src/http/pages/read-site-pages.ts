import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type SiteSettings, siteTokens } from '@playforward/contract';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../../settings.ts';
import { pathInUrl } from '../api-paths.ts';
import { pagePolicy } from '../security-headers.ts';

type SitePage = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string; policy: string };

/** The pages as the people of one school see them. */
type FilledPages = {
  /** The settings written into them. */
  shown: SiteSettings;
  find(url: string): SitePage;
};

export type SitePages = {
  paths: string[];
  /** Those of them that crawlers may list. */
  listed: string[];
  of(settings: Settings): FilledPages;
};

const marker = '<!--site-settings-->';
const fallbackFile = '__spa-fallback.html';
const asksNotToBeListed = /<meta name="robots" content="[^"]*noindex/;
/** Filled pages of all schools together; those that nobody has asked for longest are filled again. */
const mostBytes = 64 * 1024 * 1024;

/** Reads every page of the built site once, or undefined when nothing is built. A page is filled in when it is asked for. */
export function readSitePages(folder: string, accountSalt = ''): SitePages | undefined {
  const files = listPages(folder);
  if (!files.includes(fallbackFile)) return undefined;
  const sources = new Map(files.map((file) => [pagePath(file), readFileSync(join(folder, file), 'utf8')]));
  const held = new LRUCache<string, SitePage>({
    maxSize: mostBytes,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + br.length + gzip.length,
  });
  const known = new WeakMap<Settings, FilledPages>();
  let numbers = 0;

  function fillFor(settings: Settings): FilledPages {
    const shown = toSiteSettings(settings, accountSalt);
    numbers += 1;
    const number = numbers;
    const page = (path: string): SitePage => {
      const key = `${number} ${path}`;
      const made = held.get(key) ?? preparePage(sources.get(path) ?? '', shown, settings);
      held.set(key, made);
      return made;
    };
    return { shown, find: (url) => page(findPath(sources, url)) };
  }

  const paths = [...sources.keys()].filter((path) => !path.startsWith('/__'));
  return {
    paths,
    listed: paths.filter((path) => !asksNotToBeListed.test(sources.get(path) ?? '')),
    of(settings) {
      const filled = known.get(settings) ?? fillFor(settings);
      known.set(settings, filled);
      return filled;
    },
  };
}

/** The page that answers an address: its own, that of the part of the app it is in, or that of the app. */
function findPath(sources: ReadonlyMap<string, string>, url: string): string {
  const path = withoutTrailingSlash(pathInUrl(url));
  const ofPart = `/__app-${path.split('/')[1]}`;
  const found = path.startsWith('/__') ? undefined : [path, ofPart].find((one) => sources.has(one));
  return found ?? pagePath(fallbackFile);
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

function preparePage(source: string, shown: SiteSettings, settings: Settings): SitePage {
  const html = fillTokens(source, shown).replace(marker, () => siteSettingsTag(shown));
  const plain = Buffer.from(html);
  return {
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    policy: pagePolicy(settings, inlineScriptHashes(html)),
  };
}

/** The settings the browser may know. */
function toSiteSettings(settings: Settings, accountSalt: string): SiteSettings {
  const { analytics } = settings;
  return {
    product_name: settings.productName,
    allowed_email_domain: settings.allowedEmailDomain ?? null,
    guest_access: settings.guestAccess,
    sign_up: settings.operation.signUp.kind,
    mail: settings.operation.mail !== undefined,
    school_sign_in: settings.schoolSignIn?.name ?? null,
    password_min: settings.passwordMin,
    api_origin: settings.apiOrigin ?? null,
    asset_base: settings.assetBase,
    organisation: settings.organisation,
    foundation: settings.foundation,
    legal_name: settings.legalName,
    public_origin: (settings.publicOrigin ?? `http://localhost:${settings.port}`) + settings.schoolPath,
    privacy_url: settings.privacyUrl,
    waitlist_url: settings.waitlistUrl,
    linkedin_url: settings.linkedinUrl,
    instagram_url: settings.instagramUrl,
    youtube_url: settings.youtubeUrl,
    podcast_url: settings.podcastUrl,
    contact_email: settings.contactEmail ?? null,
    vibes_video_id: settings.vibesVideoId ?? null,
    pledge_video_id: settings.pledgeVideoId ?? null,
    analytics: analytics ? { endpoint: analytics.endpoint, write_key: analytics.writeKey } : null,
    assistant: settings.companion.assistant,
    break_minutes: settings.privacy.breakMinutes,
    privacy_contact: settings.contactEmail ?? `the office of ${settings.organisation}`,
    ...sayRetention(settings),
    account_salt: accountSalt,
  };
}

/** What the privacy notice says of how long things are kept. */
function sayRetention({ companion, operation }: Settings) {
  const { chatDays } = companion;
  const { keepInactiveMonths: months } = operation;
  return {
    chat_kept:
      chatDays === 1 ? 'for a day after the last message' : `for ${chatDays} days after the last message`,
    account_kept:
      months === 0
        ? 'until your school deletes the account'
        : `until nobody has used the account for ${months} months`,
  };
}

/** As data that cannot end its own element. */
function siteSettingsTag(shown: SiteSettings): string {
  return `<script type="application/json" id="site-settings">${JSON.stringify(shown).replace(scriptBreakers, toUnicode)}</script>`;
}

const scriptBreakers = /[<>&\u2028\u2029]/g;

function toUnicode(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Puts settings where a built page has their tokens: as HTML text, or inside a script as part of a JSON string. */
function fillTokens(html: string, shown: SiteSettings): string {
  const parts = html.split(/(<script\b[^>]*>[\s\S]*?<\/script>)/);
  return parts.map((part) => fillPart(part, shown, part.startsWith('<script') ? inJson : inHtml)).join('');
}

function fillPart(part: string, shown: SiteSettings, quote: (value: string) => string): string {
  let filled = part;
  for (const [token, field] of Object.entries(siteTokens)) {
    filled = filled
      .replaceAll(`{{site.${token}}}`, () => quote(shown[field]))
      .replaceAll(`{{site.${token}.encoded}}`, () => encodeURIComponent(shown[field]));
  }
  return filled;
}

function inHtml(value: string): string {
  return value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

function inJson(value: string): string {
  return JSON.stringify(value).slice(1, -1).replace(scriptBreakers, toUnicode);
}

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc=/i.test(attributes) || /type="application\//i.test(attributes)) continue;
    hashes.add(createHash('sha256').update(body).digest('base64'));
  }
  return [...hashes];
}
