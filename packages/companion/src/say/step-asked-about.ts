import type { OpenProblem } from '../companion-context.ts';
import { isChoice, type SolutionPath, solutionPath } from '../hear/solution-path.ts';
import { plainMath } from '../hints/plain-math.ts';
import { topicWords } from '../know/words.ts';
import { doesOperation, stepsOf } from './find-place.ts';
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

/** Whether a number may be looked for in the steps: one of a choice only where the question has it. */
const mayBeFound = (number: string, held: OpenProblem, path: SolutionPath): boolean =>
  !isChoice(number, path) || mathsIn(held.question).includes(number);

/** A word of the instruction and one more; a single one is shared by chance. */
const leastNamed = 3;

/** The step of the open problem that the question speaks of most; else the one that is on. */
export function stepAskedAbout(turn: Turn) {
  const { held, heard, state } = turn;
  const steps = held === null ? [] : stepsOf(held);
  const path = held && solutionPath(held);
  const words = new Set(topicWords(heard.text));
  const maths = path ? mathsIn(heard.text).filter((one) => mayBeFound(one, held, path)) : [];
  const fits = steps.map((step, at) => {
    const [own, beside] = [
      topicWords(`${step.instruction} ${step.work ?? ''}`),
      topicWords(step.explanation),
    ];
    const numbers = held === null ? new Set<string>() : worksWith(held, at);
    const told =
      [...words].filter((word) => own.includes(word)).length * 2 +
      [...words].filter((word) => beside.includes(word)).length;
    const done = maths.filter((one) => numbers.has(one)).length * 2;
    const act = doesOperation(step, heard.text) ? 1 : 0;
    return { fit: told + done + act, isDone: done + act > 0 };
  });
  const most = Math.max(0, ...fits.map(({ fit }) => fit));
  const at = fits.findIndex(({ fit }) => fit === most);
  return {
    step: most > 0 ? steps[at] : steps[toldStep(turn) ?? Math.min(state.done, steps.length - 1)],
    isNamed: most >= leastNamed,
    /** Whether it is spoken of by what is done in it, its operation or its numbers. */
    isDone: fits[at]?.isDone === true,
  };
}
