import type { SiteSettings } from './site-settings.ts';

/**
 * Settings that stand as text in built pages. A built page carries `{{site.<name>}}`; the server puts the escaped
 * value in its place when it starts, so that pages are readable without a script.
 */
export const siteTokens = {
  productName: 'product_name',
  organisation: 'organisation',
  foundation: 'foundation',
  legalName: 'legal_name',
  publicOrigin: 'public_origin',
  privacyUrl: 'privacy_url',
  waitlistUrl: 'waitlist_url',
  linkedinUrl: 'linkedin_url',
  instagramUrl: 'instagram_url',
  youtubeUrl: 'youtube_url',
  podcastUrl: 'podcast_url',
  privacyContact: 'privacy_contact',
  chatKept: 'chat_kept',
  accountKept: 'account_kept',
} as const satisfies Record<string, keyof SiteSettings>;

export type SiteToken = keyof typeof siteTokens;
