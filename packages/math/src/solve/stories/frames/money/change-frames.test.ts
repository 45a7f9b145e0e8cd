import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['i bought 3 shirts for $14 each and a $9 hat, how much change from $60', '$9'],
  ['lee buys a $4 pen, 2 pads at $3 each and pays with a $20 bill. how much change does lee get', '$10'],
])('gives back the change of everything bought: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['i bought 3 shirts for $14 and a $9 hat, how much change from $60', 'refused']])(
  'answers nothing where a price may be for all: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);

test.each([
  [
    'maria bought 3 notebooks for 2.45 each and a pen for 1.30. she payed with 10 dollars how much change does she get',
    '$1.35',
  ],
  [
    'my mom bought 2 kg of apples at 3.20 per kg and bread for 2.75. she paid with a 10 euro note. how much change',
    '$0.85',
  ],
])('gives back the change of prices without a sign: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['tom buys 3 pens for 2 dollars each, he pays with two 10 dollar bills. how much change'],
  ['sam pays 20 dollars for a shirt that costs 12 and a hat that is 3 dollars cheaper. how much change'],
])('answers nothing where a number is no price of its own: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
