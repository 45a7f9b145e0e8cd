import { describe, expect, test } from 'vitest';
import type { HandAnswer, HandPoint, HandShade, HandTask } from './hand-task.ts';
import { isShaded } from './region-kind.ts';
import {
  expectDifferent,
  expectFaultTold,
  expectSaid,
  expectSame,
  expectStart,
  plane,
} from './testing-hands.ts';

const line = (first: HandPoint, second: HandPoint) => [first, second] as const;
const region: HandTask = { kind: 'shade-region', plane, names: ['y > x'], boundaries: [null] };
const fixed: HandTask = { kind: 'shade-region', plane, names: [''], boundaries: [line([0, 0], [1, 1])] };
const shade = (points: HandShade['points'], side: HandShade['side'], solid = true): HandAnswer => ({
  kind: 'shade-region',
  regions: [{ points, side, solid }],
});

test.each<[string, HandTask, HandAnswer]>([
  ['no side', region, shade(line([0, 0], [1, 1]), null)],
  ['a boundary through one point', region, shade(line([1, 1], [1, 1]), 'over')],
  ['a boundary off the plane', region, shade(line([0, 0], [9, 1]), 'over')],
  ['a given boundary that was moved', fixed, shade(line([0, 1], [1, 1]), 'over')],
])('%s is told in a sentence', (_, task, answer) => expectFaultTold(task, answer));

test.each<[HandTask, HandAnswer, string]>([
  [
    region,
    shade(line([0, 0], [1, 1]), 'over', false),
    'The dashed line of y > x goes through (0, 0) and (1, 1). The side above it is shaded.',
  ],
  [
    fixed,
    shade(line([0, 0], [1, 1]), 'under'),
    'The solid line goes through (0, 0) and (1, 1). The side below it is shaded.',
  ],
])('what is made is said in whole sentences', expectSaid);

test.each([region, fixed])(
  'what stands there at first can be said and is no finished answer, or another than any other',
  expectStart,
);

describe('one answer is written in one way', () => {
  test('a boundary may be held elsewhere, its side and its kind may not change', () => {
    const slanted = line([0, 1], [1, 3]);
    expectSame(region, shade(slanted, 'over'), shade(line([2, 5], [-3, -5]), 'over'));
    expectSame(region, shade(line([2, 0], [2, 5]), 'over'), shade(line([2, -3], [2, 1]), 'over'));
    expectDifferent(region, shade(slanted, 'over'), shade(slanted, 'under'));
    expectDifferent(region, shade(slanted, 'over'), shade(slanted, 'over', false));
  });
});

test('the shaded side is the one that was said', () => {
  const over: HandShade = { points: line([0, 0], [1, 1]), solid: true, side: 'over' };
  expect(isShaded(plane, over, [0, 2])).toBe(true);
  expect(isShaded(plane, over, [2, 0])).toBe(false);
  const upright: HandShade = { points: line([1, 0], [1, 3]), solid: true, side: 'under' };
  expect(isShaded(plane, upright, [0, 5])).toBe(true);
  expect(isShaded(plane, upright, [2, 5])).toBe(false);
});
