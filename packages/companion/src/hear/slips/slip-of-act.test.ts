import { expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { makeProblem } from '../../testing-turn.ts';
import { slipOfAct } from './slip-of-act.ts';

const problem = makeProblem('calc-limit-exists-decide');
const withReasons = (...reasons: readonly string[]): OpenProblem => ({
  ...problem,
  rendered: problem.rendered && {
    ...problem.rendered,
    choices: problem.rendered.choices
      .slice(1, 2)
      .flatMap((choice) => reasons.map((reason) => ({ ...choice, correct: false, reason }))),
  },
});
const adds = { act: 'add', amount: '3' } as const;
const moves = 'This adds the factor. Does a dilation move all points by the same steps?';

test('the one way of going wrong that is told with an operation is found by it', () =>
  expect(slipOfAct(adds, withReasons(moves, 'This leaves out the sign.'))).toBe(moves));

test('none is found where several tell it, or only their question does', () => {
  expect(slipOfAct(adds, withReasons(moves, 'This adds both bases.'))).toBeNull();
  expect(slipOfAct(adds, withReasons('This is the product. What is added?'))).toBeNull();
});
