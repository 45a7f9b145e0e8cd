import { generateProblem, renderProblem } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { judgeSubmission } from './judge-submission.ts';

const made = generateProblem({ skill: 'm6-write-ratio', version: 2, level: 2, seed: 12 });

/** The problem with another key: an expression. */
function problemOf(value: string) {
  const spec = { ...made, answer: { ...made.answer, form: 'expression' as const, value } };
  return { spec, rendered: renderProblem(spec) };
}

test('asks which of two readings is meant, and counts no try', () => {
  expect(judgeSubmission(problemOf('(ln x)^2'), { answer: 'ln x^2' })).toMatchObject({
    kind: 'not-counted',
    shown: {
      is_correct: false,
      counted: false,
      message: 'Do you mean ln(x^2) or (ln(x))^2?',
      answer_details: { reason: expect.stringContaining('Add parentheses to show yours.') },
      final_answer: null,
    },
  });
  expect(judgeSubmission(problemOf('2 ln x'), { answer: 'ln x^2' })).toMatchObject({ isCorrect: true });
});

test('counts no try for a problem whose key cannot be read', () => {
  expect(judgeSubmission(problemOf('2x + '), { answer: '2x' })).toMatchObject({ kind: 'not-counted' });
});
