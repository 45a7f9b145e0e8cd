import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['12 + 6 + 3 + ...', '24'],
  ['find the sum 18 - 6 + 2 - …', '27/2'],
  ['What is the sum of 5 + 1 + 1/5 + ...?', '25/4'],
  ['What is the next term in 12 + 6 + 3 + ...?', '1.5'],
  ['2 + 4 + 6 + ... + 100', '2550'],
  ['sum to infinity of 8, -4, 2, ...', '16/3'],
])('adds terms that go on behind dots: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['1 + 2 + 3 + ...'], ['2 + 4 + 8 + ...'], ['12 + 6 + 2 + ...'], ['12 + 6 + 3 +']])(
  'has no sum for terms without one, or without dots: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);
