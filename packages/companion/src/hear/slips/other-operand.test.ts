import { expect, test } from 'vitest';
import { solutionPath } from '../solution-path.ts';
import { openProblem } from '../testing-open.ts';
import { otherOperand } from './other-operand.ts';

const loan = solutionPath(
  openProblem({
    question: 'A loan of 2350 dollars at 8% simple interest runs for 30 months. What is the interest?',
    form: 'number',
    choices: [
      ['470', null],
      ['5640', 'These are months.'],
    ],
    work: ['30 ÷ 12 = 2.5', '2350 × 0.08 = 188', '188 × 2.5 = 470'],
    instructions: ['Write the time in years.', 'Find one year.', 'Multiply by the number of years.'],
  }),
);

test.each([
  ['188 * 30', { step: 2, number: '30' }],
  ['30 * 188', { step: 2, number: '30' }],
  ['30 / 10', { step: 0, number: '10' }],
])('%s is a move of the way with another number', (said, found) =>
  expect(otherOperand(said, loan)).toEqual(found),
);

test.each(['188 * 2.5', '12 / 30', '188 + 30', '188 * 2.5 * 3'])('%s is no such move', (said) =>
  expect(otherOperand(said, loan)).toBeNull(),
);

test('a move that is done is not named', () => expect(otherOperand('30 / 10', loan, 1)).toBeNull());
