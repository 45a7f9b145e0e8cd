import { createProfanityFilter, type Span } from './profanity-filter.ts';

/** The one filter of the product: English, whole words, five asterisks (D-46). */
const filter = createProfanityFilter();

/** Where a text holds words that the product refuses; empty when it holds none. */
export function findProfanity(text: string): Span[] {
  return filter.find(text);
}

/** A student's own words as they may be shown back: five asterisks for each refused word. */
export function maskProfanity(text: string): string {
  return filter.mask(text);
}
