import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['17 ÷ 6', '2 5/6'],
  ['What is 17 divided by 6?', '2 5/6'],
  ['45 ÷ 8', '5.625'],
  ['What is 17 ÷ 6 rounded to two decimal places?', '2.83'],
])('a division is worked out, whether its decimal ends or not: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('a fraction alone asks for nothing', () => {
  expect(answerOf('17/6')).toBe('refused');
});
