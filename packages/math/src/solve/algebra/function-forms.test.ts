import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (problem: string): string => {
  const found = solve(problem);
  return 'steps' in found ? found.answer : 'refused';
};

test.each([
  [
    'The graph of f(x) = x² is reflected over the x-axis, then shifted 3 units left and 2 units up to give the graph of g. Write the equation of g in vertex form.',
    'g(x) = -(x + 3)^2 + 2',
  ],
  [
    'The graph of f(x) = |x| is translated 4 units right and 1 unit down. Write an equation for g(x).',
    'g(x) = |x - 4| - 1',
  ],
  ['The graph of f(x) = √x is shifted 2 units right to form the graph of h. Find h(x).', 'h(x) = √(x - 2)'],
  ['Let g be a translation 3 units left of f(x) = x^2. Write a rule for g.', 'g(x) = (x + 3)^2'],
])('a moved graph has the rule and the name it is told with: %s', (problem, answer) => {
  expect(answerOf(problem)).toBe(answer);
});

test.each([
  'The graph of f(x) = x^2 is shifted 2 units right to give the graph of g and g is shifted up 3 to give h. Write the equation of g.',
  'The graph of f(x) = x^3 is shifted 2 units right to give the graph of g. Write the equation of g in vertex form.',
  'The graph of f(x) = x^2 is stretched horizontally by a factor of 2 to give the graph of g. Write the equation of g.',
])('a graph with two new names, or in a form it does not have, is refused: %s', (problem) => {
  expect(answerOf(problem)).toBe('refused');
});
