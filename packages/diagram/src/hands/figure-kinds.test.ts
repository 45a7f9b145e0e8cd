import { describe, expect, test } from 'vitest';
import { moveShapeBy } from './figure-kinds.ts';
import type { HandAnswer, HandPoint, HandTask } from './hand-task.ts';
import { expectFaultTold, expectSaid, expectSame, expectStart, plane } from './testing-hands.ts';

const points = (...all: HandPoint[]) => all;
const figure: HandTask = {
  kind: 'mark-figure',
  parts: [
    { name: 'side AB', shape: { kind: 'segment', from: [0, 0], to: [3, 0] } },
    { name: 'side BC', shape: { kind: 'segment', from: [3, 0], to: [3, 4] } },
  ],
};
const shape: HandTask = {
  kind: 'move-shape',
  plane,
  names: ['A', 'B'],
  shape: points([0, 0], [2, 1]),
  moves: ['slide', 'turn', 'flip', 'scale'],
};
const mark = (...marked: number[]): HandAnswer => ({ kind: 'mark-figure', marked });
const at = (...corners: HandPoint[]): HandAnswer => ({ kind: 'move-shape', points: corners });

test.each<[string, HandTask, HandAnswer]>([
  ['nothing marked', figure, mark()],
  ['a part of another figure', figure, mark(7)],
  ['a corner off the plane', shape, at([0, 0], [9, 1])],
  ['a corner between grid lines', shape, at([0, 0], [0.5, 1])],
  ['a corner too few', shape, at([0, 0])],
])('%s is told in a sentence', (_, task, answer) => expectFaultTold(task, answer));

test.each<[HandTask, HandAnswer, string]>([
  [figure, mark(1), 'The marked part is side BC.'],
  [shape, at([0, 0], [-1, 2]), 'The corners are A (0, 0) and B (−1, 2).'],
])('what is made is said in whole sentences', expectSaid);

test.each([figure, shape])(
  'what stands there at first can be said and is no finished answer, or another than any other',
  expectStart,
);

describe('one answer is written in one way', () => {
  test('parts may be marked in any order', () => {
    expectSame(figure, mark(1, 0), mark(0, 1, 1));
  });
});

test('a figure is slid, turned, flipped and scaled around a point, and never off the grid', () => {
  const figureHere = points([1, 0], [2, 1]);
  const around: HandPoint = [0, 0];
  const by = (step: Parameters<typeof moveShapeBy>[2]['step'], pivot = around) =>
    moveShapeBy(plane, figureHere, { step, around: pivot });
  expect(by({ kind: 'slide', across: -3, up: 2 })).toEqual(points([-2, 2], [-1, 3]));
  expect(by({ kind: 'turn', to: 'left' })).toEqual(points([0, 1], [-1, 2]));
  expect(by({ kind: 'turn', to: 'right' })).toEqual(points([0, -1], [1, -2]));
  expect(by({ kind: 'turn', to: 'left' }, [1, 0])).toEqual(points([1, 0], [0, 1]));
  expect(by({ kind: 'flip', over: 'upright' })).toEqual(points([-1, 0], [-2, 1]));
  expect(by({ kind: 'flip', over: 'level' })).toEqual(points([1, 0], [2, -1]));
  expect(by({ kind: 'flip', over: 'rising' })).toEqual(points([0, 1], [1, 2]));
  expect(by({ kind: 'flip', over: 'falling' })).toEqual(points([0, -1], [-1, -2]));
  expect(by({ kind: 'scale', by: 'double' })).toEqual(points([2, 0], [4, 2]));
  expect(by({ kind: 'scale', by: 'half' })).toBeNull();
  expect(by({ kind: 'slide', across: 5, up: 0 })).toBeNull();
});
