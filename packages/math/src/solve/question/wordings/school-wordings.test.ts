import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  'out of 40 kids 14 walk. what percent do not walk',
  '18 out of 24 kids passed. what percent did not pass',
  '18 of the 24 students passed. What percent failed?',
  'out of 40 kids 14 walk. what percent ride the bus',
])('the others of a group are not those who were told of: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});

test.each([
  'arithmetic sequence 3, 6, 12, ... what is the 8th term',
  'find the 8th term of the geometric sequence 3, 6, 9, 12',
])('a sequence under another name is not worked out: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});

test.each([
  'find the balance: $1000 at 5% interest compounded hourly for 10 years',
  'find the balance: $1000 at 5% interest compounded daily for 2 years',
])('interest of a period that is not counted is not taken as yearly: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});

test('interest without a question asks which amount is meant', () => {
  const asked = solve('$500 at 4% simple interest for 3 years');
  expect(asked.kind === 'not-understood' && asked.reason).toBe('two-questions');
});
