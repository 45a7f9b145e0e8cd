import { expect, test } from 'vitest';
import { speaksOfBoth, whichOfTwo } from './which-of-two.ts';

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
