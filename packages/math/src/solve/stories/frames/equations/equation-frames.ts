import type { Frame } from '../frame.ts';
import { coolsDown, magnitudes } from './growth-frames.ts';
import { againAndAgain, countHalvings } from './halving-frames.ts';
import { baskets, ownEquation } from './reading-frames.ts';
import { thereAndBack, weeksUntil, wholeTank } from './relation-frames.ts';
import { powersCompared, rowsAddUp, sideWithinBound, wholeBounce } from './row-frames.ts';
import { firstAndMore, timesAsMany } from './tier-frames.ts';
import { twoWorths } from './worth-frames.ts';

/** Stories whose unknowns are found by an equation or a system. */
export const equationFrames: readonly Frame[] = [
  twoWorths,
  magnitudes,
  againAndAgain,
  countHalvings,
  coolsDown,
  thereAndBack,
  wholeTank,
  weeksUntil,
  rowsAddUp,
  wholeBounce,
  powersCompared,
  sideWithinBound,
  baskets,
  ownEquation,
  firstAndMore,
  timesAsMany,
];
