import { uiText } from '../ui/text.ts';

/** The title of a page as a browser tab shows it. */
export function pageTitle(title: string) {
  return [{ title: `${title} · ${uiText.product}` }];
}
