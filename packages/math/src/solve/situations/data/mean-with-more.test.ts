import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    "Kai's scores on five quizzes are 8, 9, 6, 10 and 7. On the sixth quiz he scores 5. What is the mean of all six scores?",
    '7.5',
  ],
  ['my quiz scores are 7, 8, 10, 9. on the next quiz i got 6. whats my new average', '8'],
  [
    'The temperatures on three days were 60, 64 and 71. On the fourth day it was 65. Find the mean of all four temperatures.',
    '65',
  ],
])('takes the mean of a row and one more: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test.each([
  "Kai's scores on four quizzes are 8, 9, 6, 10 and 7. On the sixth quiz he scores 5. What is the mean of all six scores?",
  "Kai's scores on five quizzes are 8, 9, 6, 10 and 7. On the seventh quiz he scores 5. What is the mean of all?",
  "Kai's scores on five quizzes are 8, 9, 6, 10 and 7. He drops the lowest. On the next quiz he scores 5. What is the mean of all?",
])('leaves a row that its counts contradict or that loses a value: %s', (problem) => {
  expect(solve(problem).kind).toBe('not-understood');
});
