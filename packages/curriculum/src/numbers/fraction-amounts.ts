import { fractionText } from '../scenes/shares.ts';
import { commonDivisor } from './lowest-terms.ts';

/** A unit word after one or less, and after more than one. */
export type UnitWords = { readonly one: string; readonly many: string };

/** Top and bottom in lowest terms. */
export function lowestTerms(top: number, bottom: number): readonly [number, number] {
  const divisor = commonDivisor(top, bottom);
  return [top / divisor, bottom / divisor];
}

/** A fraction in lowest terms as a typed value: '2/3', and '4' for 8/2. */
export function fractionValue(top: number, bottom: number): string {
  const [a, b] = lowestTerms(top, bottom);
  return b === 1 ? String(a) : `${a}/${b}`;
}

/** The same as content text. */
export function wholeOrFraction(top: number, bottom: number): string {
  return bottom === 1 ? String(top) : fractionText(top, bottom);
}

/** An amount with its unit: '4 meters', '2/3 meter', '5/3 meters'. */
export function amountText(top: number, bottom: number, { one, many }: UnitWords): string {
  return `${wholeOrFraction(top, bottom)} ${top <= bottom ? one : many}`;
}

/** A fraction as a typed mixed number: '2 1/3', '4' or '2/3'. */
export function mixedValue(top: number, bottom: number): string {
  const [a, b] = lowestTerms(top, bottom);
  const whole = Math.floor(a / b);
  if (b === 1) return String(whole);
  return whole === 0 ? `${a}/${b}` : `${whole} ${a - whole * b}/${b}`;
}

/** The same as content text. */
export function mixedText(top: number, bottom: number): string {
  return mixedValue(top, bottom).replace(/(\d+)\/(\d+)/, (_, a: string, b: string) =>
    fractionText(Number(a), Number(b)),
  );
}
