import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type SiteSettings, siteTokens } from '@playforward/contract';
import type { Settings } from '../settings.ts';
import { pathOf } from './api-paths.ts';
import { pagePolicy } from './security-headers.ts';

type SitePage = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string; policy: string };

export type SitePages = {
  paths: string[];
  /** The settings written into the pages. */
  shown: SiteSettings;
  find(url: string): SitePage;
};

const marker = '<!--site-settings-->';
const fallbackFile = '__spa-fallback.html';

/** Reads every page of the built site once, with the settings written in, or undefined when nothing is built. */
export function readSitePages(folder: string, settings: Settings, accountSalt = ''): SitePages | undefined {
  const files = listPages(folder);
  if (!files.includes(fallbackFile)) return undefined;
  const shown = toSiteSettings(settings, accountSalt);
  const pages = new Map(
    files.map((file) => [pagePath(file), preparePage(join(folder, file), shown, settings)]),
  );
  const fallback = pages.get(pagePath(fallbackFile));
  if (!fallback) return undefined;
  return {
    paths: [...pages.keys()].filter((path) => !path.startsWith('/__')),
    shown,
    find(url) {
      const path = withoutTrailingSlash(pathOf(url));
      if (path.startsWith('/__')) return fallback;
      return pages.get(path) ?? pages.get(`/__app-${path.split('/')[1]}`) ?? fallback;
    },
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

function preparePage(file: string, shown: SiteSettings, settings: Settings): SitePage {
  const html = fillTokens(readFileSync(file, 'utf8'), shown).replace(marker, () => siteSettingsTag(shown));
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
    public_origin: settings.publicOrigin ?? `http://localhost:${settings.port}`,
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
