import { addRational, type Rational, rational } from '../rational/rational.ts';
import type { TokenBody } from './tokens.ts';

/**
 * Whole part, digits before the block, and the block. The lengths are bounded, so that no text takes long.
 * 0.8333… has its block at least twice before the dots: 0.3… would not say which digits go on.
 */
const writings: readonly RegExp[] = [
  /(\d{0,12})\.(\d{0,8}?)(\d{1,6}?)\3{1,20}(?:\.{3}|…|\\[lc]?dots)/y,
  /(\d{0,12})\.(\d{0,8})\\(?:overline|bar)(?=[{\d])\{?((?<=\{)\d{1,6}(?=\})|(?<!\{)\d)\}?/y,
  /(\d{0,12})\.(\d{0,8}?)((?:\d[\u0304\u0305\u0307]){1,6})/y,
  /(\d{0,12})\.(\d{0,8}?)((?:\\dot\{?\d\}?)(?:\d{0,4}\\dot\{?\d\}?)?)/y,
  /(\d{1,12})\.()\((\d{1,6})\)/y,
  /(\d{0,12})\.()(\d)\s?(?:repeating|recurring)\b/iy,
  /(\d{0,12})\.(\d{0,8}?)(\d{1,3}?)\3{1,20}(?!\d)\s?\(?(?:repeating|recurring)\b\)?/iy,
];

/** 0.8(3) is 0.8333… where a number is wanted; elsewhere it is a product. */
const bracketedBlock = /(\d{1,12})\.(\d{1,8})\((\d{1,6})\)/y;

/**
 * A repeating decimal that starts here, as 0.8333…, 0.8\overline{3} or 0.3 repeating; null for anything else.
 * `number` tells that a number is wanted.
 */
export function readRepeating(
  text: string,
  at: number,
  number: boolean,
): { body: TokenBody; length: number } | null {
  for (const writing of number ? [...writings, bracketedBlock] : writings) {
    writing.lastIndex = at;
    const found = writing.exec(text);
    if (!found) continue;
    const [all, whole = '', before = '', marked = ''] = found;
    const block = marked.replace(/\D/g, '');
    const places = before.length + block.length;
    const value = repeatingValue(`${whole}${before}`, block, before.length);
    return { body: { kind: 'number', value, places, plain: false }, length: all.length };
  }
  return null;
}

/** 08 and 3 with one place is 0.8 + 3/90. */
function repeatingValue(start: string, block: string, places: number): Rational {
  const scale = 10n ** BigInt(places);
  const nines = 10n ** BigInt(block.length) - 1n;
  return addRational(rational(BigInt(start || '0'), scale), rational(BigInt(block), scale * nines));
}
