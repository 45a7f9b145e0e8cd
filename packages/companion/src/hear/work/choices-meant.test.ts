import { expect, test } from 'vitest';
import { makeProblem } from '../../testing-turn.ts';
import { choicesMeant } from './choices-meant.ts';

const base = makeProblem('calc-limit-exists-decide');
const about = (choices: readonly string[], end: string, whole = end) =>
  choicesMeant(end, { held: { ...base, question: 'What can be said of it?', choices }, whole });

const limits = [
  'It does not exist, since the sides lead to different heights.',
  'It does not exist, since there is a hole at $x = 3$.',
  'It exists and is 2, since $f(3) = 2$.',
];
const values = [
  'The value −3, at the inner valley',
  'The value −5, at the right end',
  'The value 5, at the left end',
];
const names = ['A, because its output changes by 9', 'B, because its output changes by 2'];

test('a choice in the student’s own words is the one that has them', () => {
  expect(about(values, '-5 at the right end').likely).toEqual([values[1]]);
  expect(about(names, 'B').likely).toEqual([names[1]]);
  expect(about(limits, 'the second one').likely).toEqual([limits[1]]);
});

test('what the words leave open stays open, and the reason tells which is nearest', () => {
  expect(about(limits, 'it doesnt exist').possible).toEqual(limits.slice(0, 2));
  expect(about(limits, 'it doesnt exist', 'it doesnt exist bc the heights are different').likely).toEqual([
    limits[0],
  ]);
});

test('words that deny what their choice says mean none', () => {
  const boxes = [
    'The boxes do not overlap, so wild roses are taller.',
    'The boxes do not overlap, so garden roses are taller.',
  ];
  expect(about(boxes, 'wild is taller and the boxes dont overlap').likely).toEqual([boxes[0]]);
  expect(about(boxes, 'wild is taller but the boxes overlap').possible).toEqual([]);
});

test('words of something else, and numbers among formulas, mean no choice', () => {
  expect(about(values, 'thats one round').possible).toEqual([]);
  expect(about(['$x + 12 = 20$', '$x - 12 = 20$'], 'x = 12').possible).toEqual([]);
  expect(about(['161/289', '-161/289'], 'negative 161 over 289').likely).toEqual(['-161/289']);
});
