import type { HandScale } from '@playforward/diagram';
import type { Fraction } from './read-values.ts';

/** Numbers that people count by. */
const strides = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
/** Parts of one that decimals are read off by. */
const decimalParts: ReadonlySet<number> = new Set([1, 2, 4, 5, 10]);

function divisorOf(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisorOf(b, a % b);
}

function commonBottom(values: readonly Fraction[]): number {
  return values.reduce((all, [, bottom]) => (all * bottom) / divisorOf(all, bottom), 1);
}

type StepWish = {
  /** The smallest parts of one that a step may be. */
  readonly parts: number;
  readonly as: HandScale['as'];
};

/**
 * Steps of an axis on which all these numbers have a place, the smallest first; parts of one where a number has parts.
 * @example stepsFor([[-4, 1], [10, 1]], { parts: 5, as: 'decimal' }) // [[1, 1], [2, 1]]
 */
export function stepsFor(values: readonly Fraction[], { parts, as }: StepWish): readonly HandScale['step'][] {
  const bottom = commonBottom(values);
  if (bottom > 1)
    return bottom <= parts && (as === 'fraction' || decimalParts.has(bottom)) ? [[1, bottom]] : [];
  return strides
    .filter((stride) => values.every(([top]) => top % stride === 0))
    .map((stride) => [stride, 1] as const);
}

/** What a line is for: numbers on both sides of zero, amounts, which begin at zero, or chances, which end at one too. */
export type LineWish = {
  readonly of?: 'amounts' | 'chances';
  /** Parts of one in which the problem counts; those of the answer where nothing is said or where these are too small. */
  readonly parts?: number;
};

/** Numbers of steps at which a line ends. */
const roundEnds = [1, 2, 5, 10, 20, 25, 50] as const;
/** Fewer places tell too much of the answer, and more are not told apart by a thumb on a phone. */
const [leastPlaces, mostPlaces] = [20, 50];
/** The smallest parts of one on a long line, and on one from zero to one. */
const [mostParts, mostChances] = [12, 24];

/**
 * The line of an answer: a few sizes with round ends, as far to both sides of zero, and a place beyond each number of
 * the answer. A wrong answer never changes what a student sees. Null where no line of a sensible size has these numbers.
 * @example lineFor([[-3, 2]], 'fraction', {}) // { first: -10, last: 10, step: [1, 2], labelEvery: 2, as: 'fraction' }
 */
export function lineFor(
  answer: readonly Fraction[],
  as: HandScale['as'],
  { of, parts }: LineWish,
): HandScale | null {
  const isChance = of === 'chances';
  const wish: StepWish = { parts: isChance ? mostChances : mostParts, as };
  const steps = [
    ...(parts === undefined ? [] : stepsFor([...answer, [1, parts]], wish)),
    ...stepsFor(answer, wish),
  ];
  const sides = of ? 1 : 2;
  for (const step of steps) {
    const [stride, each] = step;
    const places = answer.map(([top, bottom]) => (top * each) / (bottom * stride));
    if (of && places.some((place) => place < 0)) return null;
    const far = Math.max(...places.map(Math.abs));
    const ends = isChance ? [each] : roundEnds.map((end) => end * each);
    const fits = (end: number): boolean =>
      end * sides <= mostPlaces && (isChance || end * sides >= leastPlaces);
    const last = ends.find((end) => end > far && fits(end));
    if (last !== undefined) return { first: of ? 0 : -last, last, step, labelEvery: each, as };
  }
  return null;
}

/**
 * The place of a number on a scale; off its marks it is no whole place, and beyond its ends none that the scale has.
 * @example exactPlaceOn({ first: 0, last: 4, step: [2, 1], labelEvery: 1, as: 'decimal' })([3, 1]) // 1.5
 */
export function exactPlaceOn({ step: [top, bottom] }: HandScale): (value: Fraction) => number {
  return ([over, under]) => (over * bottom) / (under * top) + 0;
}
