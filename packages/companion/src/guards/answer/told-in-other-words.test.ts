import { describe, expect, test } from 'vitest';
import type { HeldProblem } from '../guard-context.ts';
import { guardReply } from '../reply-guard.ts';

type Key = HeldProblem['key'];

function problem(question: string, key: Key, choices: readonly string[], shownAnswer: string): HeldProblem {
  return { question, key, choices, shownAnswer, attempts: [] };
}

const problems = {
  twelve: problem('Solve $3w - 6 = 30$.', { value: '12', form: 'number' }, [], '12'),
  decimal: problem('What is 8 − 2.26?', { value: '5.74', form: 'decimal' }, [], '5.74'),
  share: problem(
    'Two wheels show 1 to 5. What is the chance of a difference of 2?',
    { value: '6/25', form: 'fraction' },
    [],
    '6/25',
  ),
  range: problem(
    'What is the domain of $\\frac{\\sqrt{1 - x}}{x + 1}$?',
    { value: '(−∞, −1) ∪ (−1, 1]', form: 'interval' },
    [],
    '(−∞, −1) ∪ (−1, 1]',
  ),
  radical: problem('Find $\\sin 105^\\circ$.', { value: '(√6 + √2)/4', form: 'radical' }, [], '(√6 + √2)/4'),
  linear: problem(
    'Write $6(6n - 9) + 4$ in simplest form.',
    { value: '36n − 50', form: 'expression' },
    [],
    '36n − 50',
  ),
  rider: problem(
    'The graph shows how far a rider is from home. What happens from 9 to 13 minutes?',
    { value: 'back', form: 'choice' },
    [
      'It goes down a hill.',
      'It gets slower.',
      'It moves away at a steady speed.',
      'It comes back at a steady speed.',
    ],
    'It comes back at a steady speed.',
  ),
} as const;

const isShown = (
  name: keyof typeof problems,
  text: string,
  earlierReplies: readonly string[] = [],
): boolean => guardReply(text, { openProblem: problems[name], earlierReplies }).state.kind === 'open';

describe('the key in other words is held back [issue 5.6]', () => {
  test.each([
    ['twelve', 'It is as many as a year has months.'],
    ['twelve', 'How many eggs fit in a carton?'],
    ['twelve', 'Take 3 and multiply it by 4.'],
    ['twelve', 'Eleven and one make it.'],
    ['twelve', 'Write XII.'],
    ['decimal', 'You are left with 5 wholes and 74 hundredths.'],
    ['share', 'Six of the twenty-five pairs fit.'],
    ['range', 'Every x up to 1 works, apart from negative 1.'],
    ['range', 'The domain is (−∞, −1) ∪ (−1, 1].'],
    ['radical', 'You get (√6 + √2)/4 there.'],
    ['radical', 'Root six and root two are added, then cut into four.'],
    ['linear', 'It shrinks to thirty-six n less fifty.'],
    ['rider', 'The rider is returning without changing pace.'],
    ['rider', 'Look for the one that comes back.'],
  ] as const)('%s: %s', (name, text) => {
    expect(isShown(name, text)).toBe(false);
  });

  test('pieces of a decimal over two turns are put together', () => {
    expect(isShown('decimal', 'After the point comes 74.', ['The whole part is five.'])).toBe(false);
  });
});

describe('help that tells nothing of the key is shown [issue 5.6]', () => {
  test.each([
    ['twelve', 'Add 6 to both sides first.'],
    ['decimal', 'Write 8 as 8.00 so that both numbers have two places.'],
    ['share', 'How many pairs can the two wheels show?'],
    ['range', 'What must be true of a number below a root?'],
    ['linear', 'Multiply both terms in the parentheses first.'],
    ['rider', 'Is the distance from home getting larger or smaller?'],
    ['rider', 'A straight piece of the graph means a steady speed.'],
  ] as const)('%s: %s', (name, text) => {
    expect(isShown(name, text)).toBe(true);
  });
});
