import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['Find the domain of f(x) = ln(x^2 - 4). Express your answer in interval notation.', '(-∞, -2) ∪ (2, ∞)'],
  ['Find the domain of f(x) = √(x + 4)/(x − 1). Write it in interval notation.', '[-4, 1) ∪ (1, ∞)'],
  ['Find the domain of h(x) = √(6 - 2x)/(x^2 - 1). Use interval notation.', '(-∞, -1) ∪ (-1, 1) ∪ (1, 3]'],
  ['Using interval notation, state the domain of f(x) = √(3x+6).', '[-2, ∞)'],
  ['domain of 1/(x^2-4) in interval notation', '(-∞, -2) ∪ (-2, 2) ∪ (2, ∞)'],
  ['domain of sqrt(9-x^2)', '-3 ≤ x ≤ 3'],
  ['domain of ln((x-1)/(x+2))', 'x < -2 or x > 1'],
])('a domain is where all of its conditions hold, as intervals where they are wished: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
