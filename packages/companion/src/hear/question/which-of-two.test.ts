import { expect, test } from 'vitest';
import { speaksOfBoth, twoCompared, whichOfTwo } from './which-of-two.ts';

test.each([
  ['is it weeks or dollars', 'weeks', 'dollars'],
  ['is it cos or sin?', 'cos', 'sin'],
  ['ok so is it the range or the average', 'range', 'average'],
  ['Do I write a square or round bracket at the end?', 'square', 'round bracket'],
])('two things are asked between: %s', (text, one, other) => expect(whichOfTwo(text)).toEqual([one, other]));

test.each(['is it 24 or 10', 'am i right or not', 'why do i add', 'is it a or b or c'])(
  'no two things in words: %s',
  (text) => expect(whichOfTwo(text)).toBeNull(),
);

test('a text that speaks of one of them decides nothing', () => {
  expect(speaksOfBoth(['range', 'average'], 'Multiply both ends of the range.')).toBe(false);
  expect(speaksOfBoth(['range', 'average'], 'The range tells the spread, the average the middle.')).toBe(
    true,
  );
});

test.each([
  ['whats the difference between a ratio and a fraction', null, 'ratio', 'fraction'],
  ['difference between mean and median?', null, 'mean', 'median'],
  ['and how is that different from the median', 'mean', 'mean', 'median'],
  ['is it the same as the average', 'median', 'median', 'average'],
  ['permutation vs combination', null, 'permutation', 'combination'],
])('two things in words are compared: %s', (text, topic, one, other) =>
  expect(twoCompared(text, topic)).toEqual([one, other]),
);

test.each([
  'is ab the same as a+b',
  'is 2(x+3) the same as 2x+3',
  'is it the same as before',
  'i got the same as him',
])('no two things in words are compared: %s', (text) => expect(twoCompared(text, null)).toBeNull());
