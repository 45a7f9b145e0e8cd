import type { Spot } from './plane-motions.ts';

/** One coordinate of an image: a coordinate of the point, times a whole number that is not zero, plus a whole number. */
type Part = { readonly of: 'x' | 'y'; readonly times: number; readonly plus: number };

/** Both coordinates of the image. */
export type CoordinateRule = readonly [x: Part, y: Part];

const signed = (value: number): string => String(value).replace('-', '−');

/** Puts a number in for the letter of a part: `−2 · 3 + 1`. */
export function partWork({ times, plus }: Part, value: number): string {
  const inside = value < 0 ? `(${signed(value)})` : String(value);
  const product = times === 1 ? signed(value) : `${signed(times)} · ${inside}`;
  return `${product}${plusText(plus)}`;
}

/** The value of a part for a point. */
export function partValue({ of, times, plus }: Part, [x, y]: Spot): number {
  return times * (of === 'x' ? x : y) + plus + 0;
}

/** Where a rule takes a point. */
export function imageUnder([first, second]: CoordinateRule, spot: Spot): Spot {
  return [partValue(first, spot), partValue(second, spot)];
}

/** A rule as it is written: `(x, y) → (−y, x + 3)`. */
export function ruleText([first, second]: CoordinateRule): string {
  return `(x, y) → (${partText(first)}, ${partText(second)})`;
}

/** A part as it is written: `−2y + 3`. */
export function partText({ of, times, plus }: Part): string {
  const front = times === 1 ? '' : times === -1 ? '−' : signed(times);
  return `${front}${of}${plusText(plus)}`;
}

function plusText(plus: number): string {
  if (plus === 0) return '';
  return plus < 0 ? ` − ${-plus}` : ` + ${plus}`;
}
