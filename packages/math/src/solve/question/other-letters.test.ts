import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  ['P(t) = t^2 - 8t + 3 vertex', 'vertex (4, -13)'],
  ['domain of R(n) = sqrt(n - 5)', 'n ≥ 5'],
  ['inverse of T(k) = 4k + 1', 'T^-1(k) = (k - 1)/4'],
])('solves a function in the letters it is told in: %s', (text, answer) => {
  const given = solve(text);
  expect(given).toMatchObject({ answer });
  expect('steps' in given && given.steps.some(({ from, to }) => /(?<![a-z])x(?![a-z])/.test(from + to))).toBe(
    false,
  );
});

test.each([...'abcdghklmnpqrstvwyz'])('an unknown called %s is an unknown and no unit', (letter) => {
  expect(solve(`expand (2${letter} + 5)(3${letter} - 1)`)).toMatchObject({
    answer: `6${letter}^2 + 13${letter} - 5`,
  });
});
