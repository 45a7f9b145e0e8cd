import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['how much water can a cone with radius 3 cm and height 7 cm hold', '21π cm^3'],
  ['A box is 5 in long, 4 in wide and 3 in tall. How much can it hold?', '60 in^3'],
  [
    'a cylinder with radius 3 m and height 4 m. how much water can it hold? round to the nearest tenth',
    '113.1 m^3',
  ],
])('takes what a container holds as its volume: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('takes the told part of what a container holds', () => {
  const text =
    'A tank is a cylinder with radius 3 ft and height 10 ft. It is half full. How much water does it hold?';
  expect(answerOf(text)).toBe('45π cubic feet');
});

test.each([
  ['A tank is 20 inches by 10 inches by 12 inches. How many gallons can it hold?'],
  ['a can with walls 1 cm thick has radius 5 cm and height 10 cm. how much can it hold'],
])('refuses what is held in part, in other units or beside something else: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
