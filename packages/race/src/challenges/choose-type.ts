import type { ChallengeType } from '../race-rules.ts';
import type { RecentResult } from '../race-state.ts';
import type { Dice } from './draft.ts';

type Shares = readonly [equation: number, coordinate: number];

/** In percent; the rest is applied. */
const usual: Shares = [50, 30];
const afterFirstTries: Shares = [5, 35];
const afterSkips: Shares = [65, 25];
const ofStories: Shares = [25, 30];

const atOnce = ({ correct, wrongTries, hints }: RecentResult): boolean =>
  correct && wrongTries === 0 && hints === 0;

/** Longer moves for who solves at the first try, shorter ones for who skips. */
function sharesOf(results: readonly RecentResult[]): Shares {
  if (results.length > 0 && results.every(atOnce)) return afterFirstTries;
  return results.some(({ correct }) => !correct) ? afterSkips : usual;
}

/**
 * About 50/30/20 (D-124, D-142). The dice of the rival are fixed, so thinking decides by what is asked next: harder
 * problems, which move further, follow right first tries. Who asks for word problems gets more of them.
 */
export function chooseType({
  results,
  wordProblems,
  dice,
}: {
  readonly results: readonly RecentResult[];
  readonly wordProblems: boolean;
  readonly dice: Dice;
}): ChallengeType {
  const roll = dice.int(1, 100);
  const [equation, coordinate] = wordProblems ? ofStories : sharesOf(results);
  if (roll <= equation) return 'equation';
  return roll <= equation + coordinate ? 'coordinate' : 'applied';
}
