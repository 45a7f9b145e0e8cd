import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'M(-1, 5/2) is the midpoint of segment PQ. If P has coordinates (3, -4), find the coordinates of Q.',
    '(-5, 9)',
  ],
  ['The midpoint of segment AB is M(3, -1). If A is (-2, 4), find B.', '(8, -6)'],
])('the other end of a named segment: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'M(2, 3) is the midpoint of AB. If A = (5, -1), what are the coordinates of M?',
  'M(2, 3) is the midpoint of AB. If A = (5, -1), find the distance from A to B.',
])('what is told already, or not a point, is no other end: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
