import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['Two forces of 5 N and 12 N act at right angles. Find the magnitude of the resultant.', '13 N'],
  ['two perpendicular forces of 9 newtons and 12 newtons act on an object whats the resultant force', '15 N'],
])('adds forces at a right angle: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'Two forces of 5 N and 12 N act in opposite directions. Find the magnitude of the resultant.',
  'Two forces of 5 N and 12 N act at an angle of 60°. Find the magnitude of the resultant.',
  'Two perpendicular forces of 5 N and 12 N act. What is the direction of the resultant?',
  'Two perpendicular forces have a resultant of 13 N. One is 5 N. Find the other.',
])('refuses forces that lie or are asked otherwise: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
