import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['ball dropped from 10 m, each bounce 60% of height before. height after 4th bounce', '1.296 m'],
  [
    'A ball is dropped from 100 cm. It loses 40% of its height each bounce. What is the height of the 2nd bounce?',
    '36 cm',
  ],
  ['light loses 20% of brightness every meter of water. what percent is left after 3 m', '51.2%'],
  ['the caffeine in blood is halved every 5 hours, you drink 160 mg. how much is there after 15 hours', '20'],
])('takes the same share again and again: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['ball dropped from 10 m, each bounce 60% of height before. total distance after 4th bounce'],
  ['light loses 20% of brightness every meter of water. what percent is lost after 3 m'],
  [
    'A ball is dropped from 100 cm. Its height shrinks by 40% of its height each bounce. What is the height of the 2nd bounce?',
  ],
])('leaves other questions about it open: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
