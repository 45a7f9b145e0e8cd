import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['how much will $1000 be worth after 10 yrs at 5% compounded continuously', '$1648.72'],
  ['find the balance of $2500 after 4 years at 3.2% interest compounded continuously', '$2841.38'],
  [
    '$800 is put in at 6% annual interest compounded continuously. how much is there after 3 years',
    '$957.77',
  ],
  ['find the balance: $1000 at 5% interest compounded continuously for 10 years', '$1648.72'],
])('tells what money comes to that grows continuously: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'how much must be invested at 5% compounded continuously to have $1000 in 10 years',
  'what deposit will grow to $5000 in 6 years at 4% compounded continuously',
  'how much interest is earned on $1000 in 10 years at 5% compounded continuously',
  '$1000 at 5% compounded continuously for 10 years or annually. how much more',
])('the start, the interest or a comparison is another question: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
