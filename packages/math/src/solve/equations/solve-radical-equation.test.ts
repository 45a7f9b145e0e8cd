import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['sqrt(x+7) - sqrt(x) = 1', 'x = 9'],
  ['√(2x+1) + √x = 5', 'x = 4'],
  ['√(3x+4) - √(x-3) = 3', 'x = 7 or x = 4'],
  ['2√x = √(x+9)', 'x = 3'],
  ['√(x+5) + √(x) = 1', 'no solution'],
  ['sqrt(3x+7) = x - 1  solve check for extraneous', 'x = 6'],
])('one square root or two of them are squared away, and the candidates tested: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
