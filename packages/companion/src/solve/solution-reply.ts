import { checkClaim, type Solution, type SolutionStep } from '@playforward/math';
import type { CheckBlock, CompanionReply, StepBlock } from '../companion-context.ts';
import type { Means } from '../means.ts';
import { nextSayings } from '../say/next-sayings.ts';
import { solvedText } from '../say/solved-text.ts';
import { showMath } from './show-math.ts';

const relation = /[=<>≤≥≠]/;

/** A line between equal values reads as an equation; any other line stands alone. */
function workOf({ from, to }: SolutionStep): string {
  if (relation.test(from) || relation.test(to)) return showMath(to);
  return showMath(checkClaim(`${from} = ${to}`) === 'true' ? `${from} = ${to}` : to);
}

function stepOf(step: SolutionStep): StepBlock {
  return { kind: 'step', work: workOf(step), instruction: step.why, why: step.why };
}

/** The checks that are meant to hold; those that must fail would read as mistakes. */
function checksOf({ check }: Solution): CheckBlock[] {
  return check
    .filter(({ holds }) => holds)
    .map(({ claim }): CheckBlock => ({ kind: 'check', claim: showMath(claim) }));
}

/** A worked solution: each step with its reason, the answer, and a proof by putting it back. */
export function solutionReply(solution: Solution, { random }: Means): CompanionReply {
  const steps = solution.steps.map(stepOf);
  const checks = checksOf(solution);
  const lines = [
    solvedText.question(solution.question),
    solvedText.solvedBy(showMath(solution.steps[0]?.from ?? solution.problem)),
    ...steps.map(({ instruction, work }, i) => `${i + 1}. ${instruction}\n   ${work}.`),
    solvedText.answer(showMath(solution.answer)),
    ...checks.slice(0, 1).map(({ claim }) => solvedText.checkLine(claim)),
    random.pick(solvedText.yourTurn),
  ];
  return {
    text: lines.join('\n'),
    personality_mode: 'guiding',
    emotional_state: 'focused',
    interaction_type: 'solution',
    blocks: [...steps, ...checks],
    suggested_actions: [...nextSayings.idea],
    source: 'solver',
  };
}
