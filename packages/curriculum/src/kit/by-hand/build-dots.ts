import type { HandAnswer } from '@playforward/diagram';
import { handScale } from '../../pictures/hand-scales.ts';
import { type MakeDrawing, type WrongMade, wrongDrawings } from './by-hand.ts';

/** Whole numbers in a dot plot, and the names of both axes. */
export type DotData = {
  readonly values: readonly number[];
  readonly label: string;
  readonly countLabel: string;
  /** How many dots stand at each number of the axis for those who work in a wrong way; null is not drawn. */
  readonly wrong: readonly WrongMade<readonly number[]>[];
};

/** Room above the highest stack. */
const room = 3;

/**
 * The whole numbers below which dots can stand: those of the data and one on each side.
 * @example dotAxis([4, 4, 6]) // [3, 4, 5, 6, 7]
 */
export function dotAxis(values: readonly number[]): readonly number[] {
  const from = Math.max(0, Math.min(...values) - 1);
  return Array.from({ length: Math.max(...values) + 2 - from }, (_, at) => from + at);
}

/** Data become a dot plot: a stack of dots is raised above each number. */
export function dotsOfData({ values, label, countLabel, wrong }: DotData): MakeDrawing {
  const axis = dotAxis(values);
  const counts = axis.map((at) => values.filter((value) => value === at).length);
  const made = (heights: readonly number[]): HandAnswer => ({ kind: 'build-chart', heights });
  return (body) => ({
    hand: {
      kind: 'build-chart',
      bars: axis.map(String),
      height: handScale({ min: 0, max: Math.max(...counts) + room }),
      xName: label,
      yName: countLabel,
      dots: true,
    },
    right: made(counts),
    wrong: wrongDrawings(body, wrong, made),
  });
}
