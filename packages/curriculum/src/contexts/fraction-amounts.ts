import { commonDivisor } from './lowest-terms.ts';
import { fractionText } from './shares.ts';

/** A unit word after one or less, and after more than one. */
export type UnitWords = { readonly one: string; readonly many: string };

/** Top and bottom in lowest terms. */
export function fractionOf(top: number, bottom: number): readonly [number, number] {
  const divisor = commonDivisor(top, bottom);
  return [top / divisor, bottom / divisor];
}

/** A fraction in lowest terms as a typed value: '2/3', and '4' for 8/2. */
export function fractionValue(top: number, bottom: number): string {
  const [a, b] = fractionOf(top, bottom);
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
