import { describe, expect, test } from 'vitest';
import { handFault, sayHand, startHand, writeHand } from './hand-kinds.ts';
import type { HandAnswer, HandCurve, HandTask, HandTaskOf } from './hand-task.ts';
import { plane, scale, through } from './testing-hands.ts';

const alike: HandTask = { kind: 'place-on-line', line: scale, marks: ['', ''] };
const marks: HandTask = { kind: 'place-on-line', line: scale, marks: ['A', 'B'] };
const range: HandTask = { kind: 'range-on-line', line: scale };
const points: HandTask = { kind: 'plot-points', plane, points: ['', ''] };
const cards: HandTask = { kind: 'order-cards', cards: ['3', '−1', '2'], from: 'least', to: 'greatest' };
const chart: HandTask = {
  kind: 'build-chart',
  bars: ['0 to 10', '10 to 20'],
  borders: ['0', '10', '20'],
  height: { ...scale, first: 0 },
  xName: 'minutes',
  yName: 'songs',
};
const graph = (curve: HandCurve): HandTaskOf<'draw-graph'> => ({ kind: 'draw-graph', plane, curve });
const end = (at: number, filled = false) => ({ at, filled });

test.each<[string, HandTask, HandAnswer]>([
  ['another kind', marks, { kind: 'order-cards', order: [0, 1] }],
  ['two marks at one number', alike, { kind: 'place-on-line', marks: [3, 3] }],
  ['too few marks', marks, { kind: 'place-on-line', marks: [1] }],
  ['a mark beyond the line', marks, { kind: 'place-on-line', marks: [1, 7] }],
  ['a mark between two marks', marks, { kind: 'place-on-line', marks: [1, 0.5] }],
  ['no end at all', range, { kind: 'range-on-line', left: null, right: null }],
  ['ends that have crossed', range, { kind: 'range-on-line', left: end(2), right: end(1) }],
  ['an end beyond the line', range, { kind: 'range-on-line', left: end(70), right: null }],
  [
    'a point off the plane',
    points,
    {
      kind: 'plot-points',
      points: [
        [0, 0],
        [0, 9],
      ],
    },
  ],
  [
    'one point too many',
    points,
    {
      kind: 'plot-points',
      points: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    },
  ],
  ['a line through one point', graph('line'), through([1, 1], [1, 1])],
  ['a parabola without a second point beside its vertex', graph('parabola'), through([1, 1], [1, 4])],
  ['an exponential curve below the axis', graph('exponential'), through([0, -1], [1, 2])],
  ['a bar too many', chart, { kind: 'build-chart', heights: [1, 2, 3] }],
  ['a bar that leaves the chart', chart, { kind: 'build-chart', heights: [1, 7] }],
  ['a bar below the ground', chart, { kind: 'build-chart', heights: [1, -1] }],
  ['a card twice', cards, { kind: 'order-cards', order: [0, 0, 1] }],
  ['a card that is not there', cards, { kind: 'order-cards', order: [0, 1, 3] }],
])('%s is told in a sentence', (_, task, answer) => {
  expect(handFault(task, answer)).toMatch(/^[A-Z].*\.$/);
});

test.each<[HandTask, HandAnswer, string]>([
  [marks, { kind: 'place-on-line', marks: [-2, 3] }, 'A is at −2. B is at 3.'],
  [
    range,
    { kind: 'range-on-line', left: end(-4), right: end(2, true) },
    'The circle at −4 is open, the circle at 2 is filled, and the line between them is thick.',
  ],
  [
    range,
    { kind: 'range-on-line', left: null, right: end(2, true) },
    'The circle at 2 is filled, and the line to the left of it is thick.',
  ],
  [
    points,
    {
      kind: 'plot-points',
      points: [
        [-1, 2],
        [0, 0],
      ],
    },
    'The points are at (−1, 2) and (0, 0).',
  ],
  [
    points,
    {
      kind: 'plot-points',
      points: [
        [-1, 2],
        [-1, 2],
      ],
    },
    'Both points are at (−1, 2).',
  ],
  [graph('line'), through([0, -2], [3, 1]), 'The straight line goes through (0, −2) and (3, 1).'],
  [
    graph('parabola'),
    through([-2, 3], [0, -1]),
    'The parabola has its vertex at (−2, 3), opens downward, and goes through (0, −1).',
  ],
  [chart, { kind: 'build-chart', heights: [4, 0] }, '0 to 10 has the height 4. 10 to 20 has the height 0.'],
  [cards, { kind: 'order-cards', order: [1, 2, 0] }, 'The order is −1, 2, 3.'],
])('what is made is said in whole sentences', (task, answer, said) => {
  expect(handFault(task, answer)).toBeNull();
  expect(sayHand(task, answer)).toBe(said);
});

describe('one drawing is written in one way', () => {
  test.each<[string, HandCurve, HandAnswer, HandAnswer]>([
    ['a line held elsewhere', 'line', through([0, 1], [1, 3]), through([2, 5], [-3, -5])],
    ['a line held the other way round', 'line', through([4, 2], [-4, -2]), through([-4, -2], [4, 2])],
    ['a parabola held on its other side', 'parabola', through([1, -1], [3, 3]), through([1, -1], [-1, 3])],
    ['a V held further up', 'absolute-value', through([0, 0], [2, 4]), through([0, 0], [-3, 6])],
    ['an exponential curve', 'exponential', through([0, 1], [1, 2]), through([2, 4], [1, 2])],
  ])('%s', (_, curve, one, other) => {
    expect(writeHand(graph(curve), one)).toBe(writeHand(graph(curve), other));
  });

  test('another slope, vertex or base is another drawing', () => {
    const different = (curve: HandCurve, one: HandAnswer, other: HandAnswer) =>
      expect(writeHand(graph(curve), one)).not.toBe(writeHand(graph(curve), other));
    different('line', through([0, 1], [1, 3]), through([0, 1], [1, -1]));
    different('parabola', through([1, -1], [3, 3]), through([1, -1], [2, 3]));
    different('parabola', through([1, -1], [3, 3]), through([-1, -1], [3, 3]));
    different('exponential', through([0, 1], [1, 2]), through([0, 1], [1, 3]));
  });

  test('points without names come in any order, points with names do not', () => {
    const here: HandAnswer = {
      kind: 'plot-points',
      points: [
        [2, 1],
        [-1, 4],
      ],
    };
    const there: HandAnswer = {
      kind: 'plot-points',
      points: [
        [-1, 4],
        [2, 1],
      ],
    };
    expect(writeHand(points, here)).toBe(writeHand(points, there));
    const named: HandTask = { ...points, kind: 'plot-points', points: ['A', 'B'], plane };
    expect(writeHand(named, here)).not.toBe(writeHand(named, there));
  });
});

test.each([marks, range, points, chart, cards, graph('line'), graph('parabola'), graph('exponential')])(
  'what stands there at first can be said, whatever the kind',
  (task) => {
    expect(sayHand(task, startHand(task))).toMatch(/^[A-Z\d].*\.$/);
  },
);

test('several marks do not begin on top of each other, and the first one stands at the end of the line', () => {
  const line = { first: -25, last: 25, step: [1, 1], labelEvery: 5, as: 'decimal' } as const;
  expect(startHand({ kind: 'place-on-line', line, marks: ['', ''] })).toEqual({
    kind: 'place-on-line',
    marks: [-25, -17],
  });
});
