import type { HandPlane, HandPoint, HandTask } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { gapsToLine, readFit } from './read-fit.ts';

const scale = { first: 0, last: 12, step: [1, 1], labelEvery: 2, as: 'decimal' } as const;
const plane: HandPlane = { x: scale, y: scale, xName: 'Hours', yName: 'Goals' };

/** Points around the line from (0, 3) to (12, 9), of which the first and the last lie two steps off. */
const among: readonly HandPoint[] = [
  [1, 6],
  [2, 3],
  [3, 5],
  [4, 4],
  [5, 6],
  [6, 6],
  [7, 6],
  [8, 8],
  [9, 7],
  [10, 9],
  [11, 7],
];
const task: HandTask = { kind: 'draw-graph', curve: 'line', plane, among };
const reading = (...points: [HandPoint, HandPoint]) => readFit(task, { kind: 'draw-graph', points });

test.each<[HandPoint, HandPoint]>([
  [
    [0, 3],
    [12, 9],
  ],
  [
    [12, 9],
    [0, 3],
  ],
  [
    [2, 4],
    [4, 5],
  ],
  [
    [0, 4],
    [12, 9],
  ],
  [
    [0, 3],
    [11, 9],
  ],
])('the line through %j and %j fits: many lines are right, wherever they are held', (a, b) => {
  expect(reading(a, b)).toBe('fits');
});

test('a line that does not fit is told by the way it was laid', () => {
  expect(reading([1, 6], [11, 7])).toBe('joined');
  expect(reading([0, 9], [12, 3])).toBe('turned');
  expect(reading([0, 6], [12, 6])).toBe('level');
  expect(reading([0, 0], [12, 12])).toBe('from-corner');
  expect(reading([0, 6], [12, 12])).toBe('one-sided');
  expect(reading([0, 5], [12, 12])).toBe('far');
});

test('a line near to points of which almost all lie on one side does not fit', () => {
  const bent = among.map(([x]): HandPoint => [x, x === 6 ? 9 : Math.round(x / 2) + 2]);
  const low: HandTask = { ...task, among: bent };
  const points: [HandPoint, HandPoint] = [
    [0, 2],
    [12, 8],
  ];
  const [top, bottom] = gapsToLine(bent, points);
  expect(top / bottom).toBeLessThan(1.5);
  expect(readFit(low, { kind: 'draw-graph', points })).toBe('one-sided');
});

test('of points on one line, that line alone fits', () => {
  const exact: HandTask = { ...task, among: [1, 2, 3, 4].map((x): HandPoint => [x, x + 1]) };
  const ofExact = (...points: [HandPoint, HandPoint]) => readFit(exact, { kind: 'draw-graph', points });
  expect(ofExact([0, 1], [8, 9])).toBe('fits');
  expect(ofExact([0, 1], [12, 12])).not.toBe('fits');
});

test('without points, and of another kind, nothing is read', () => {
  const line = { kind: 'draw-graph', points: among.slice(0, 2) as [HandPoint, HandPoint] } as const;
  expect(readFit({ kind: 'draw-graph', curve: 'line', plane }, line)).toBeNull();
  expect(readFit(task, { kind: 'order-cards', order: [0, 1] })).toBeNull();
});
