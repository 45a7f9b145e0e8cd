import { expect, test } from 'vitest';
import { judgeAnswer } from '../judge-answer.ts';

const slope = 'Find the slope of the line through (1, 5) and (5, -3).';
const verdictOf = (answer: string, question: string): string =>
  judgeAnswer(answer, { value: '-2', form: 'integer', inferred: true, question }).kind;

test.each([
  ['-8/4', slope],
  ['-2/1', slope],
  ['m = -8/4', slope],
])('a quotient of its own is right where no form is named: %s', (answer, question) => {
  expect(verdictOf(answer, question)).toBe('right');
});

test.each([
  ['-8/4', 'Simplify -8/4.', 'form'],
  ['-8/4', 'What is the value of -8/4?', 'form'],
  ['-8/4', 'Evaluate 2x when x = -1.', 'form'],
  ['-8/3', slope, 'wrong'],
  ['8/4', slope, 'wrong'],
])('a quotient that is to be worked out is not: %s for %s', (answer, question, verdict) => {
  expect(verdictOf(answer, question)).toBe(verdict);
});

test('an author who names a whole number gets one', () => {
  expect(judgeAnswer('-8/4', { value: '-2', form: 'integer', question: slope }).kind).toBe('form');
});

test.each(['-3 +- root 7', '-3 + or - root 7', '-3 +- sqrt(7)', 'x = -3 +- √7'])(
  'both signs are read where the key has both: %s',
  (answer) => {
    expect(judgeAnswer(answer, { value: '-3±√7', form: 'set' }).kind).toBe('right');
  },
);

test.each([
  ['3 +- root 7', '-3±√7'],
  ['-3 +- 7', '-3±√7'],
  ['-3 + root 7', '-3±√7'],
  ['2 +- √3', '2 + √3'],
])('other values with both signs are not: %s for %s', (answer, value) => {
  expect(judgeAnswer(answer, { value, form: 'set' }).kind).toBe('wrong');
});
