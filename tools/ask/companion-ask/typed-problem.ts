import { markTyped, type OpenProblem, openProblemOf } from '@playforward/companion';
import type { RenderedStep } from '@playforward/curriculum';
import { inferAnswerForm, type SolutionStep, solve } from '@playforward/math';

/** What stands for an answer that nobody gave and the solver does not find; nothing typed is equal to it. */
const unknownAnswer = 'z_0';

/** "Add 9 to both sides; the two sides stay balanced." is a move and its reason. */
function stepOf({ from, to, why }: SolutionStep): RenderedStep {
  const [, move = why, reason = ''] = /^(.{8,}?)[;:]\s+(.+)$/.exec(why) ?? [];
  // "5 and 4" tells what the student looks for.
  const isTold = !/\p{L}{4}/u.test(reason);
  const isMove = /^\p{Lu}\p{Ll}+ .*(?<![.])$/u.test(move) && reason !== '';
  return {
    instruction: isMove || isTold ? `${move.replace(/[.]$/, '')}.` : why,
    explanation: isMove && !isTold ? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}` : '',
    work: `$${from}$ → $${to}$`,
    diagram: null,
  };
}

/** A problem that is a text and no skill's: its way is the solver's, its answer the given one or the solver's. */
export function typedProblem(text: string, answer: string | undefined): OpenProblem {
  const solved = solve(text);
  const all = 'reason' in solved ? [] : solved.steps;
  // The order of operations is how it is worked out; as a move it says nothing where another step is told.
  const telling = all.filter(({ why }) => !/^Multiplication and division come before/.test(why));
  const steps = (telling.length > 0 ? telling : all).map(stepOf);
  const given = answer ?? ('reason' in solved ? unknownAnswer : solved.answer);
  const isSet = / or /.test(given) || /^[a-z=\s\d./-]+ and [a-z=\s\d./-]+$/i.test(given);
  const value = isSet ? given.replace(/ (?:or|and) /g, ', ').replace(/(?<![a-z])[a-z] = /gi, '') : given;
  const form = given === unknownAnswer ? 'choice' : isSet ? 'set' : inferAnswerForm(value);
  const asked = /^simplify/i.test(text)
    ? 'simplified'
    : /^factor/i.test(text)
      ? 'factored'
      : /^expand/i.test(text)
        ? 'expanded'
        : undefined;
  const question = markTyped(text);
  return openProblemOf({
    id: { skill: 'typed', version: 1, level: 2, seed: 1 },
    headline: question,
    question,
    diagram: null,
    choices: [],
    steps,
    finalAnswer: value,
    input: { form, unit: null },
    key: { form, value, ...(asked !== undefined && { asked }) },
    otherWrong: '',
  });
}
