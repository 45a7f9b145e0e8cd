import type { RenderedStep } from '@playforward/curriculum';
import { inferAnswerForm, solve } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { openProblemOf } from '../../open-problem.ts';
import { tell } from '../../testing-turn.ts';
import { schoolReadings } from '../school-readings.ts';
import { schoolTruth } from './school-truth.ts';

/** A problem with the solver's way and no choices. */
function problem(question: string, value: string, asText = question): OpenProblem {
  const solved = solve(asText.replaceAll('$', ''));
  const steps: RenderedStep[] =
    'reason' in solved
      ? []
      : solved.steps.map(({ from, to, why }) => ({
          instruction: why,
          explanation: '',
          work: `$${from}$ → $${to}$`,
          diagram: null,
        }));
  return openProblemOf({
    id: { skill: 'typed', version: 1, level: 2, seed: 1 },
    headline: question,
    question,
    diagram: null,
    choices: [],
    steps,
    finalAnswer: value,
    input: { form: inferAnswerForm(value), unit: null },
    key: { form: value.includes(',') ? 'set' : inferAnswerForm(value), value },
    otherWrong: '',
  });
}

const linear = problem('Solve $7x - 4 = 31$.', '5', '7x - 4 = 31');
const inequality = problem('Solve $-5x + 3 > 18$.', 'x < -3', '-5x + 3 > 18');
const quadratic = problem('Solve $x^2 - 3x - 10 = 0$.', '5, -2', 'x^2 - 3x - 10 = 0');
const rule = problem('$g(x) = 3x^2 - 4$. Find $g(-2)$.', '8');
const phrase = problem('The cost c is 6 less than twice n. Write an equation.', 'c = 2n - 6');
const story = problem('Mia is 5 years older than Leo and together they are 31. How old is each?', '18, 13');
const fractions = problem('$2/3 + 1/4$', '11/12', '2/3 + 1/4');
const percent = problem(
  'A $50 bag is 30% off. What is the sale price?',
  '35',
  'A $50 bag is 30% off. What is the sale price?',
);
const system = problem('Solve the system $x + y = 9, x - y = 5$.', 'x = 7, y = 2', 'x + y = 9 and x - y = 5');

const absolute = problem('Solve $|x - 4| = 6$.', '10, -2', '|x - 4| = 6');
const times = problem('There are 8 times as many kids k as teachers t. Write an equation.', 'k = 8t');
const logs = problem('Solve $log_3(x) + log_3(x - 6) = 3$.', '9', 'log_3(x) + log_3(x - 6) = 3');

const right: readonly (readonly [OpenProblem, string])[] = [
  [linear, 'so i put 4 on both sides and thats 7x = 35'],
  [linear, 'sumo 4 a los dos lados y me queda 7x = 35'],
  [linear, 'divide by 7 so x = 5'],
  [inequality, 'take away 3 from both sides and you have -5x > 15'],
  [inequality, 'divide by negative 5 and flip it so x is less than -3'],
  [quadratic, 'the numbers that multiply to -10 and add to -3 are -5 and 2'],
  [rule, 'plug in -2 and get 8'],
  [rule, '-2 squared is 4, times 3 is 12, minus 4 leaves 8'],
  [phrase, '6 less than twice n so c = 2n - 6'],
  [story, 'call leo a, then mia is a + 5 and a + a + 5 = 31'],
  [story, 'leo is 13 so mia is 18'],
  [fractions, 'make them twelfths, 8/12 and 3/12'],
  [percent, '10% is 5'],
  [percent, 'you pay 70 percent so .70 times 50'],
  [system, 'add them and the ys are gone so 2x = 14'],
  [system, 'y = 9 - x from the first one'],
  [absolute, 'the cases are x - 4 = 6 or x - 4 = -6'],
  [times, 'for each teacher there are 8 kids so k = 8t'],
  [logs, 'put them together, log base 3 of x(x - 6) is 3'],
];

const wrong: readonly (readonly [OpenProblem, string])[] = [
  [linear, 'i took 4 off both sides so 7x = 27'],
  [linear, 'le resto 4 a los dos lados y da 7x = 27'],
  [inequality, 'divide by -5 so x > -3'],
  [quadratic, 'two numbers that multiply to -10 and add to -3, so 5 and -2'],
  [rule, 'put in -2 and u get -16'],
  [rule, '-2 squared is 4, times 3 is 12, minus 4 leaves 9'],
  [phrase, 'c = 6 - 2n'],
  [story, 'leo is 15 and mia is 20'],
  [fractions, 'add the tops and add the bottoms, 3/7'],
  [percent, '30% of 50 is 15 so it costs 15'],
  [system, 'second one says y = 5 - x'],
  [absolute, 'x is 12 or x is 2'],
  [times, '8 kids for each teacher so 8k = t'],
];

describe('a claim in a sentence', () => {
  test.each(right)('is taken as right: %#', (open, said) => {
    const { reply } = tell(said, open);
    expect([said, reply.step_verdict]).toEqual([said, 'right']);
  });

  test.each(wrong)('is shown not to hold, and the answer is not told: %#', (open, said) => {
    const { reply } = tell(said, open);
    expect([said, reply.step_verdict]).toEqual([said, 'not-yet']);
    for (const part of open.key.value.split(', ')) expect(reply.text).not.toContain(`= ${part}$`);
  });
});

test('a decimal that is as near as its digits say is no slip, also for an angle in degrees', () => {
  const truths = (line: string) =>
    schoolReadings(line, null).map((one) => schoolTruth(one, { said: line, question: '' }));
  for (const line of [
    '443/18 = 24.6',
    'sqrt(14^2 + 19^2) = 23.6',
    '8 sin 62 = 7.06',
    '14^2 + 19^2 - 2*14*19*cos 73 = 401.5',
  ])
    expect(truths(line), line).toContain('about');
  expect(truths('443/18 = 24.9')).toEqual(['false']);
});
