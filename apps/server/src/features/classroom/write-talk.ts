import type { WrongIdea } from '@playforward/contract';
import { findSkill, generateProblem, type RenderedProblem, renderProblem } from '@playforward/curriculum';

/**
 * The five-minute talk about a wrong idea: two answers of which one is right, what to listen for, and a problem of the
 * same generator to see whether it helped. None where no choice of the problem shows the idea and its reason.
 */
export function writeTalk(
  problem: RenderedProblem,
  { misconception, answer }: { misconception: string; answer: string },
): WrongIdea['talk'] {
  const wrong = problem.choices.find((choice) => choice.misconception === misconception);
  const right = problem.choices.find(({ correct }) => correct);
  if (!wrong || !right) return null;
  // The side of the right answer follows the numbers of the problem, so that nobody learns to expect it.
  const isRightFirst = problem.id.seed % 2 === 0;
  const shownWrong = wrong.text || answer;
  const next = followUp(problem);
  return {
    answers: isRightFirst ? [right.text, shownWrong] : [shownWrong, right.text],
    right: isRightFirst ? 0 : 1,
    listen_for: wrong.reason,
    follow_up: { question: next.question, answer: next.finalAnswer },
  };
}

/** Another problem of the same skill and level, with other numbers. */
function followUp({
  id,
  question,
  finalAnswer,
}: RenderedProblem): Pick<RenderedProblem, 'question' | 'finalAnswer'> {
  const skill = findSkill(id.skill);
  if (!skill) return { question, finalAnswer };
  for (let step = 1; step <= 5; step += 1) {
    const next = renderProblem(
      generateProblem({ skill: id.skill, version: skill.version, level: id.level, seed: id.seed + step }),
    );
    if (next.question !== question) return next;
  }
  return { question, finalAnswer };
}
