import { generateProblem, type RenderedProblem } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import { openProblemOf } from '../open-problem.ts';
import { guardReply } from './reply-guard.ts';

const problem = openProblemOf(
  generateProblem({ skill: 'm6-ratio-table-missing', version: 2, level: 2, seed: 4 }),
);
const move = 'The value to write down is the greatest of them.';

/** The problem with other words in its first step. */
function told(explanation: string): typeof problem {
  const rendered = problem.rendered as RenderedProblem;
  const [first, ...rest] = rendered.steps;
  if (!first) throw new Error('the problem has steps');
  return { ...problem, rendered: { ...rendered, steps: [{ ...first, explanation }, ...rest] } };
}

const isShown = (text: string, openProblem: typeof problem): boolean =>
  guardReply(text, { openProblem }).state.kind === 'open';

describe('sentences of the skill [issue 5.6]', () => {
  const looksLikeAnswer = 'The answer is the first of the two.';

  test('what the skill wrote as help is shown, and held back from anyone else', () => {
    expect(isShown(looksLikeAnswer, told(looksLikeAnswer))).toBe(true);
    expect(isShown(`2. ${looksLikeAnswer}`, told(looksLikeAnswer))).toBe(true);
    expect(isShown(looksLikeAnswer, told(move))).toBe(false);
  });

  test('a changed word makes it a sentence like any other', () => {
    expect(isShown('The answer is the second of the two.', told(looksLikeAnswer))).toBe(false);
  });

  test('help of the skill that states the key is held back', () => {
    const leak = `The answer is ${problem.shownAnswer}.`;
    expect(isShown(leak, told(leak))).toBe(false);
  });

  test('help of the skill that calculates wrongly is held back', () => {
    const wrong = 'Remember that 2 + 2 = 5.';
    expect(isShown(wrong, told(wrong))).toBe(false);
  });
});
