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
])('tells how much of one of two solutions is needed: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
