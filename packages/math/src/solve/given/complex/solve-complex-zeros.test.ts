import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['Find all the zeros of f(x) = x³ − 4x² + 9x − 36.', 'x = 4 or x = 3i or x = -3i'],
  ['Find all the complex zeros of p(x) = x³ − 5x² + 11x − 15.', 'x = 3 or x = 1 + 2i or x = 1 - 2i'],
  ['find all roots of x^4 + 5x^2 + 4 = 0', 'x = i or x = -i or x = 2i or x = -2i'],
  ['Find all the real zeros of f(x) = x^3 - 4x^2 + 9x - 36', 'x = 4'],
  ['Solve x^3 - x^2 - 3x + 3 = 0', 'x = 1 or x = √3 or x = -√3'],
])('zeros of every factor are found: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['Solve x^3 - 4x^2 + 9x - 36 = 0'], ['Find all rational zeros of f(x) = x^3 - x^2 - 3x + 3']])(
  'whether complex zeros are meant is not guessed, and others are no rational ones: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);
