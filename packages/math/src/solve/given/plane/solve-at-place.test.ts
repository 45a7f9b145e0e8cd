import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['where does y=x^2-4 cross the x axis', 'x-intercepts (2, 0) and (-2, 0)'],
  ['where does y=2x-6 hit the y axis', 'y-intercept (0, -6)'],
  ['slope of y=x^2 at x=3', '6'],
  ['f(x)=2x+3 find f^-1(11)', '4'],
])('reads one place of a graph: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['f(x)=x^2 find f^-1(4)', 'refused']])(
  'tells no single value where the inverse has two: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);
