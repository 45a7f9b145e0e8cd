import { groupDigits } from './group-digits.ts';

/** A label is words and numbers with fractions among them; a fraction is drawn one number above the other. */
export type LabelPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'fraction'; readonly top: string; readonly bottom: string };

const fraction = /(?<![\p{L}\d./,])(\d{1,6})\/(\d{1,6})(?![\d/]|[.,]\d)/gu;

/**
 * Splits a label into text and fractions: '1 3/4 cups' is text '1', fraction 3 over 4, text 'cups'.
 * A unit such as 'km/h' and a date such as '1/2/2030' stay text.
 */
export function splitLabel(label: string): readonly LabelPart[] {
  const parts: LabelPart[] = [];
  let done = 0;
  for (const match of label.matchAll(fraction)) {
    pushText(parts, label.slice(done, match.index));
    parts.push({ kind: 'fraction', top: match[1] ?? '', bottom: match[2] ?? '' });
    done = match.index + match[0].length;
  }
  pushText(parts, label.slice(done));
  return parts;
}

function pushText(parts: LabelPart[], text: string): void {
  const trimmed = text.trim();
  if (trimmed !== '') parts.push({ kind: 'text', text: groupDigits(trimmed) });
}
