import { judgeChoice, judgeTyped, type RenderedProblem } from '@playforward/curriculum';

export type GivenAnswer = { answerId: number | null; answer: string | null };

/**
 * What the end of a check says of an answer. `other`: it cannot be judged, or is right but not in the asked form; a
 * teacher may take it.
 */
export type GivenVerdict = {
  verdict: 'right' | 'wrong' | 'other' | 'none';
  reason: string;
  misconception: string | null;
};

/** Judges an answer of a check. The same problem and answer give the same verdict. */
export function judgeGiven(problem: RenderedProblem, { answerId, answer }: GivenAnswer): GivenVerdict {
  if (answerId !== null) {
    const choice = problem.choices.find(({ id }) => id === answerId);
    if (!choice || !judgeChoice(problem, answerId)) return nothing;
    const { correct, reason, misconception } = choice;
    return { verdict: correct ? 'right' : 'wrong', reason, misconception };
  }
  if (answer === null || answer.trim() === '') return nothing;
  if (!problem.input) return nothing;
  const { verdict, reason, misconception } = judgeTyped(problem, answer);
  if (verdict.kind === 'right' || verdict.kind === 'wrong')
    return { verdict: verdict.kind, reason: reason ?? '', misconception };
  return { verdict: 'other', reason: verdict.message, misconception: null };
}

const nothing: GivenVerdict = { verdict: 'none', reason: '', misconception: null };

/** Why nobody can read a typed text; nothing is said of what it would be worth. */
export function unreadableBecause(problem: RenderedProblem, answer: string): string | null {
  if (answer.trim() === '' || !problem.input) return null;
  const { verdict } = judgeTyped(problem, answer);
  return verdict.kind === 'unreadable' ? verdict.message : null;
}
