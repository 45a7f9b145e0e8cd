import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';
import { severalRequests } from './requests-of-text.ts';

test.each([
  ['Factor x² − 9. Solve 2x = 8.', ['Factor x² − 9', 'Solve 2x = 8']],
  ['(c) Solve 2x = 6. (d) Solve 3x = 6.', ['Solve 2x = 6', 'Solve 3x = 6']],
  [
    'Find the midpoint of (2,3) and (4,7) and the slope of y = 3x − 1.',
    ['Find the midpoint of (2,3) and (4,7)', 'the slope of y = 3x − 1'],
  ],
  ['What is the slope of y = 2x + 1? And y = 3x − 4?', ['What is the slope of y = 2x + 1', 'And y = 3x − 4']],
])('requests that are each about something else are told apart, and none is chosen: %s', (text, requests) => {
  expect(severalRequests(text)).toEqual(requests);
  expect(solve(text)).toMatchObject({ reason: 'two-questions', choices: requests });
});

test.each([
  'Solve 2x = 4 and 3y = 9.',
  'Find the sum and the product of 3 and 5.',
  'Simplify. 3x + 2x',
  'f(x) = 2x + 1. Find f(3).',
  'Expand (3 + √2)(5 − √2). Give your answer in the form a + b√2.',
])('one request stays one: %s', (text) => {
  expect(severalRequests(text)).toEqual([]);
});
