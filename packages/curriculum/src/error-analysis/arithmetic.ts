import { evaluateExact, type Rational, rational, rationalToDecimalText } from '@playforward/math';

/** A number as solutions write it: digits with commas at the thousands, perhaps a decimal point. */
export const numberPattern = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/**
 * Numbers of a text in their order, without signs and commas.
 * @example numbersIn('1,250 − 8 = 1,242') // ['1250', '8', '1242']
 */
export function numbersIn(text: string): readonly string[] {
  return (text.match(numberPattern) ?? []).map((found) => found.replaceAll(',', ''));
}

/**
 * The exact value of shown arithmetic, with its fences of TeX and signs of money; null for words and letters.
 * @example exactValueOf('10 × $16$') // { n: 160n, d: 1n }
 */
export function exactValueOf(text: string): Rational | null {
  return evaluateExact(text.replace(/\\?\$/g, ' '));
}

const longestNumber = 8;

/**
 * A value as it is written in the place of `like`: as a percent, in TeX, as an amount of money, as a decimal or a
 * fraction. Null where it would be no number that somebody writes.
 * @example writeLike({ n: 1n, d: 4n }, '50%') // '25%'
 */
export function writeLike(value: Rational, like: string): string | null {
  const isPercent = like.includes('%');
  const { n, d } = isPercent ? rational(value.n * 100n, value.d) : value;
  const size = n < 0n ? -n : n;
  const inTex = /(?<!\\)\$/.test(like);
  const amount = decimalOf(size, d, like) ?? fractionOf(size, d, inTex);
  if (amount === null) return null;
  const signed = `${n < 0n ? '−' : ''}${like.includes('\\$') ? '\\$' : ''}${amount}${isPercent ? '%' : ''}`;
  return inTex ? `$${signed.replace('%', '\\%')}$` : signed;
}

/** Whole numbers and short decimals; a fraction stays one where fractions are written. */
function decimalOf(n: bigint, d: bigint, like: string): string | null {
  const text = d !== 1n && /\/|frac/.test(like) ? null : rationalToDecimalText({ n, d });
  if (text === null || text.length > longestNumber || (text.split('.')[1]?.length ?? 0) > 3) return null;
  const [whole = '', places = ''] = text.split('.');
  const grouped = like.includes(',') || whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  if (places === '') return grouped;
  return `${grouped}.${like.includes('\\$') ? places.padEnd(2, '0') : places}`;
}

const largestBottom = 200n;

function fractionOf(n: bigint, d: bigint, inTex: boolean): string | null {
  if (d > largestBottom) return null;
  return inTex ? `\\frac{${n}}{${d}}` : `${n}/${d}`;
}
