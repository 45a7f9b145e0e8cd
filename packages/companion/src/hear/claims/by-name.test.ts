import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { storedEquation } from '../../testing-turn.ts';
import { readSteps } from '../read-step.ts';
import { rulesOf } from './by-name.ts';

type Step = { instruction: string; work: string; explanation: string; diagram: null };

/** A problem with a way of its own and no choices. */
function problemOf(question: string, answer: string, steps: readonly Step[]): OpenProblem {
  const stored = storedEquation();
  return {
    ...stored,
    question,
    choices: [],
    shownAnswer: answer,
    key: { value: answer, form: 'expression' },
    rendered: stored.rendered && { ...stored.rendered, question, choices: [], steps: [...steps] },
  };
}

const step = (instruction: string, work: string, explanation = 'It is so.'): Step => ({
  instruction,
  work,
  explanation,
  diagram: null,
});

const read = (text: string, problem: OpenProblem) => readSteps(text, problem, { lines: [] });

const court = problemOf(
  'A net of 36 feet runs around a court. One side is $x$ feet. Write the area.',
  'x(18 - x)',
  [
    step('Use the length around to find the other side.', '$36 \\div 2 - x$ → $18 - x$'),
    step('Multiply the lengths.', '$x(18 - x)$'),
  ],
);

const shifted = problemOf('Take $f(x)$ as $7x^2 + 3$. Write $f(x + h) - f(x)$.', '14xh + 7h^2', [
  step(
    'Put $x + h$ in for $x$.',
    '$f(x + h)$ → $7(x + h)^2 + 3$',
    'It takes the place of $x$ in every term.',
  ),
  step('Subtract.', '$7(x + h)^2 + 3 - 7x^2 - 3$ → $14xh + 7h^2$'),
]);

describe('a letter of one’s own', () => {
  test.each(['2x + 2y = 36', 'y = 18 - x', 'x + y = 18'])('%s holds with what the way has for it', (text) =>
    expect(read(text, court)).toMatchObject([{ verdict: 'right' }]),
  );

  test('a line that does not hold so is not called right', () =>
    expect(read('x + y = 36', court)).not.toMatchObject([{ verdict: 'right' }]));
});

describe('something with a name', () => {
  test('what the way has for it is right', () =>
    expect(read('f(x+h) = 7x^2 + 14xh + 7h^2 + 3', shifted)).toMatchObject([{ verdict: 'right', step: 0 }]));

  test('another expression is held beside the reason of the step', () =>
    expect(read('f(x+h) = 7x^2 + h^2 + 3', shifted)).toMatchObject([
      { verdict: 'wrong', reason: expect.stringContaining('every term') },
    ]));
});

test('the rule of a function is also read with y', () =>
  expect(rulesOf('The function is $f(x) = 7x − 3$. Find its inverse.')).toEqual(['y = 7x - 3']));
