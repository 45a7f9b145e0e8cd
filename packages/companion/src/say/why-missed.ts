import { judgeTyped } from '@playforward/curriculum';
import { judgeAnswer } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { lettersOf, numberAt, putIn } from '../hear/claims/put-in.ts';
import { reasonOfSum } from '../hear/claims/read-fractions.ts';
import { sidesOf } from '../hear/judge-line.ts';
import { solutionPath } from '../hear/solution-path.ts';
import { plainMath } from '../hints/plain-math.ts';
import { statesKey } from '../hints/states-key.ts';
import { amountsOf } from '../story/amounts.ts';
import { waysTo } from '../story/find-way.ts';
import { isTold } from '../story/story-way.ts';
import { sayValue, tellWay } from '../story/tell-way.ts';
import { factText } from './fact-text.ts';
import { shownLine } from './steps-so-far.ts';
import { tutorText } from './tutor-text.ts';
import type { Wording } from './wording.ts';

const holds: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': (a, b) => Math.abs(a - b) < 1e-9,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '≤': (a, b) => a <= b,
  '≥': (a, b) => a >= b,
};

/** A number that the wrong answer allows, in the problem's own line: what both sides come to. */
function testLine(held: OpenProblem, wrong: string): string | null {
  const [given, ...more] = solutionPath(held).given;
  const sides = given === undefined ? null : sidesOf(given);
  const [letter, ...letters] = given === undefined ? [] : lettersOf(given);
  if (!sides || !letter || more.length + letters.length > 0) return null;
  const [, relation = '=', end = ''] =
    /([=<>≤≥])?\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)\s*$/.exec(wrong.replace('−', '-')) ?? [];
  const edge = numberAt(end);
  if (edge === null) return null;
  const tried = [0, 1, -1, edge + 1, edge - 1, edge].filter((one) => holds[relation]?.(one, edge));
  for (const value of relation === '=' ? [edge] : tried) {
    const [left, right] = [sides.left, sides.right].map((side) =>
      numberAt(putIn(side, new Map([[letter, String(value)]]))),
    );
    if (left == null || right == null || holds[sides.sign]?.(left, right)) continue;
    const at = sayValue(value);
    return `Put $${at}$ in for $${letter}$ in ${shownLine(given ?? '')}. The left side comes to $${sayValue(left)}$ and the right side to $${sayValue(right)}$.`;
  }
  return null;
}

/** How the numbers of a story come to a wrong answer, where the words leave a way. */
function wayToWrong(held: OpenProblem, wrong: string): string | null {
  const value = numberAt(wrong.replace(/[$,%]|[a-z ]+$/gi, ''));
  if (value === null || !isTold(held.question)) return null;
  const [best] = waysTo(value, amountsOf(held.question), plainMath(held.question), 1);
  const step = best && best.score > -4 ? tellWay(best).at(-1) : undefined;
  return step?.work == null || statesKey(step.work, held) ? null : `${step.work}.`;
}

/** What is known of a wrong answer: the way of going wrong, a test that shows it, or the place to begin. */
export function whyMissed(held: OpenProblem, wrong: string): Wording | null {
  if (judgeAnswer(wrong, held.key).kind === 'right') return null;
  const known =
    reasonOfSum(wrong, held.question) || (held.rendered ? judgeTyped(held.rendered, wrong).reason : '');
  const shown = /^\$/.test(wrong) ? `\\${wrong}` : shownLine(wrong);
  if (known) return tutorText.triedBefore(shown, known);
  const test = testLine(held, wrong);
  if (test !== null) return factText.testValue(shown, test);
  const how = wayToWrong(held, wrong);
  if (how !== null) return factText.reached(shown, how, '');
  const first = held.rendered?.steps[0]?.instruction;
  return first === undefined || statesKey(first, held) ? null : factText.firstLine(shown, first);
}
