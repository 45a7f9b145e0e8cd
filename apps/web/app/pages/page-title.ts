import { siteToken } from '../site-token.ts';

/** The title of a page as a browser tab shows it. */
export function pageTitle(title: string) {
  return [{ title: `${title} · ${siteToken('productName')}` }];
}
