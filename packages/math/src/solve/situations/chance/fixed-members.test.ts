import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'In how many ways can a committee of 3 be chosen from 9 students if one particular student must be on the committee?',
    '28',
  ],
  ['In how many ways can a committee of 4 be chosen from 10 people if Amy and Ben must both be on it?', '28'],
  ['A team of 4 is to be picked from 9 kids. Sam must be on the team. How many ways?', '56'],
  ['In how many ways can a committee of 5 be chosen from 12 people if Ann refuses to serve?', '462'],
])('chooses the others where some are in or out for certain: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'In how many ways can a committee of 3 be chosen from 9 students if Amy or Ben must be on the committee?',
  'In how many ways can a committee of 3 be chosen from 9 students if Amy must be on the committee and Ben cannot?',
  'In how many ways can a committee of 3 be chosen from 5 boys and 4 girls if Amy must be on the committee and at least 1 boy?',
])('leaves what binds others too: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
