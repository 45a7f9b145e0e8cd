import { type AnswerKey, judgeAnswer, type Recheck, recheckAnswer, type Verdict } from '@playforward/math';
import type { RenderedChoice, RenderedProblem } from './problem-spec.ts';

/**
 * What the student is told, and what reports record. `reason` is null where the verdict's own message has to
 * speak: text that cannot be read, or a right value in a form that no distractor has.
 */
export type ProblemVerdict = {
  readonly verdict: Verdict;
  readonly reason: string | null;
  readonly misconception: string | null;
};

/** A problem in words, also one whose skill has changed or gone since it was stored. */
type Judged = Pick<RenderedProblem, 'key' | 'choices' | 'otherWrong'> &
  Partial<Pick<RenderedProblem, 'question'>>;

/** The wrong choice that this text is, under the rule of the key: 2 miles is 2, and 4:6 is not 2:3 in lowest terms. */
function findWrongChoice(
  { key, choices }: Judged,
  typed: string,
  isOtherForm: boolean,
): RenderedChoice | null {
  const { asked: _, misconceptions = [], ...plainKey } = key;
  // Every way of writing an expression has the value of the key, so only the very same way tells what was done. So it
  // is with 34 × 10^5, which is 3.4 × 10^6 but not in scientific notation.
  const written = isOtherForm && (key.form === 'expression' || key.form === 'scientific');
  const same = (value: string): boolean => {
    if (written) return isSameText(typed, value);
    const { kind } = judgeAnswer(typed, { ...plainKey, value });
    // An answer that was not rounded shows what was done as well as a rounded one.
    return kind === 'right' || (kind === 'form' && key.places !== undefined);
  };
  const found = misconceptions.find(({ value }) => same(value));
  return found ? wrongChoice(choices, found.value) : null;
}

function wrongChoice(choices: readonly RenderedChoice[], value: string): RenderedChoice | null {
  return choices.find((choice) => !choice.correct && choice.value === value) ?? null;
}

function isSameText(a: string, b: string): boolean {
  return withPlainSigns(a) === withPlainSigns(b);
}

/** Without blanks, with one sign for times and one for minus. */
function withPlainSigns(text: string): string {
  return text
    .replace(/\s/g, '')
    .replace(/[*·×]/g, '*')
    .replace(/−/g, '-')
    .replace(/\^\((-?\d+)\)/g, '^$1');
}

/** The value of a choice that says that there is no value. */
const noValue = '0/0';
const saysNoValue =
  /^(?:dne|d\.n\.e\.|none|undefined|not defined|no (?:limit|value|rate)|(?:it )?does(?: not|n['’]t) exist)\.?$/i;

/** Words that say that there is no value, where a choice says the same, are that wrong answer. */
function findNoValue({ choices }: Judged, typed: string): RenderedChoice | null {
  return saysNoValue.test(typed.trim()) ? wrongChoice(choices, noValue) : null;
}

/**
 * Judges what a student typed. Text that cannot be read and right values in another form cost no attempt.
 *
 * @example judgeTyped({ choices: [], key: { form: 'ratio', value: '3:2' }, otherWrong: 'Which is named first?' }, '2:3') // { reason: 'Which is named first?', … }
 */
export function judgeTyped(problem: Judged, typed: string): ProblemVerdict {
  const said = findNoValue(problem, typed);
  const { question, key } = problem;
  const verdict = judgeAnswer(said?.value ?? typed, question === undefined ? key : { ...key, question });
  if (verdict.kind === 'right') {
    const right = problem.choices.find(({ correct }) => correct);
    return { verdict, reason: right?.reason ?? null, misconception: null };
  }
  if (verdict.kind === 'unreadable' || verdict.kind === 'ambiguous')
    return { verdict, reason: null, misconception: null };
  const shown = said ?? findWrongChoice(problem, typed, verdict.kind === 'form');
  return {
    verdict,
    reason: shown?.reason ?? (verdict.kind === 'wrong' ? problem.otherWrong : null),
    misconception: shown?.misconception ?? null,
  };
}

/**
 * A second look at a typed answer that was judged wrong, by a method of its own.
 *
 * @example recheckTyped({ key: { form: 'ratio', value: '3:2' } }, '2:3') // 'different'
 */
export function recheckTyped({ key }: { readonly key: AnswerKey }, typed: string): Recheck {
  return recheckAnswer(typed, key);
}

/**
 * Judges a chosen answer by its place; null when the problem has no such choice.
 *
 * @example judgeChoice({ choices: [{ id: 1, correct: true, reason: 'Both count.', misconception: null }] }, 1) // { verdict: { kind: 'right' }, … }
 */
export function judgeChoice(
  { choices }: Pick<RenderedProblem, 'choices'>,
  choiceId: number,
): ProblemVerdict | null {
  const choice = choices.find(({ id }) => id === choiceId);
  if (!choice) return null;
  const { misconception, reason } = choice;
  if (choice.correct) return { verdict: { kind: 'right' }, reason, misconception: null };
  return {
    verdict: misconception ? { kind: 'wrong', misconception } : { kind: 'wrong' },
    reason,
    misconception,
  };
}
