import { expect, test } from 'vitest';
import { schoolTruth } from './school-truth.ts';

const beside = { said: '', question: 'Find every solution.' };

test('a line that leaves out what its sine is of is never called wrong', () => {
  for (const line of ['2sin^2 + 3sin - 2 = 0', '16 - 16sin² - 24 sin = 0', 'cos = 1 - 2'])
    expect(schoolTruth(line, beside), line).toBe('unreadable');
});

test('with its angle, the same is judged', () => {
  expect(schoolTruth('2sin(30°) = 1', beside)).toBe('true');
  expect(schoolTruth('2sin(30°) = 3', beside)).toBe('false');
});

test.each([
  ['32/52 = 62%', 'about'],
  ['3/22 = 13.6%', 'about'],
  ['3/4 = 74%', 'false'],
  ['21/50 = 43%', 'false'],
])('a percent is rounded to its last digit: %s is %s', (line, truth) =>
  expect(schoolTruth(line, { said: line, question: '' })).toBe(truth),
);
