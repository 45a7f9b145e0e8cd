import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['is y = 3x^2 linear', 'no, not linear'],
  ['is 3x + 4y = 12 a linear equation?', 'yes, linear'],
  ['is xy = 6 linear or non linear', 'nonlinear'],
])('decides whether an equation is linear: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['is y = (x^2 - 1)/(x - 1) linear'], ['is x = 3 linear']])(
  'leaves a line with a hole and a vertical line open: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);
