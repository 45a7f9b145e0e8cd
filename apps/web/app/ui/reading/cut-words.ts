import type { FirstUse } from '@playforward/contract';

type Cut = Pick<FirstUse, 'slug' | 'start' | 'end'>;
/** `at` is where it begins in the text. */
type Stretch = { readonly at: number; readonly text: string; readonly slug?: string };

/** Cuts a text at the words that are linked; put together again, the stretches are the text. */
export function cutWords(text: string, uses: readonly Cut[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { slug, start, end } of uses.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) stretches.push({ at, text: text.slice(at, start) });
    stretches.push({ at: start, text: text.slice(start, end), slug });
    at = end;
  }
  if (at < text.length) stretches.push({ at, text: text.slice(at) });
  return stretches;
}
