import { type SiteToken, siteTokens } from '@playforward/contract';
import { siteSettings } from './site-settings.ts';

/**
 * A setting as text of a page: while pages are built it is the token that the server replaces at start, in the
 * browser the value itself, so both say the same.
 */
export function siteToken(name: SiteToken): string {
  return typeof document === 'undefined' ? `{{site.${name}}}` : siteSettings()[siteTokens[name]];
}

/** The same inside the query of an address, where it stands percent-encoded. */
export function encodedSiteToken(name: SiteToken): string {
  return typeof document === 'undefined'
    ? `{{site.${name}.encoded}}`
    : encodeURIComponent(siteSettings()[siteTokens[name]]);
}
