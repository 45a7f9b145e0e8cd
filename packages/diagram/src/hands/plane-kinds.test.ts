import { describe, test } from 'vitest';
import type { HandAnswer, HandCurve } from './hand-task.ts';
import { expectDifferent, expectSame, plane, through } from './testing-hands.ts';

describe('one answer is written in one way', () => {
  test.each<[HandCurve, HandAnswer, HandAnswer]>([
    ['ray', through([0, 0], [2, 2]), through([0, 0], [5, 5])],
    ['segment', through([0, 0], [2, 2]), through([2, 2], [0, 0])],
    ['sinusoid', through([0, 1], [1, 3]), through([4, 1], [5, 3])],
    ['sinusoid', through([0, 1], [1, 3]), through([2, 1], [3, -1])],
    ['step', through([0, 0], [2, 1]), through([2, 1], [4, 2])],
  ])('a %s may be held elsewhere', (curve, one, other) =>
    expectSame({ kind: 'draw-graph', plane, curve }, one, other),
  );

  test.each<[HandCurve, HandAnswer, HandAnswer]>([
    ['ray', through([0, 0], [2, 2]), through([0, 0], [-2, -2])],
    ['ray', through([0, 0], [2, 2]), through([1, 1], [2, 2])],
    ['segment', through([0, 0], [2, 2]), through([0, 0], [3, 3])],
    ['sinusoid', through([0, 1], [1, 3]), through([1, 1], [2, 3])],
    ['step', through([0, 0], [2, 1]), through([1, 0], [3, 1])],
  ])('another %s is another drawing', (curve, one, other) =>
    expectDifferent({ kind: 'draw-graph', plane, curve }, one, other),
  );
});
