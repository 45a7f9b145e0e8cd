import { type HandScale, valueAt } from '@playforward/diagram';
import type { Fraction } from './read-values.ts';

/** Numbers that people count by. */
const strides = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
const mostParts = 12;
/** Parts of one that decimals are read off by. */
const decimalParts: ReadonlySet<number> = new Set([1, 2, 4, 5, 10]);

function divisorOf(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisorOf(b, a % b);
}

function commonBottom(values: readonly Fraction[]): number {
  return values.reduce((all, [, bottom]) => (all * bottom) / divisorOf(all, bottom), 1);
}

/**
 * Steps of an axis on which all these numbers have a place, the smallest first; parts of one where a number has parts.
 * @example stepsFor([[-4, 1], [10, 1]], 5) // [[1, 1], [2, 1]]
 */
export function stepsFor(values: readonly Fraction[], mostParts: number): readonly HandScale['step'][] {
  const bottom = commonBottom(values);
  if (bottom > 1) return bottom <= mostParts && decimalParts.has(bottom) ? [[1, bottom]] : [];
  return strides
    .filter((stride) => values.every(([top]) => top % stride === 0))
    .map((stride) => [stride, 1] as const);
}

/** Ends around all numbers, zero among them where there is room; as far to both sides where there are negative ones. */
function endsOf(
  tops: readonly number[],
  { unit, most }: { unit: number; most: number },
): [number, number] | null {
  const [low, high] = [Math.min(...tops), Math.max(...tops)];
  const outward = (place: number): number => (Math.floor(Math.abs(place) / unit) + 1) * unit;
  const reach = outward(Math.max(-low, high));
  const around: [number, number][] = [
    ...(low < 0 ? [[-reach, reach] as [number, number]] : []),
    [low < 0 ? -outward(low) : 0, high > 0 ? outward(high) : 0],
    [(Math.floor(low / unit) - 1) * unit, (Math.ceil(high / unit) + 1) * unit],
  ];
  return around.find(([from, to]) => to - from <= most) ?? null;
}

type Wish = { readonly most: number; readonly as: HandScale['as'] };

/**
 * A scale on which all these numbers have a place and that has at most `most` places; null where there is none.
 * The first number is the answer: others may bring halves among whole numbers, but no smaller parts than its own.
 * @example scaleFor([[-3, 2], [1, 1]], { most: 40, as: 'fraction' }) // { first: -4, last: 4, step: [1, 2], labelEvery: 2, as: 'fraction' }
 */
export function scaleFor(values: readonly Fraction[], { most, as }: Wish): HandScale | null {
  const bottom = commonBottom(values);
  if (bottom > mostParts || bottom > Math.max(2, values[0]?.[1] ?? 1)) return null;
  if (as === 'decimal' && !decimalParts.has(bottom)) return null;
  const tops = values.map(([top, under]) => (top * bottom) / under);
  if (bottom > 1) {
    const ends = endsOf(tops, { unit: bottom, most });
    return ends && { first: ends[0], last: ends[1], step: [1, bottom], labelEvery: bottom, as };
  }
  for (const stride of strides) {
    if (tops.some((top) => top % stride !== 0)) continue;
    const places = tops.map((top) => top / stride);
    const span = Math.max(0, ...places) - Math.min(0, ...places);
    const ends = endsOf(places, { unit: span > 20 ? 5 : 1, most });
    if (ends) return { first: ends[0], last: ends[1], step: [stride, 1], labelEvery: 1, as };
  }
  return null;
}

/**
 * The place of a number on a scale that has it.
 * @example placeOn({ first: -4, last: 4, step: [1, 2], labelEvery: 2, as: 'fraction' })([-3, 2]) // -3
 */
export function placeOn(scale: HandScale): (value: Fraction) => number {
  return ([top, bottom]) => Math.round(top / bottom / valueAt(scale, 1)) + 0;
}

/**
 * The same, off the marks or beyond the ends as well: there it is no whole place of the scale.
 * @example exactPlaceOn({ first: 0, last: 4, step: [2, 1], labelEvery: 1, as: 'decimal' })([3, 1]) // 1.5
 */
export function exactPlaceOn({ step: [top, bottom] }: HandScale): (value: Fraction) => number {
  return ([over, under]) => (over * bottom) / (under * top) + 0;
}

/**
 * The most of the candidates, the first ones before later ones, for which `make` gives something.
 * @example mostThatFit([1, 2, 30], (all) => (Math.max(...all) < 9 ? all.length : null)) // { kept: [1, 2], made: 2 }
 */
export function mostThatFit<Item, Made>(
  items: readonly Item[],
  make: (kept: readonly Item[]) => Made | null,
): { readonly kept: readonly Item[]; readonly made: Made } | null {
  const subsets = Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((__, nth) => (bits & (1 << nth)) !== 0),
  ).sort((a, b) => b.length - a.length);
  for (const kept of subsets) {
    const made = make(kept);
    if (made !== null) return { kept, made };
  }
  return null;
}
