import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

test.each([
  [
    'bball player made 34 of 50 free throws. how many more in a row does she need to make so shes at exactly 75%',
    '14',
  ],
  [
    'A team has won 12 games and lost 8. How many consecutive games must it win to raise its winning percentage to 75%?',
    '12',
  ],
  [
    'A batter has 15 hits in 60 at bats. How many consecutive hits would he need to raise his average to 40%?',
    '15',
  ],
  [
    'A team won 12 of its 20 games. How many games in a row must it lose so that it has won exactly 50% of its games?',
    '4',
  ],
])('finds how many in a row bring the share to a percent: %s', (problem, answer) => {
  expect(solve(problem)).toMatchObject({ answer });
});

test('what was missed is not what was made', () => {
  expect(
    solve('She missed 16 of 50 free throws. How many more in a row must she make to be at 75%?').kind,
  ).toBe('not-understood');
});

test('a percent that no whole number reaches is left open', () => {
  expect(
    solve('She made 34 of 50 free throws. How many more in a row must she make to be at exactly 77%?').kind,
  ).toBe('not-understood');
});
