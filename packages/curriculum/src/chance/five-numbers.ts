import type { DiagramOf } from '@playforward/diagram';
import type { Random } from '../random.ts';
import { medianOf } from './counted-data.ts';
import type { RangedData } from './ranged-data.ts';

/** Least number, lower quartile, median, upper quartile, greatest number. */
export type FiveNumbers = readonly [number, number, number, number, number];

/** Five whole numbers from `low` on with gaps of the given sizes. */
export function fiveFrom(low: number, gaps: readonly [number, number, number, number]): FiveNumbers {
  const [a, b, c, d] = gaps;
  return [low, low + a, low + a + b, low + a + b + c, low + a + b + c + d];
}

/** Five whole numbers with four gaps that differ. */
export function drawFive(random: Random): FiveNumbers {
  const gaps = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]);
  return fiveFrom(random.int(11, 40), [gaps[0] ?? 2, gaps[1] ?? 3, gaps[2] ?? 4, gaps[3] ?? 5]);
}

/** A box plot with a little room on both sides. */
export function boxPlotOf({ label }: RangedData, five: FiveNumbers): DiagramOf<'box-plot'> {
  const [min, max] = [five[0] - 1, five[4] + 1];
  return { kind: 'box-plot', min, max, step: 1, label, plots: [{ name: '', five: [...five] }] };
}

/** The quartiles of data: medians of the two halves, with or without the middle value of an odd list. */
export function quartilesOf(
  values: readonly number[],
  middle: 'with' | 'without',
): readonly [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const half = middle === 'with' ? Math.ceil(sorted.length / 2) : Math.floor(sorted.length / 2);
  return [medianOf(sorted.slice(0, half)), medianOf(sorted.slice(-half))];
}

/** The five numbers of data; of an odd count the middle value belongs to no half, or to both. */
export function fiveNumbers(values: readonly number[], middle: 'with' | 'without' = 'without'): FiveNumbers {
  const [lower, upper] = quartilesOf(values, middle);
  return [Math.min(...values), lower, medianOf(values), upper, Math.max(...values)];
}
