import { expect, test } from 'vitest';
import { type Example, missingToLearn, toPlace } from './examples.ts';
import { nearestExample } from './nearest.ts';
import {
  firstLine,
  firstSide,
  learnRound,
  lineEnds,
  lineSays,
  lineThrough,
  nudgeLine,
} from './perceptron.ts';

const fruit: readonly Example[] = [
  { x: 80, y: 70, kind: 'first' },
  { x: 70, y: 90, kind: 'first' },
  { x: 60, y: 80, kind: 'first' },
  { x: 20, y: 30, kind: 'second' },
  { x: 30, y: 10, kind: 'second' },
  { x: 55, y: 20, kind: 'second' },
];

test('a line that learns gets every example right when a line can', () => {
  let line = firstLine;
  for (let round = 0; round < 30; round += 1) line = learnRound(line, fruit);
  expect(fruit.map((one) => lineSays(line, one))).toEqual(fruit.map(({ kind }) => kind));
  expect(learnRound(line, fruit)).toBe(line);
});

test('no line gets a checkerboard right, however long it learns', () => {
  const board: readonly Example[] = [
    { x: 20, y: 20, kind: 'first' },
    { x: 80, y: 80, kind: 'first' },
    { x: 20, y: 80, kind: 'second' },
    { x: 80, y: 20, kind: 'second' },
  ];
  let line = firstLine;
  for (let round = 0; round < 200; round += 1) {
    line = learnRound(line, board);
    expect(board.filter((one) => lineSays(line, one) === one.kind).length).toBeLessThan(4);
  }
  expect(board.map((one) => nearestExample(board, one)?.kind)).toEqual(board.map(({ kind }) => kind));
});

test('from one kind only a line learns to say that kind everywhere', () => {
  const ones = fruit.filter(({ kind }) => kind === 'second');
  let line = firstLine;
  for (let round = 0; round < 50; round += 1) line = learnRound(line, ones);
  expect(ones.every((one) => lineSays(line, one) === 'second')).toBe(true);
  expect(missingToLearn(ones)).toBe('first');
  expect(missingToLearn([])).toBe('examples');
  expect(missingToLearn(fruit)).toBeNull();
});

test('the nearest neighbor answers with the kind of the closest example, and with nothing when there is none', () => {
  expect(nearestExample(fruit, { x: 58, y: 30 })).toEqual({ x: 55, y: 20, kind: 'second' });
  expect(nearestExample([], { x: 1, y: 1 })).toBeNull();
});

test('the ends of a line lie on the edges, and its first side is where it says the first kind', () => {
  const ends = lineEnds(firstLine);
  expect(ends).toHaveLength(2);
  for (const { x, y } of ends)
    expect([0, 100].some((edge) => Math.abs(x - edge) < 0.01 || Math.abs(y - edge) < 0.01)).toBe(true);
  const corners = firstSide(firstLine);
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  expect(lineSays(firstLine, middle)).toBe('first');
});

test('a line put through two places runs through them and keeps its sides', () => {
  const line = lineThrough(firstLine, [
    { x: 40, y: 100 },
    { x: 60, y: 0 },
  ]);
  if (!line) throw new Error('the two places differ');
  const [top, bottom] = lineEnds(line);
  expect([top?.x, bottom?.x].map((x) => Math.round(x ?? -1))).toEqual([40, 60]);
  expect(lineSays(line, { x: 95, y: 50 })).toBe('first');
  expect(
    lineThrough(firstLine, [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ]),
  ).toBeNull();
});

test('by keys a line moves and turns, and never leaves the plane', () => {
  const moved = nudgeLine(firstLine, { move: 5 });
  expect((lineEnds(moved)[0]?.x ?? 0) - (lineEnds(firstLine)[0]?.x ?? 0)).toBeGreaterThan(3);
  let far = firstLine;
  for (let press = 0; press < 100; press += 1) far = nudgeLine(far, { move: 5, turn: 3 });
  expect(Math.abs(far.start)).toBeLessThanOrEqual(Math.SQRT2 + 1e-9);
});

test('a place is brought to whole numbers of the plane, and what is no number is no place', () => {
  expect(toPlace({ x: -3, y: 140.4 })).toEqual({ x: 0, y: 100 });
  expect(toPlace({ x: Number.NaN, y: 4 })).toBeNull();
});
