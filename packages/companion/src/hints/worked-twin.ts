import { findSkill, generateProblem, type ProblemSpec, renderProblem } from '@playforward/curriculum';
import { judgeAnswer } from '@playforward/math';
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
 * every try has the key that is still to be found, or holds its value. The twin comes from the skill as it is now, also for a problem of
 * an earlier version.
 */
export function workedTwin(
  problem: Pick<OpenProblem, 'rendered' | 'question' | 'key' | 'shownAnswer'>,
): string | null {
  const { rendered, question } = problem;
  if (rendered === null || rendered.diagram !== null) return null;
  const { id } = rendered;
  const version = findSkill(id.skill)?.version;
  if (version === undefined) return null;
  for (let i = 0; i < tries; i += 1) {
    const seed = firstSeed + ((id.seed + i * 131) % 1_000_000);
    const twin = generateProblem({ ...id, version, seed });
    if (twin.diagram !== null) return null;
    if ((twin.hand === undefined) !== (rendered.hand === undefined)) continue;
    if (judgeAnswer(twin.answer.value, problem.key).kind === 'right') continue;
    const text = say(twin);
    if (!text.includes(question) && !statesKey(text, problem)) return text;
  }
  return null;
}
