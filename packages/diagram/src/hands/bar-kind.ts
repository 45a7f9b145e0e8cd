import type { HandBar, HandModule, HandTaskOf } from './hand-task.ts';

const sorted = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);

/**
 * Marks at which a bar is cut into equal parts; whole marks, as near as they can be.
 * @example equalCuts(12, 3) // [4, 8]
 */
export function equalCuts(length: number, parts: number): readonly number[] {
  return Array.from({ length: Math.max(0, parts - 1) }, (_, nth) => Math.round(((nth + 1) * length) / parts));
}

/**
 * How long each part of a bar is, in marks.
 * @example partLengths(12, [4, 8]) // [4, 4, 4]
 */
export function partLengths(length: number, cuts: readonly number[]): readonly number[] {
  const ends = [...cuts, length];
  return ends.map((end, nth) => end - (ends[nth - 1] ?? 0));
}

/**
 * Numbers of equal parts into which whole marks can be shared, one part included.
 * @example possibleParts(6) // [1, 2, 3, 6]
 */
export function possibleParts(length: number): readonly number[] {
  return Array.from({ length: Math.min(length, 24) }, (_, nth) => nth + 1).filter((n) => length % n === 0);
}

function barFault(
  { length, parts }: HandTaskOf<'split-bar'>,
  bar: HandBar | undefined,
  nth: number,
): string | null {
  if (!bar) return 'A bar is missing.';
  const { cuts, shaded } = bar;
  const areMarks = cuts.every(
    (cut, at) => Number.isInteger(cut) && cut > (cuts[at - 1] ?? 0) && cut < length,
  );
  if (!areMarks) return 'A bar can be cut at its marks only.';
  const given = parts[nth];
  if (given != null && cuts.join() !== equalCuts(length, given).join()) return 'This bar is cut already.';
  const areParts = shaded.every((part) => Number.isInteger(part) && part >= 0 && part <= cuts.length);
  return areParts ? null : 'There is no such part.';
}

function isEven(lengths: readonly number[]): boolean {
  return new Set(lengths).size === 1;
}

function sayBar(what: string, length: number, { cuts, shaded }: HandBar): string {
  const lengths = partLengths(length, cuts);
  const count =
    lengths.length === 1 ? 'one part' : `${lengths.length} ${isEven(lengths) ? 'equal ' : ''}parts`;
  const uneven = isEven(lengths) ? '' : ` that are not equal (${lengths.join(', ')})`;
  const shades = sorted(shaded).length;
  return `${what} has ${count}${uneven}, and ${shades} ${shades === 1 ? 'is' : 'are'} shaded.`;
}

const lookWords = { bars: 'The bar', grid: 'The grid', area: 'The square' } as const;

export const splitBar: HandModule<'split-bar'> = {
  start: ({ bars, length, parts }) => ({
    kind: 'split-bar',
    bars: bars.map((_, nth) => ({ cuts: equalCuts(length, parts[nth] ?? 1), shaded: [] })),
  }),
  fault(task, { bars }) {
    if (bars.length !== task.bars.length) return `There are ${task.bars.length} bars.`;
    const faults = task.bars.map((_, nth) => barFault(task, bars[nth], nth));
    const first = faults.find((fault) => fault !== null);
    if (first) return first;
    return bars.some(({ shaded }) => shaded.length > 0) ? null : 'Nothing is shaded yet.';
  },
  say: ({ bars, length, look }, answer) =>
    bars
      .map((name, nth) => {
        const bar = answer.bars[nth] ?? { cuts: [], shaded: [] };
        return sayBar(name === '' ? lookWords[look] : `“${name}”`, length, bar);
      })
      .join(' '),
  // Of equal parts it does not matter which are shaded.
  tidy: ({ length }, { bars }) => ({
    kind: 'split-bar',
    bars: bars.map(({ cuts, shaded }) => {
      const parts = sorted(shaded);
      const even = isEven(partLengths(length, cuts));
      return { cuts: [...cuts], shaded: even ? parts.map((_, nth) => nth) : parts };
    }),
  }),
};
