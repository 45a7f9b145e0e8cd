import type { HandAnswer, HandScale } from '@playforward/diagram';
import { type FiveNumbers, fiveNumbers } from '../../chance/five-numbers.ts';
import { type MakeDrawing, type WrongMade, wrongDrawing, wrongDrawings } from './by-hand.ts';

/** Data in the order in which they are told, and what the axis is called. */
export type BoxData = {
  readonly values: readonly number[];
  /** The list beside the plot, where that is not the data themselves. */
  readonly shown?: readonly number[];
  readonly label: string;
  /** The five numbers of those who work in a wrong way, beside the wrong answers; null is not drawn. */
  readonly wrong?: readonly WrongMade<FiveNumbers>[];
};

/** The ends of the line lie at a multiple of this. */
const round = 5;

/** The middle and the quartiles of the list as it is told, in no order. */
function unsortedFive(values: readonly number[]): FiveNumbers {
  const half = Math.floor(values.length / 2);
  const middleOf = (list: readonly number[]): number => {
    const at = Math.floor(list.length / 2);
    return list.length % 2 === 1 ? (list[at] ?? 0) : ((list[at - 1] ?? 0) + (list[at] ?? 0)) / 2;
  };
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return [least, middleOf(values.slice(0, half)), middleOf(values), middleOf(values.slice(-half)), most];
}

/** Plots that anybody can make who does not order, or takes halves, ends and center in another way. */
function usualBoxes(values: readonly number[], made: (five: FiveNumbers) => HandAnswer) {
  const [least, lower, median, upper, most] = fiveNumbers(values);
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  const part = Math.floor((most - least) / 4);
  return [
    wrongDrawing('does-not-order-the-data-first', 'hand-box-order', made(unsortedFive(values))),
    wrongDrawing('includes-the-median-in-both-halves', 'hand-box-halves', made(fiveNumbers(values, 'with'))),
    wrongDrawing(
      'mistakes-a-whisker-end-for-a-quartile',
      'hand-box-ends',
      made([least, least, median, most, most]),
    ),
    wrongDrawing('gives-the-mean-instead', 'hand-box-mean', made([least, lower, mean, upper, most])),
    wrongDrawing(
      'slip',
      'hand-box-parts',
      made([least, least + part, least + 2 * part, least + 3 * part, most]),
    ),
  ];
}

/** A line with room for all data; with halves only where one of the five numbers has one. */
function lineFor(values: readonly number[], five: FiveNumbers): HandScale {
  const parts = five.every(Number.isInteger) ? 1 : 2;
  const from = Math.floor((Math.min(...values) - 1) / round) * round;
  const to = Math.ceil((Math.max(...values) + 1) / round) * round;
  return { first: from * parts, last: to * parts, step: [1, parts], labelEvery: parts, as: 'decimal' };
}

/** Data become a box plot: its five numbers are put above a line, with the list beside it. */
export function boxOfData({ values, shown = values, label, wrong = [] }: BoxData): MakeDrawing {
  const right = fiveNumbers(values);
  const line = lineFor([...values, ...shown], right);
  const made = (five: FiveNumbers): HandAnswer => ({
    kind: 'build-box',
    numbers: five.map((value) => value * line.step[1]),
  });
  return (body) => ({
    hand: { kind: 'build-box', line, data: shown.map(String), xName: label },
    right: made(right),
    wrong: [...wrongDrawings(body, wrong, made), ...usualBoxes(values, made)],
  });
}
