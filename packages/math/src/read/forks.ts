import { type Reader, takeFork } from './reader.ts';

/**
 * Places that school reads in two ways. The first way is the book's, and what is judged; the second is only asked about.
 *
 * | fork | written | first | second |
 * |---|---|---|---|
 * | argument-power | ln x^2, √x^2 | ln(x^2) | (ln x)^2 |
 * | bracket-power | ln (x+1)^2 | (ln(x+1))^2 | ln((x+1)^2) |
 * | argument-quotient | ln x/2, sin πx/2 | (ln x)/2, sin(πx/2) | ln(x/2), (sin πx)/2 |
 * | root-product | √2x | √2 · x | √(2x) |
 * | divisor-product | 1/2x | (1/2)x | 1/(2x) |
 * | divisor-run | a/bc | a/(bc) | (a/b)c |
 * | exponent-run | e^rt | e^(rt) | e^r · t |
 * | exponent-tail | e^2x, x^1/2 | e^2 · x, x^1/2 | e^(2x), x^(1/2) |
 * | closing-mark | 4! at the end | 4 · 3 · 2 · 1 | 4 |
 */
const kinds = [
  'argument-power',
  'bracket-power',
  'argument-quotient',
  'root-product',
  'divisor-product',
  'divisor-run',
  'exponent-run',
  'exponent-tail',
  'closing-mark',
] as const;

/** Whether the fork at this token is to be read in its second way. */
export function turns(reader: Reader, kind: (typeof kinds)[number]): boolean {
  return takeFork(reader, reader.at * kinds.length + kinds.indexOf(kind));
}
