import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../companion-context.ts';
import { openProblem } from '../hear/testing-open.ts';
import { tellAll } from '../testing-turn.ts';

type Made = { isTyped?: boolean; explanations?: readonly string[] };

function problem(given: Parameters<typeof openProblem>[0], { isTyped = true, explanations = [] }: Made = {}) {
  const made = openProblem(given);
  const steps = made.rendered?.steps.map((step, at) => ({ ...step, explanation: explanations[at] ?? '' }));
  return { ...made, rendered: { ...made.rendered, steps, ...(isTyped && { input: {} }) } } as OpenProblem;
}

const locks = {
  question: 'One wheel shows 1 to 3, the other 1 to 6. What share of all pairs has a number less than 2?',
  form: 'number',
  choices: [
    ['44%', null],
    ['10', 'This counts the pairs without one.'],
    ['50%', null],
  ],
  work: ['3 × 6 = 18', '2 × 5 = 10', '18 − 10 = 8', '8 ÷ 18 → about 44%'],
  instructions: ['Count all pairs.', 'Count the pairs without such a number.', 'Subtract them.', 'Divide.'],
} as const;
const reasons = ['Each first number goes with each second number.', 'One number less on each wheel.'];
const typed = problem(locks, { explanations: reasons });
const shown = problem(locks, { isTyped: false, explanations: reasons });

const talk = (held: OpenProblem, ...turns: readonly string[]) => tellAll(held, turns);

describe('a number behind a move that was asked for', () => {
  test('is right where it is what the move comes to', () =>
    expect(talk(typed, 'what do i do first', '18').reply).toMatchObject({ step_verdict: 'right' }));

  test('is told apart from what the move comes to, with the reason of the move', () => {
    const { reply } = talk(typed, 'what do i do first', '9');
    expect(reply.step_verdict).toBeUndefined();
    expect(reply.text).toContain('9');
    expect(reply.text).toContain('Each first number goes with each second number.');
  });

  test('is right where a wrong answer that nobody sees has the same number', () =>
    expect(talk(typed, 'what do i do first', '18', '10').reply).toMatchObject({ step_verdict: 'right' }));

  test('is neither right nor wrong where an answer on the screen says it, and the next move is named', () => {
    const answers = ['44%', '10', '50%'].map((said) => talk(shown, 'what do i do first', '18', said).reply);
    expect(answers.map(({ step_verdict }) => step_verdict)).toEqual([undefined, undefined, undefined]);
    expect(answers[1]?.text).toContain('Subtract them.');
  });

  test('is judged alike for the key and for any other number of another move', () => {
    const [key, other] = ['44', '7717'].map((said) => talk(typed, 'what do i do first', said).reply);
    expect(key?.move).toBe(other?.move);
    expect(key?.step_verdict).toBe(other?.step_verdict);
  });
});

const terms = problem(
  {
    question: 'Some terms of $11p^3 + n + 6np + 13$ have letters. Add their coefficients.',
    form: 'number',
    choices: [
      ['18', null],
      ['17', 'This leaves one out.'],
    ],
    work: ['$11p^3 + n + 6np + 13$ → $11p^3$, $n$, $6np$, $13$', '11, 1, 6', '11 + 1 + 6 = 18'],
    instructions: ['Split it at the plus signs.', 'List the coefficients.', 'Add them.'],
  },
  {},
);

describe('what was asked for, said in another way than as a number', () => {
  test('a list is right as a whole', () => {
    const { reply } = talk(terms, 'what do i do first', 'ok 11p^3, n, 6np, 13');
    expect(reply.step_verdict).toBe('right');
    expect(reply.text).toContain('List the coefficients.');
  });

  test('the question in own words is taken up with the first move', () => {
    const { reply } = talk(terms, 'can i get a hint', 'all the coefficients together');
    expect(reply.text).toContain('Split it at the plus signs.');
  });
});
