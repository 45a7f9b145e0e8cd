import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['find k so that x - 2 is a factor of x^3 + kx - 10', 'k = 1'],
  ['if x - 2 is a factor of x^3 + kx - 10 find k', 'k = 1'],
  ['When x^3 + ax + 4 is divided by x + 1 the remainder is 7. Find a.', 'a = -4'],
  ['The remainder when 2x^3 - kx^2 + x + 3 is divided by x + 1 is 4. Find k.', 'k = -4'],
  ['The polynomial x^3 + kx^2 - 5x + 6 has a remainder of 12 when divided by x - 2. Find k.', 'k = 2'],
  [
    'Find the value of k so that x^3 + kx^2 - 5x + 6 leaves a remainder of 12 when it is divided by x - 2.',
    'k = 2',
  ],
])('finds a letter of a polynomial by a factor or a remainder: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['if x - 2 is a factor of x^3 + kx - m find k'], ['if x - 2 is a factor of x^3 - 8 find k']])(
  'refuses where the polynomial holds another letter: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);
