import { resolve } from 'node:path';
import { z } from 'zod';
import { onOrOff, setting, wholeNumber } from './define-setting.ts';

const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const origin = z.string().refine(isOrigin);

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Text people see. */
function shownText(max: number) {
  return z.string().trim().min(1).max(max);
}

/** Where a link leads; `#` leads nowhere. */
const linkTarget = z
  .string()
  .refine((text) => text === '#' || /^(\/(?!\/)|mailto:)/.test(text) || isWebAddress(text));

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text);
}

const linkForm = 'an https address, a path starting with /, a mailto: address or #';
const videoId = z.string().regex(/^[\w-]{6,20}$/);
const videoForm = 'the id of a YouTube video, such as M7lc1UVf-VE';

function commaList(item: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => (text === '' ? [] : text.split(',').map((part) => part.trim())))
    .pipe(z.array(item));
}

/** The settings of the site itself: where it listens, where it keeps things, what it is called, who may sign in. */
export const siteCatalogue = {
  port: setting(
    'PORT',
    { about: 'Port the site answers on.', allowed: 'a whole number from 0 to 65535', fallback: '3000' },
    wholeNumber(0, 65535),
  ),
  host: setting(
    'HOST',
    {
      about: 'Network address to listen on. 0.0.0.0 opens the site to the whole network.',
      allowed: 'an IP address or a host name',
      fallback: '127.0.0.1',
    },
    z.string().regex(/^[a-zA-Z0-9.:-]{1,253}$/),
  ),
  dataDir: setting(
    'DATA_DIR',
    {
      about: 'Folder for everything the server keeps on disk.',
      allowed: 'a folder path',
      fallback: './data',
    },
    z
      .string()
      .min(1)
      .transform((folder) => resolve(folder)),
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    {
      about: 'Your own PostgreSQL 15 or newer. When unset, the server runs its own PostgreSQL in DATA_DIR.',
      allowed: 'an address such as postgres://user:password@host:5432/database',
      shown: '(embedded)',
    },
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .refine((text) => URL.canParse(text)),
  ),
  publicOrigin: setting(
    'PUBLIC_ORIGIN',
    {
      about: 'Address people type to reach the site. Needed behind a proxy; an https address turns on HSTS.',
      allowed: 'an origin such as https://learn.school.example, without a path',
      shown: '(from the request)',
    },
    origin,
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    {
      about: 'Proxies whose forwarded client address is believed.',
      allowed: 'a comma-separated list of IP addresses, ranges such as 10.0.0.0/8, or the word loopback',
      fallback: '',
      shown: '(none)',
    },
    commaList(z.string().regex(/^(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(\/\d{1,3})?)$/)),
  ),
  apiOrigin: setting(
    'API_ORIGIN',
    {
      about: 'Where the browser sends its calls, when that is not the site itself.',
      allowed: 'an origin such as https://api.school.example, without a path',
      shown: '(same as the site)',
    },
    origin,
  ),
  corsOrigins: setting(
    'CORS_ORIGINS',
    {
      about: 'Other sites whose pages may call this server.',
      allowed: 'a comma-separated list of origins such as https://learn.school.example',
      fallback: '',
      shown: '(none)',
    },
    commaList(origin),
  ),
  assetBase: setting(
    'ASSET_BASE',
    {
      about: 'Where pictures and other shipped files are served from.',
      allowed: 'a path starting with / or an origin with an optional path',
      fallback: '/assets',
    },
    z.string().regex(/^(\/(?!\/)|https?:\/\/)[^\s"'<>;,]*$/),
  ),
  productName: setting(
    'PRODUCT_NAME',
    {
      perSchool: true,
      about: 'Name shown to people.',
      allowed: '1 to 60 characters',
      fallback: 'Playforward',
    },
    z.string().trim().min(1).max(60),
  ),
  organisation: setting(
    'ORGANISATION',
    {
      perSchool: true,
      about: 'Learning organisation that runs the site, as shown to people.',
      allowed: '1 to 80 characters',
      fallback: 'Playforward',
    },
    shownText(80),
  ),
  foundation: setting(
    'FOUNDATION',
    {
      perSchool: true,
      about: 'Foundation that stands behind it, as shown to people.',
      allowed: '1 to 80 characters',
      fallback: 'Playforward Foundation',
    },
    shownText(80),
  ),
  legalName: setting(
    'LEGAL_NAME',
    {
      perSchool: true,
      about: 'Name in the copyright line.',
      allowed: '1 to 80 characters',
      fallback: 'Playforward',
    },
    shownText(80),
  ),
  privacyUrl: setting(
    'PRIVACY_URL',
    { perSchool: true, about: 'Where the privacy-policy link leads.', allowed: linkForm, fallback: '#' },
    linkTarget,
  ),
  waitlistUrl: setting(
    'WAITLIST_URL',
    {
      about: "Where the League's interest form is. The default is a sample address; the page says so.",
      allowed: linkForm,
      fallback: 'https://waitlist.example/league',
    },
    linkTarget,
  ),
  linkedinUrl: setting(
    'LINKEDIN_URL',
    { about: 'LinkedIn page of the school or organisation.', allowed: linkForm, fallback: '#' },
    linkTarget,
  ),
  instagramUrl: setting(
    'INSTAGRAM_URL',
    { about: 'Instagram page.', allowed: linkForm, fallback: '#' },
    linkTarget,
  ),
  youtubeUrl: setting(
    'YOUTUBE_URL',
    { about: 'YouTube page.', allowed: linkForm, fallback: '#' },
    linkTarget,
  ),
  podcastUrl: setting(
    'PODCAST_URL',
    { about: 'Podcast page.', allowed: linkForm, fallback: '#' },
    linkTarget,
  ),
  contactEmail: setting(
    'CONTACT_EMAIL',
    {
      perSchool: true,
      about: 'Mail address shown beside the contact form, which itself sends nothing.',
      allowed: 'an e-mail address',
      shown: '(none)',
    },
    z.email(),
  ),
  vibesVideoId: setting(
    'VIBES_VIDEO_ID',
    { about: 'Video in the Vibes section of the landing page.', allowed: videoForm, shown: '(a poster)' },
    videoId,
  ),
  pledgeVideoId: setting(
    'PLEDGE_VIDEO_ID',
    { about: 'Video on the pledge page.', allowed: videoForm, shown: '(a poster)' },
    videoId,
  ),
  analytics: setting(
    'ANALYTICS',
    {
      about:
        'Whether usage is recorded: which lessons are opened and where students stop, without names, addresses or texts.',
      allowed: 'on or off',
      fallback: 'on',
    },
    onOrOff,
  ),
  analyticsEndpoint: setting(
    'ANALYTICS_ENDPOINT',
    {
      about:
        'Sends usage events to a provider instead of this server, only together with ANALYTICS_WRITE_KEY.',
      allowed: 'an https address such as https://analytics.example/v1',
      shown: '(this server)',
    },
    z
      .string()
      .regex(/^https:\/\/[^\s"'<>;,?#]+[^\s"'<>;,?#/]$/)
      .refine((text) => URL.canParse(text)),
  ),
  analyticsWriteKey: setting(
    'ANALYTICS_WRITE_KEY',
    { about: 'Key the provider asks for.', allowed: '1 to 80 letters, digits, _ or -', shown: '(none)' },
    z.string().regex(/^[\w-]{1,80}$/),
  ),
  allowedEmailDomain: setting(
    'ALLOWED_EMAIL_DOMAIN',
    {
      perSchool: true,
      about: 'The one e-mail domain that may sign in and register. When unset, any domain may.',
      allowed: 'a domain such as school.example, without @',
      shown: '(any)',
    },
    z.string().trim().toLowerCase().regex(hostName),
  ),
  guestAccess: setting(
    'GUEST_ACCESS',
    {
      perSchool: true,
      about: 'Whether people may look around as a guest. Off by default once ALLOWED_EMAIL_DOMAIN is set.',
      allowed: 'on or off',
      shown: 'on, or off with a domain',
    },
    onOrOff,
  ),
  timeZone: setting(
    'TIME_ZONE',
    {
      perSchool: true,
      about: "The school's time zone: where its days begin and end, and when Friday afternoon is.",
      allowed: 'a name such as America/Chicago',
      fallback: Intl.DateTimeFormat().resolvedOptions().timeZone,
      shown: "(the machine's)",
    },
    z.string().refine(isTimeZone),
  ),
  sessionDays: setting(
    'SESSION_DAYS',
    {
      perSchool: true,
      about: 'Days until a person must sign in again.',
      allowed: 'a whole number from 1 to 90',
      fallback: '7',
    },
    wholeNumber(1, 90),
  ),
  passwordMin: setting(
    'PASSWORD_MIN',
    {
      perSchool: true,
      about: 'Shortest password at sign-up. 8 or more is recommended.',
      allowed: 'a whole number from 6 to 64',
      fallback: '6',
    },
    wholeNumber(6, 64),
  ),
  passwordPepper: setting(
    'PASSWORD_PEPPER',
    {
      about:
        'Secret mixed into every password hash. Required with DATABASE_URL when DATA_DIR is not kept; otherwise made once and kept in DATA_DIR.',
      allowed: 'at least 32 characters with at least 12 different ones, not an example value',
      shown: '(made at first start)',
    },
    z.string().min(32).max(512).refine(isStrongSecret),
  ),
};

/** Refuses secrets that were typed by hand or copied from an example. */
function isStrongSecret(secret: string): boolean {
  if (/change.?me|example|secret|password|default|pepper|playforward/i.test(secret)) return false;
  return new Set(secret).size >= 12;
}
