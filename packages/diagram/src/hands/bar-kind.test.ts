import { describe, expect, test } from 'vitest';
import { equalCuts, possibleParts } from './bar-kind.ts';
import type { HandAnswer, HandBar, HandTask } from './hand-task.ts';
import { expectDifferent, expectFaultTold, expectSaid, expectSame, expectStart } from './testing-hands.ts';

const bars: HandTask = { kind: 'split-bar', look: 'bars', bars: ['Whole'], length: 12, parts: [null] };
const grid: HandTask = { kind: 'split-bar', look: 'grid', bars: [''], length: 100, parts: [100] };
const bar = (cuts: number[], shaded: number[]): HandBar => ({ cuts, shaded });
const split = (...all: HandBar[]): HandAnswer => ({ kind: 'split-bar', bars: all });

test.each<[string, HandTask, HandAnswer]>([
  ['cuts in the wrong order', bars, split(bar([8, 4], [0]))],
  ['a cut at the end of the bar', bars, split(bar([12], [0]))],
  ['a part that is not there', bars, split(bar([6], [2]))],
  ['nothing shaded', bars, split(bar([6], []))],
  ['squares that are cut anew', grid, split(bar([50], [0]))],
])('%s is told in a sentence', (_, task, answer) => expectFaultTold(task, answer));

test.each<[HandTask, HandAnswer, string]>([
  [bars, split(bar([4, 8], [0, 2])), '“Whole” has 3 equal parts, and 2 are shaded.'],
  [bars, split(bar([2, 8], [1])), '“Whole” has 3 parts that are not equal (2, 6, 4), and 1 is shaded.'],
  [grid, split(bar([...equalCuts(100, 100)], [0, 1])), 'The grid has 100 equal parts, and 2 are shaded.'],
])('what is made is said in whole sentences', expectSaid);

test.each([bars, grid])(
  'what stands there at first can be said and is no finished answer, or another than any other',
  expectStart,
);

describe('one answer is written in one way', () => {
  test('of equal parts any may be shaded, of unequal ones not', () => {
    expectSame(bars, split(bar([4, 8], [0, 1])), split(bar([4, 8], [2, 0])));
    expectDifferent(bars, split(bar([2, 8], [0])), split(bar([2, 8], [1])));
    expectDifferent(bars, split(bar([4, 8], [0])), split(bar([6], [0])));
  });
});

test('a bar of twelve marks can be cut into the parts that share them', () => {
  expect(possibleParts(12)).toEqual([1, 2, 3, 4, 6, 12]);
});
