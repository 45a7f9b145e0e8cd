import { type AnswerKey, judgeAnswer, type Recheck, recheckAnswer, type Verdict } from '@playforward/math';
import type { Catalogue } from './define-skill.ts';
import { skillOf } from './generate-problem.ts';
import type { Distractor, ProblemSpec } from './problem-spec.ts';
import { renderProblem } from './render-problem.ts';
import { formatPassage } from './sentence.ts';

/**
 * What the student is told, and what reports record. `reason` is null where the verdict's own message has to
 * speak: text that cannot be read, or a right value in a form that no distractor has.
 */
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
    ...(answer.places === undefined ? {} : { places: answer.places }),
    ...(answer.tolerance === undefined ? {} : { tolerance: answer.tolerance }),
    misconceptions: distractors.map(({ misconception, value }) => ({ id: misconception, value })),
  };
}

/** The wrong answer that this text is, under the rule of the key: 2 miles is 2, and 4:6 is not 2:3 in lowest terms. */
function findDistractor(spec: ProblemSpec, typed: string, isOtherForm: boolean): Distractor | null {
  const { asked: _, misconceptions: __, ...key } = answerKeyOf(spec);
  // Every way of writing an expression has the value of the key, so only the very same way tells what was done.
  const written = isOtherForm && key.form === 'expression';
  const same = ({ value }: Distractor): boolean => {
    if (written) return isSameText(typed, value);
    const { kind } = judgeAnswer(typed, { ...key, value });
    // An answer that was not rounded shows what was done as well as a rounded one.
    return kind === 'right' || (kind === 'form' && key.places !== undefined);
  };
  return spec.distractors.find(same) ?? null;
}

function isSameText(a: string, b: string): boolean {
  return a.replace(/\s/g, '') === b.replace(/\s/g, '');
}

/** The value of a choice that says that there is no value. */
const noValue = '0/0';
const saysNoValue =
  /^(?:dne|d\.n\.e\.|none|undefined|not defined|no (?:limit|value|rate)|(?:it )?does(?: not|n['’]t) exist)\.?$/i;

/** Words that say that there is no value, where a choice says the same, are that wrong answer. */
function findNoValue(spec: ProblemSpec, typed: string): Distractor | null {
  if (!saysNoValue.test(typed.trim())) return null;
  return spec.distractors.find(({ value }) => value === noValue) ?? null;
}

/** Judges what a student typed, with reasons from a given text. */
export function judgeTypedWith(text: Catalogue, spec: ProblemSpec, typed: string): ProblemVerdict {
  const said = findNoValue(spec, typed);
  const verdict = judgeAnswer(said?.value ?? typed, answerKeyOf(spec));
  if (verdict.kind === 'right') {
    return { verdict, reason: formatPassage(text, spec.answer.reason), misconception: null };
  }
  if (verdict.kind === 'unreadable') return { verdict, reason: null, misconception: null };
  const shown = said ?? findDistractor(spec, typed, verdict.kind === 'form');
  const reason = shown?.reason ?? (verdict.kind === 'wrong' ? spec.otherWrong : null);
  return {
    verdict,
    reason: reason && formatPassage(text, reason),
    misconception: shown?.misconception ?? null,
  };
}

/** Judges what a student typed. Text that cannot be read and right values in another form cost no attempt. */
export function judgeTyped(spec: ProblemSpec, typed: string): ProblemVerdict {
  return judgeTypedWith(skillOf(spec.id).text.en, spec, typed);
}

/** A second look at a typed answer that was judged wrong, by a method of its own. */
export function recheckTyped(spec: ProblemSpec, typed: string): Recheck {
  return recheckAnswer(typed, answerKeyOf(spec));
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
