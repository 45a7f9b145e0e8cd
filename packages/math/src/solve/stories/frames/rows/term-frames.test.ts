import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['In an arithmetic sequence, a_3 = 10 and a_7 = 26. Find a_20.', '78'],
  [
    'the 2nd term of an arithmetic sequence is 7 and the 5th term is 19. find the first term and common difference',
    'first term 3, common difference 4',
  ],
  [
    'if the third term is 12 and the tenth term is 47 in an arithmetic sequence, what is the nth term',
    't = 5n - 3',
  ],
  ['in an arithmetic sequence the 3rd term is 7 and the 5th term is 13. which term is 40', '14'],
])('finds terms, step and rule from two terms: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['arithmetic sequence first term 5, sum of first 10 terms 185. find the 10th term']])(
  'refuses a sum that is told: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);
