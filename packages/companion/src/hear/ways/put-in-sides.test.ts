import { expect, test } from 'vitest';
import { isChoice, solutionPath } from '../solution-path.ts';
import { openProblem } from '../testing-open.ts';
import { isPutIn } from './put-in-sides.ts';

const problem = openProblem({
  question: 'The graph shows $x + y ≥ −4$ and $2x − 3y > −2$. Which point solves both?',
  form: 'choice',
  choices: [
    ['(7, −7)', null],
    ['(5, 4)', null],
  ],
  work: ['(7, −7) → 35'],
});

test.each([
  ['2 * 5 - 3 * 4', true],
  ['2*7 - 3*-7', true],
  ['7 + -7', true],
  ['2 * 5 - 3 * 6', false],
  ['5 - 4', false],
])('a point of the problem put into one of its sides is known: %s', (line, isKnown) => {
  expect(isPutIn(line, { problem, path: solutionPath(problem) })).toBe(isKnown);
});

test('the coordinates of a point that is a choice are no difference that is one', () => {
  expect(isChoice('0', solutionPath(problem))).toBe(false);
});
