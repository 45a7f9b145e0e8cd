import { expect, test } from 'vitest';
import { isHeading } from './is-heading.ts';

test.each([
  'Algebra 1 – Section 3.4 #7',
  'Regents practice',
  'Name: ______ Period: 3',
  'Quiz 4 Form B',
  '8.EE.4 Practice',
  '11/14 do now',
  'Problem Set 12 (no calculator)',
  'Related rates (#3 on the packet)',
  'AP Stats warm-up 10/3',
  'From worksheet 5B:',
])('knows a heading by what counts it or by its kind of work: %s', (line) => {
  expect(isHeading(line)).toBe(true);
});

test.each([
  'Radius 5',
  'Ratio 3:4',
  'Class of 30',
  'Simplify 6/8',
  '5/6 - 1/4',
  'Without replacement',
  'There are 20 boys.',
  'Base 2',
  'Find the area. Test',
  'Form 3 teams of 4 from 12 students',
  'Test scores: 80, 90',
])('takes no line for a heading that tells: %s', (line) => {
  expect(isHeading(line)).toBe(false);
});

test('leaves a line that counts things of the problem', () => {
  expect(isHeading('Quiz 3', 'What is the mean of quiz 1 and quiz 3?')).toBe(false);
  expect(isHeading('Chapter 5', 'Chapter 6 has 30 pages.')).toBe(false);
});
