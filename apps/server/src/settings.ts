import { resolve } from 'node:path';
import { z } from 'zod';
import { type CitySettings, cityCatalogue, toCitySettings } from './city-settings.ts';
import {
  type CompanionSettings,
  companionCatalogue,
  findHalfAModel,
  toCompanionSettings,
} from './companion-settings.ts';
import { setting, wholeNumber } from './define-setting.ts';
import { StartupError } from './startup-error.ts';

const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const origin = z.string().refine(isOrigin);

/** Text people see. */
function shownText(max: number) {
  return z.string().trim().min(1).max(max);
}

/** Where a link leads; `#` leads nowhere. */
const linkTarget = z
  .string()
  .refine((text) => text === '#' || /^(\/(?!\/)|mailto:)/.test(text) || isWebAddress(text))
  .default('#');

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text);
}

const linkForm = 'an https address, a path starting with /, a mailto: address or #';
const videoId = z
  .string()
  .regex(/^[\w-]{6,20}$/)
  .optional();
const videoForm = 'the id of a YouTube video, such as M7lc1UVf-VE';

function commaList(item: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item))
    .optional()
    .transform((value) => value ?? []);
}

const settingsCatalogue = {
  PORT: setting(
    'Port the site answers on.',
    'a whole number from 0 to 65535',
    '3000',
    wholeNumber(0, 65535, 3000),
  ),
  HOST: setting(
    'Network address to listen on. 0.0.0.0 opens the site to the whole network.',
    'an IP address or a host name',
    '127.0.0.1',
    z
      .string()
      .regex(/^[a-zA-Z0-9.:-]{1,253}$/)
      .default('127.0.0.1'),
  ),
  DATA_DIR: setting(
    'Folder for everything the server keeps on disk.',
    'a folder path',
    './data',
    z
      .string()
      .min(1)
      .default('./data')
      .transform((folder) => resolve(folder)),
  ),
  DATABASE_URL: setting(
    'Your own PostgreSQL 15 or newer. When unset, the server runs its own PostgreSQL in DATA_DIR.',
    'an address such as postgres://user:password@host:5432/database',
    '(embedded)',
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .refine((text) => URL.canParse(text))
      .optional(),
  ),
  PUBLIC_ORIGIN: setting(
    'Address people type to reach the site. Needed behind a proxy; an https address turns on HSTS.',
    'an origin such as https://learn.school.example, without a path',
    '(from the request)',
    origin.optional(),
  ),
  TRUST_PROXY: setting(
    'Proxies whose forwarded client address is believed.',
    'a comma-separated list of IP addresses, ranges such as 10.0.0.0/8, or the word loopback',
    '(none)',
    commaList(z.string().regex(/^(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(\/\d{1,3})?)$/)),
  ),
  API_ORIGIN: setting(
    'Where the browser sends its calls, when that is not the site itself.',
    'an origin such as https://api.school.example, without a path',
    '(same as the site)',
    origin.optional(),
  ),
  CORS_ORIGINS: setting(
    'Other sites whose pages may call this server.',
    'a comma-separated list of origins such as https://learn.school.example',
    '(none)',
    commaList(origin),
  ),
  ASSET_BASE: setting(
    'Where pictures and other shipped files are served from.',
    'a path starting with / or an origin with an optional path',
    '/assets',
    z
      .string()
      .regex(/^(\/(?!\/)|https?:\/\/)[^\s"'<>;,]*$/)
      .default('/assets'),
  ),
  PRODUCT_NAME: setting(
    'Name shown to people.',
    '1 to 60 characters',
    'Playforward',
    z.string().trim().min(1).max(60).default('Playforward'),
  ),
  ORGANISATION: setting(
    'Learning organisation that runs the site, as shown to people.',
    '1 to 80 characters',
    'Playforward',
    shownText(80).default('Playforward'),
  ),
  FOUNDATION: setting(
    'Foundation that stands behind it, as shown to people.',
    '1 to 80 characters',
    'Playforward Foundation',
    shownText(80).default('Playforward Foundation'),
  ),
  LEGAL_NAME: setting(
    'Name in the copyright line.',
    '1 to 80 characters',
    'Playforward',
    shownText(80).default('Playforward'),
  ),
  PRIVACY_URL: setting('Where the privacy-policy link leads.', linkForm, '#', linkTarget),
  WAITLIST_URL: setting(
    "Where the League's interest form is. The default is a sample address; the page says so.",
    linkForm,
    'https://waitlist.example/league',
    linkTarget.default('https://waitlist.example/league'),
  ),
  LINKEDIN_URL: setting('LinkedIn page of the school or organisation.', linkForm, '#', linkTarget),
  INSTAGRAM_URL: setting('Instagram page.', linkForm, '#', linkTarget),
  YOUTUBE_URL: setting('YouTube page.', linkForm, '#', linkTarget),
  PODCAST_URL: setting('Podcast page.', linkForm, '#', linkTarget),
  CONTACT_EMAIL: setting(
    'Mail address shown beside the contact form, which itself sends nothing.',
    'an e-mail address',
    '(none)',
    z.email().optional(),
  ),
  VIBES_VIDEO_ID: setting(
    'Video in the Vibes section of the landing page.',
    videoForm,
    '(a poster)',
    videoId,
  ),
  PLEDGE_VIDEO_ID: setting('Video on the pledge page.', videoForm, '(a poster)', videoId),
  ANALYTICS: setting(
    'Whether usage is recorded: which lessons are opened and where students stop, without names, addresses or texts.',
    'on or off',
    'on',
    z.enum(['on', 'off']).default('on'),
  ),
  ANALYTICS_ENDPOINT: setting(
    'Sends usage events to a provider instead of this server, only together with ANALYTICS_WRITE_KEY.',
    'an https address such as https://analytics.example/v1',
    '(this server)',
    z
      .string()
      .regex(/^https:\/\/[^\s"'<>;,?#]+[^\s"'<>;,?#/]$/)
      .refine((text) => URL.canParse(text))
      .optional(),
  ),
  ANALYTICS_WRITE_KEY: setting(
    'Key the provider asks for.',
    '1 to 80 letters, digits, _ or -',
    '(none)',
    z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .optional(),
  ),
  ALLOWED_EMAIL_DOMAIN: setting(
    'The one e-mail domain that may sign in and register. When unset, any domain may.',
    'a domain such as school.example, without @',
    '(any)',
    z.string().trim().toLowerCase().regex(hostName).optional(),
  ),
  GUEST_ACCESS: setting(
    'Whether people may look around as a guest. Off by default once ALLOWED_EMAIL_DOMAIN is set.',
    'on or off',
    'on, or off with a domain',
    z.enum(['on', 'off']).optional(),
  ),
  SESSION_DAYS: setting(
    'Days until a person must sign in again.',
    'a whole number from 1 to 90',
    '7',
    wholeNumber(1, 90, 7),
  ),
  PASSWORD_MIN: setting(
    'Shortest password at sign-up. 8 or more is recommended.',
    'a whole number from 6 to 64',
    '6',
    wholeNumber(6, 64, 6),
  ),
  PASSWORD_PEPPER: setting(
    'Secret mixed into every password hash. Required with DATABASE_URL when DATA_DIR is not kept; otherwise made once and kept in DATA_DIR.',
    'at least 32 characters with at least 12 different ones, not an example value',
    '(made at first start)',
    z.string().min(32).max(512).refine(isStrongSecret).optional(),
  ),
  ...companionCatalogue,
  ...cityCatalogue,
  LOG_LEVEL: setting(
    'How much the server writes to its log. Successful reads appear from debug on.',
    'fatal, error, warn, info, debug, trace or silent',
    'info',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
};

type Catalogue = typeof settingsCatalogue;
type SettingName = keyof Catalogue;
type Raw = { [K in SettingName]: z.output<Catalogue[K]['read']> };

/** Where the browser sends usage events: a path of this server, or the address of a provider. */
type AnalyticsSettings = { endpoint: string; writeKey: string };

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicOrigin: string | undefined;
  trustProxy: string[];
  apiOrigin: string | undefined;
  corsOrigins: string[];
  assetBase: string;
  productName: string;
  organisation: string;
  foundation: string;
  legalName: string;
  privacyUrl: string;
  waitlistUrl: string;
  linkedinUrl: string;
  instagramUrl: string;
  youtubeUrl: string;
  podcastUrl: string;
  contactEmail: string | undefined;
  vibesVideoId: string | undefined;
  pledgeVideoId: string | undefined;
  analytics: AnalyticsSettings | undefined;
  allowedEmailDomain: string | undefined;
  guestAccess: boolean;
  sessionDays: number;
  passwordMin: number;
  passwordPepper: string | undefined;
  companion: CompanionSettings;
  city: CitySettings;
  redisUrl: string | undefined;
  logLevel: Raw['LOG_LEVEL'];
};

/** Refuses secrets that were typed by hand or copied from an example. */
function isStrongSecret(secret: string): boolean {
  if (/change.?me|example|secret|password|default|pepper|playforward/i.test(secret)) return false;
  return new Set(secret).size >= 12;
}

/** The settings in this environment; throws one sentence per malformed setting. An empty value counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const raw: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { allowed, read }] of Object.entries(settingsCatalogue)) {
    const result = read.safeParse(env[name]?.trim() ? env[name].trim() : undefined);
    if (result.success) raw[name] = result.data;
    else problems.push(`The setting ${name} must be ${allowed}.`);
  }
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  const missing = findHalfAModel(raw as Raw);
  if (missing) throw new StartupError(missing);
  return toSettings(raw as Raw);
}

function toSettings(raw: Raw): Settings {
  return {
    port: raw.PORT,
    host: raw.HOST,
    dataDir: raw.DATA_DIR,
    databaseUrl: raw.DATABASE_URL,
    publicOrigin: raw.PUBLIC_ORIGIN,
    trustProxy: raw.TRUST_PROXY,
    apiOrigin: raw.API_ORIGIN,
    corsOrigins: raw.CORS_ORIGINS,
    assetBase: raw.ASSET_BASE,
    productName: raw.PRODUCT_NAME,
    organisation: raw.ORGANISATION,
    foundation: raw.FOUNDATION,
    legalName: raw.LEGAL_NAME,
    privacyUrl: raw.PRIVACY_URL,
    waitlistUrl: raw.WAITLIST_URL,
    linkedinUrl: raw.LINKEDIN_URL,
    instagramUrl: raw.INSTAGRAM_URL,
    youtubeUrl: raw.YOUTUBE_URL,
    podcastUrl: raw.PODCAST_URL,
    contactEmail: raw.CONTACT_EMAIL,
    vibesVideoId: raw.VIBES_VIDEO_ID,
    pledgeVideoId: raw.PLEDGE_VIDEO_ID,
    analytics: raw.ANALYTICS === 'on' ? toAnalytics(raw) : undefined,
    allowedEmailDomain: raw.ALLOWED_EMAIL_DOMAIN,
    guestAccess: (raw.GUEST_ACCESS ?? (raw.ALLOWED_EMAIL_DOMAIN ? 'off' : 'on')) === 'on',
    sessionDays: raw.SESSION_DAYS,
    passwordMin: raw.PASSWORD_MIN,
    passwordPepper: raw.PASSWORD_PEPPER,
    companion: toCompanionSettings(raw),
    city: toCitySettings(raw),
    redisUrl: raw.REDIS_URL,
    logLevel: raw.LOG_LEVEL,
  };
}

/** Events leave this server only when a provider's address and key are both named (D-149). */
function toAnalytics({
  ANALYTICS_ENDPOINT: endpoint,
  ANALYTICS_WRITE_KEY: writeKey,
}: Raw): AnalyticsSettings {
  if (endpoint && writeKey) return { endpoint, writeKey };
  return { endpoint: '/analytics', writeKey: 'playforward' };
}

/** Every setting in words, in the order of the README's table. */
export function describeSettings() {
  return Object.entries(settingsCatalogue).map(([name, { about, allowed, shown }]) => ({
    name,
    about,
    allowed,
    default: shown,
  }));
}
