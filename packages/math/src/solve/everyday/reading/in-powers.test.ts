import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (problem: string): string => {
  const found = solve(problem);
  return 'steps' in found ? found.answer : 'refused';
};

test.each([
  [
    'Light travels at about 3.0 × 10⁸ meters per second. Neptune is about 4.5 × 10¹² meters from the Sun. About how many seconds does sunlight take to reach Neptune? Write your answer in scientific notation.',
    '1.5 · 10^4 seconds',
  ],
  [
    'A machine fills 2.5 × 10^3 bottles per hour. How many bottles does it fill in 40 hours? Write the answer in scientific notation.',
    '1 · 10^5 bottles',
  ],
])('what a story works out is answered in the notation it wishes: %s', (problem, answer) => {
  expect(answerOf(problem)).toBe(answer);
});
