import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['how much of a 20% acid solution and a 50% acid solution make 30 L of 40%', '10 L of 20% and 20 L of 50%'],
  [
    'A chemist mixes a 10% solution with a 60% solution to get 50 mL of a 25% solution. How many mL of each should she use?',
    '35 ml of 10% and 15 ml of 60%',
  ],
])('tells how much of each of two strengths makes a third: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['how much of a 20% acid solution and a 50% acid solution make 30 L of 60%']])(
  'refuses a strength that is not between the two: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);

test.each([
  [
    'a chemist mixes a 10% acid solution with a 40% acid solution to make 60 liters of a 20% solution. how many liters of the 10%',
    '40 liters',
  ],
  [
    'how much of a 30% acid solution must be mixed with a 70% acid solution to make 20 liters of a 40% solution',
    '15 liters',
  ],
  ['how many liters of 20% acid do i mix with 10 L of 50% acid to get 30% acid', '20 liters'],
])('tells how much of one of two solutions is needed: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

const arabica =
  'a cafe mixes arabica at $12 per kg with robusta at $8 per kg to get a blend at $9 per kg. it uses 6 kg';

test.each([
  [`${arabica} of arabica. how much robusta`],
  [`${arabica} of the arabica. how much robusta is mixed with the $12 arabica`],
  [`${arabica} arabica. how much robusta`],
])('takes no amount of one kind for the whole mixture: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test('an amount of the whole mixture is shared between its kinds', () => {
  expect(
    answerOf(
      'Nuts at $12 per kg are mixed with walnuts at $8 per kg to make 6 kg of a blend worth $9 per kg. how many kg of walnuts',
    ),
  ).toBe('9/2 kg');
});
