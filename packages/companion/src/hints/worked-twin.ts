import { generateProblem, type ProblemSpec, renderProblem } from '@playforward/curriculum';
import type { OpenProblem } from '../companion-context.ts';
import { hintText } from './hint-text.ts';
import { statesKey } from './states-key.ts';

/** Far apart from the seeds that problem slots draw, so the example is not met again as a task. */
const firstSeed = 900_000_000;
const tries = 12;

function say(spec: ProblemSpec): string {
  const { question, steps, finalAnswer } = renderProblem(spec);
  const lines = steps.map(({ instruction, work }) => hintText.twinMove(instruction, work));
  return hintText.twin(question, [...lines, hintText.twinEnd(finalAnswer)]);
}

/**
 * A problem of the same skill with other numbers, worked out. null where the problem needs its picture, or where
 * every try holds the value that is still to be found.
 */
export function workedTwin(
  problem: Pick<OpenProblem, 'spec' | 'question' | 'key' | 'shownAnswer'>,
): string | null {
  const { spec, question } = problem;
  if (spec === null || spec.diagram !== null) return null;
  for (let i = 0; i < tries; i += 1) {
    const twin = generateProblem({ ...spec.id, seed: firstSeed + ((spec.id.seed + i * 131) % 1_000_000) });
    if (twin.diagram !== null) return null;
    const text = say(twin);
    if (!text.includes(question) && !statesKey(text, problem)) return text;
  }
  return null;
}
