import { type AnswerKey, judgeAnswer, type Verdict } from '@playforward/math';
import { skillOf } from './generate-problem.ts';
import type { ProblemSpec } from './problem-spec.ts';
import { renderProblem } from './render-problem.ts';
import { formatPassage } from './sentence.ts';

/** What the student is told, and what reports record. `reason` is null where mathematics alone has to speak. */
export type ProblemVerdict = {
  readonly verdict: Verdict;
  readonly reason: string | null;
  readonly misconception: string | null;
};

/** The key packages/math judges typed answers by. */
export function answerKeyOf({ answer, distractors }: ProblemSpec): AnswerKey {
  return {
    value: answer.value,
    form: answer.form,
    ...(answer.asked === undefined ? {} : { asked: answer.asked }),
    ...(answer.unit === undefined ? {} : { unit: answer.unit }),
    misconceptions: distractors.map(({ misconception, value }) => ({ id: misconception, value })),
  };
}

/** Judges what a student typed. Text that cannot be read and right values in another form cost no attempt. */
export function judgeTyped(spec: ProblemSpec, typed: string): ProblemVerdict {
  const verdict = judgeAnswer(typed, answerKeyOf(spec));
  const text = skillOf(spec.id).text.en;
  if (verdict.kind === 'right') {
    return { verdict, reason: formatPassage(text, spec.answer.reason), misconception: null };
  }
  if (verdict.kind !== 'wrong') return { verdict, reason: null, misconception: null };
  const shown = spec.distractors.find(
    ({ value }) => judgeAnswer(typed, { value, form: spec.answer.form }).kind === 'right',
  );
  return {
    verdict,
    reason: formatPassage(text, shown?.reason ?? spec.otherWrong),
    misconception: shown?.misconception ?? null,
  };
}

/** Judges a chosen answer by its place in the rendered problem; null when the problem has no such choice. */
export function judgeChoice(spec: ProblemSpec, choiceId: number): ProblemVerdict | null {
  const choice = renderProblem(spec).choices.find(({ id }) => id === choiceId);
  if (!choice) return null;
  const { misconception, reason } = choice;
  if (choice.correct) return { verdict: { kind: 'right' }, reason, misconception: null };
  return {
    verdict: misconception ? { kind: 'wrong', misconception } : { kind: 'wrong' },
    reason,
    misconception,
  };
}
