import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'The ratio of cellos to violas to violins in a youth orchestra is 3 : 4 : 11. There are 56 more violins than cellos. How many musicians are in these three sections altogether?',
    '126 musicians',
  ],
  [
    'Pens, pencils and markers in a box are in the ratio 5:3:2. There are 24 pencils. How many markers are there?',
    '16 markers',
  ],
  [
    'The ratio of red to blue to green beads in a jar is 2:3:7. There are 35 more green beads than red beads. How many blue beads are there?',
    '21 blue beads',
  ],
  [
    'The ratio of adults to teens to kids at a show was 3:2:5. If 200 people attended in all, how many kids were there?',
    '100 kids',
  ],
])('works out the other amounts of a ratio of several: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  'The ratio of dogs to cats to birds is 4:3:2. There are 21 dogs. How many cats are there?',
  'The ratio of dogs to cats to birds is 4:3. There are 20 dogs. How many birds are there?',
])('leaves what does not come out or has no part: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
