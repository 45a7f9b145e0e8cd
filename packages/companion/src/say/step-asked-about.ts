import type { OpenProblem } from '../companion-context.ts';
import { isChoice, solutionPath } from '../hear/solution-path.ts';
import { plainMath } from '../hints/plain-math.ts';
import { topicWords } from '../know/words.ts';
import { doesOperation, stepsOf } from './find-place.ts';
import { stepChanging } from './step-changing.ts';
import { toldStep } from './told-step.ts';
import type { Turn } from './turn.ts';

/** Numbers and letters of mathematics, so that "why x - 20" meets the step that has x − 20 in its line. */
function mathsIn(text: string): readonly string[] {
  const plain = plainMath(text).replace(/−/g, '-').toLowerCase();
  const maths = plain.match(/(?<![a-z])[a-z]?\d+(?:\.\d+)?|(?<![a-z])[a-z]\s*[-+*/^]\s*\d+/g) ?? [];
  return maths.map((one) => one.replace(/\s/g, ''));
}

/** What a step works with; what the last one comes to is not told apart from anything else. */
function worksWith(held: OpenProblem, at: number): ReadonlySet<string> {
  const step = stepsOf(held)[at];
  const work = step?.work ?? '';
  const shown = at < solutionPath(held).last ? work : work.split(/→|=/).slice(0, -1).join(' ; ');
  return new Set(mathsIn(`${step?.instruction} ; ${shown}`));
}

/** The mathematics of a text that may be looked for in the steps: a number of a choice only where the question has it. */
const mathsAsked = (text: string, held: OpenProblem): readonly string[] =>
  mathsIn(text).filter((one) => !isChoice(one, solutionPath(held)) || mathsIn(held.question).includes(one));

/** How much of a step a question speaks of, and whether it does by its operation or its numbers. */
function fitOf(held: OpenProblem, at: number, text: string): { fit: number; isDone: boolean } {
  const step = stepsOf(held)[at];
  if (!step) return { fit: 0, isDone: false };
  const [words, maths] = [[...new Set(topicWords(text))], mathsAsked(text, held)];
  const sharing = (all: readonly string[], own: Iterable<string>): number => {
    const known = new Set(own);
    return all.filter((one) => known.has(one)).length;
  };
  const told =
    2 * sharing(words, topicWords(`${step.instruction} ${step.work ?? ''}`)) +
    sharing(words, topicWords(step.explanation));
  const done =
    2 * sharing(maths, worksWith(held, at)) +
    sharing(maths, mathsIn(step.instruction)) +
    (doesOperation(step, text) ? 1 : 0);
  return { fit: told + done, isDone: done > 0 };
}

/** A word of the instruction and one more; a single one is shared by chance. */
const leastNamed = 3;

/** The step of the open problem that the question speaks of most; else the one that is on. */
export function stepAskedAbout(turn: Turn) {
  const { held, heard, state } = turn;
  const steps = held === null ? [] : stepsOf(held);
  const fits = held === null ? [] : steps.map((_, at) => fitOf(held, at, heard.text));
  const changed = held === null ? -1 : stepChanging(held, heard.text);
  if (changed >= 0) return { step: steps[changed], at: changed, isShared: true, isNamed: true, isDone: true };
  const most = Math.max(0, ...fits.map(({ fit }) => fit));
  const shared = fits.findIndex(({ fit }) => fit === most);
  const at = most > 0 ? shared : (toldStep(turn) ?? Math.min(state.done, steps.length - 1));
  return {
    step: steps[at],
    at,
    /** Whether the question shares anything with it, and not just the talk is at it. */
    isShared: most > 0,
    isNamed: most >= leastNamed,
    /** Whether it is spoken of by what is done in it, its operation or its numbers. */
    isDone: fits[at]?.isDone === true,
  };
}
