import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['half of the sum of 6 and 10', '8'],
  ['3 times the difference of 9 and 4', '15'],
  ['10 minus the sum of 2 and 3', '5'],
  ['5 less than the product of 4 and 7', '23'],
  ['the sum of 6 and 10', '16'],
  ['square of the sum of 3 and 4', '49'],
  ['7 times what number is 91', '13'],
  ['what number is 3 more than 8', '11'],
  ['12 is 4 more than a number. what is the number', '8'],
])('keeps together what something is done with: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['the sum of 6 and 10 divided by 2']])(
  'refuses a phrase that can be joined in two ways: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);
