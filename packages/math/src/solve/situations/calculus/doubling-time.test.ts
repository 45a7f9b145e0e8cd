import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'Maria invests $5000 at 4% interest compounded continuously. How many years until it doubles? Round to the nearest tenth.',
    '17.3 years',
  ],
  [
    '$2000 at 6% compounded continuously, how long until it triples, round to the nearest tenth',
    '18.3 years',
  ],
])('tells how long continuous growth takes to be so many times as much: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
