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
  ['coach picks team of 4 from 9 kids but sam n lee cant both be on it. how many diff teams', '105'],
  [
    'A group of 4 is chosen from 8 students. In how many ways can this be done if Lea and Max cannot both be in the group?',
    '55',
  ],
  ['How many committees of 5 can be formed from 12 people if two of them refuse to serve together?', '672'],
  [
    'In how many ways can a team of 3 be picked from 10 players if two certain players will not be on the same team?',
    '112',
  ],
])('takes the groups with both away where two may not both be in: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'In how many ways can a committee of 4 be chosen from 10 people if Amy and Ben both refuse to serve?',
  'In how many ways can a committee of 4 be chosen from 10 people if three of them refuse to serve together?',
  'In how many ways can a committee of 3 be chosen from 9 students if Amy or Ben must be on the committee?',
  'In how many ways can a committee of 3 be chosen from 9 students if Amy must be on the committee and Ben cannot?',
  'In how many ways can a committee of 3 be chosen from 5 boys and 4 girls if Amy must be on the committee and at least 1 boy?',
])('leaves what binds others too: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
