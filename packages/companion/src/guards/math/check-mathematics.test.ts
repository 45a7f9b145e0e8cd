import { expect, test } from 'vitest';
import { cutSentences } from '../text/cut-sentences.ts';
import { createMathChecker } from './check-mathematics.ts';

function verdicts(text: string, studentText = ''): string[] {
  const checker = createMathChecker({ studentText });
  return cutSentences(text).map((sentence) => {
    const decision = checker.check(sentence);
    return decision.kind === 'pass' ? 'pass' : decision.reason;
  });
}

test.each([
  'Half of 12 is 6.',
  '25% of 80 is 20.',
  '3/4 = 0.75',
  String.raw`So \(\frac{3}{4} = 0.75\).`,
  'The sum of 3 and 4 is 7.',
  'Add 5 to 8 and you get 13.',
  '12 inches = 1 foot.',
  '4 + 5 = 9 = 3 × 3.',
  '1/3 ≈ 0.33.',
  '3 is less than 5.',
  'The mean of 2, 4 and 6 is 4.',
  '17 divided by 5 is 3 remainder 2.',
  '7 is prime.',
  '3.456 rounded to the nearest tenth is 3.5.',
  'The formula is y = mx + b.',
  '2(x + 1) = 2x + 2.',
  'Step 2 is the hard one.',
  'Does 3 + 4 equal 8?',
])('a true sentence passes [issue 5.6]: %s', (sentence) => {
  expect(verdicts(sentence)).toEqual(['pass']);
});

test.each([
  'Half of 12 is 7.',
  '25% of 80 is 25.',
  '3/4 = 0.7',
  String.raw`So \(\frac{3}{4} = 0.8\).`,
  'The sum of three and four is eight.',
  'Add 5 to 8 and you get 14.',
  '12 inches = 2 feet.',
  '4 + 5 = 9 = 8.',
  '1/3 ≈ 0.34.',
  '5 is less than 3.',
  'The mean of 2, 4 and 6 is 5.',
  '17 divided by 5 is 3 remainder 3.',
  '9 is prime.',
  '3.456 rounded to the nearest tenth is 3.4.',
  'x^2 - 9 = (x - 3)(x - 3).',
])('a false sentence is refused [issue 5.6]: %s', (sentence) => {
  expect(verdicts(sentence)).toEqual(['false-statement']);
});

test('each line of a solution is tested with the solutions of what was asked', () => {
  expect(verdicts('Subtract 5: 2x = 8. Then x = 4. So x = 5.', 'solve 2x + 5 = 13')).toEqual([
    'pass',
    'pass',
    'false-statement',
  ]);
  expect(verdicts('So x = 2 or x = 4.', 'x^2 - 5x + 6 = 0')).toEqual(['false-statement']);
  expect(verdicts('Flip the sign: x < -3. Or not: x > -3.', '-2x > 6')).toEqual(['pass', 'false-statement']);
});

test('an example opens with equations of its own', () => {
  expect(verdicts('For example, take 2y + 1 = 9. Then 2y = 8. So y = 5.')).toEqual([
    'pass',
    'pass',
    'false-statement',
  ]);
});

test('after the problem is solved, another answer than the key is refused', () => {
  const openProblem = {
    question: 'How many seats are there?',
    key: { value: '32', form: 'integer' as const },
    choices: [],
    shownAnswer: '32',
    attempts: [{ answer: '32', isCorrect: true }],
  };
  const checker = createMathChecker({ openProblem });
  expect(checker.check('The answer is 32.').kind).toBe('pass');
  expect(checker.check('The answer is 31.').kind).toBe('block');
});
