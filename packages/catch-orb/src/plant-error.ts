import {
  type Distractor,
  exactValueOf,
  misconceptions,
  numbersIn,
  type ProblemSpec,
  type Random,
  renderProblem,
} from '@playforward/curriculum';
import { equalRational } from '@playforward/math';
import { type Carried, carryOn } from './carry-on.ts';
import type { CatchGame } from './catch-game.ts';
import { showLike } from './numbers.ts';
import { falseLines } from './prove-game.ts';
import { type Slip, slipsInLine } from './slips.ts';
import { showLine, type WorkLine, workLines } from './work-lines.ts';

type Plan = {
  readonly at: number;
  readonly slip: Slip;
  readonly wrongWhys: readonly string[];
  readonly carried: Carried;
};

const asksToChoose: ReadonlySet<string> = new Set(['choice', 'diagram', 'hand']);

/**
 * Plants one error in the worked solution of a problem and carries it on to the result. The game is given only where
 * packages/math finds exactly that line false; null where none can be planted.
 */
export function plantError(spec: ProblemSpec, random: Random): CatchGame | null {
  const rendered = renderProblem(spec);
  const { question, finalAnswer: result } = rendered;
  const lines = workLines(spec, rendered);
  // A picture may hold what is given, and choices may hold what is asked.
  if (spec.diagram !== null || asksToChoose.has(spec.answer.form) || lines.length < 2) return null;
  if (falseLines(lines)?.length !== 0) return null;
  const plans = lines.flatMap((line, at) =>
    line.isCalculation ? plansFor({ question, lines, result }, { line, at }) : [],
  );
  if (plans.length === 0) return null;
  const places = [...new Set(plans.map(({ at }) => at))];
  const place = random.pick(places);
  const { at, slip, wrongWhys, carried } = random.pick(plans.filter((plan) => plan.at === place));
  const whys = [
    { text: slip.why, isRight: true },
    ...random
      .shuffle(wrongWhys)
      .slice(0, 2)
      .map((text) => ({ text, isRight: false })),
  ];
  const work = lines[at];
  return {
    question,
    lines: [
      ...carried.lines.map((line, index) => ({
        instruction: line.instruction,
        work: showLine(line),
        follows: carried.follows[index] === true,
      })),
      { instruction: carried.result, work: '', follows: true },
    ],
    wrongLine: at,
    whys: random.shuffle(whys),
    really: { work: work ? showLine(work) : '', result },
    knownAs: knownAs(spec.distractors, carried),
  };
}

type Solved = { readonly question: string; readonly lines: readonly WorkLine[]; readonly result: string };

/** Every slip of one line that leads to a game which is proven. */
function plansFor({ question, lines, result }: Solved, { line, at }: { line: WorkLine; at: number }): Plan[] {
  const right = exactValueOf(line.after);
  const slips = slipsInLine(line).filter(({ value }) => right && !equalRational(right, value));
  const [like = ''] = numbersIn(line.after);
  return slips.flatMap((slip) => {
    const after = showLike(slip.value, { like, isMoney: line.after.includes('\\$') });
    if (after === null) return [];
    const carried = carryOn({ question, lines, result, at, after });
    const found = carried && falseLines(carried.lines);
    if (!carried || found?.length !== 1 || found[0] !== at) return [];
    const wrongWhys = [
      ...slips.filter(({ value }) => !equalRational(value, slip.value)).map(({ why }) => why),
      ...carried.lines.flatMap((other, place) =>
        other.isCalculation && place !== at
          ? [`Line ${place + 1} is wrong: ${other.before} is not ${other.after}.`]
          : [],
      ),
    ].filter((why, place, all) => why !== slip.why && all.indexOf(why) === place);
    return wrongWhys.length < 2 ? [] : [{ at, slip, wrongWhys, carried }];
  });
}

/** The named way of working whose answer is the result of the game. */
function knownAs(distractors: readonly Distractor[], { lines }: Carried): string | null {
  const reached = numbersIn(lines.at(-1)?.after ?? '')[0];
  const same = distractors.find(({ value }) => reached !== undefined && value === reached);
  return same && same.misconception !== 'slip' ? misconceptions[same.misconception].phrase : null;
}
