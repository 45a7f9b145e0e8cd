import type { Ask, Exercised } from '../../exercises/exercise.ts';
import { ages, ownAge } from './age-frames.ts';
import { growth, poured, upAndDown } from './amount-frames.ts';
import { withinBudget } from './budget-frames.ts';
import { slopeOfRamp, turnsOfWheel } from './chain-frames.ts';
import { beforeChange, changed } from './changed-frames.ts';
import { chosen, chosenByKind, offered, pairsOfAll, raffle } from './choice-frames.ts';
import { blend, coins, multiplied, plates, podium, weekly } from './count-frames.ts';
import { equationFrames } from './equations/equation-frames.ts';
import { type Frame, readStory } from './frame.ts';
import { partFull } from './full-frames.ts';
import { eachOfTwo, markedUp, mixedToPrice } from './kind-frames.ts';
import { matchingSides } from './matching-frames.ts';
import { pricedMixture, strength, twoStrengths } from './mixture-frames.ts';
import { changeBack } from './money/change-frames.ts';
import { twoRates } from './money/interest-frames.ts';
import { overtimePay, payWithCommission } from './money/pay-frames.ts';
import { planned } from './money/price-frames.ts';
import { packsNeeded } from './pack-frames.ts';
import { fromMean, otherAlone, relatedNumbers, twoNumbers } from './pair-frames.ts';
import { fractionOfPieces, takenAway } from './part-frames.ts';
import { equalPieces, inAll, oneRow, partOfTotal, steadyPlan } from './plan-frames.ts';
import { plansMeet } from './plans-meet-frames.ts';
import { bothTogether, perOther, roundTrip, untilEmpty } from './rate-frames.ts';
import { pastLevel } from './rows/level-frames.ts';
import { neededScore, newMean } from './rows/mean-frames.ts';
import { consecutive } from './rows/row-frames.ts';
import { twoTerms } from './rows/term-frames.ts';
import { bordered } from './shapes/border-frames.ts';
import { cutInPieces } from './shapes/cut-frames.ts';
import { fenced, reversedDigits, twoDigits } from './shapes/fence-frames.ts';
import { sidesFromAngle } from './shapes/figure-frames.ts';
import { heldVolume } from './shapes/held-frames.ts';
import { ladder, shadowOf, shadows, sight } from './shapes/length-frames.ts';
import { scaleModel } from './shapes/scale-frames.ts';
import { apart, catchUpAtTime, catchUpLater, halvings } from './time-frames.ts';
import { withAndAgainst } from './travel/current-frames.ts';
import { withAndAgainstInSameTime } from './travel/equal-times-frames.ts';
import { comparedRates } from './travel/faster-frames.ts';
import { travellers } from './travel/meeting-frames.ts';
import { thrownUpward } from './travel/throw-frames.ts';
import {
  averageOfParts,
  fromTimeToTime,
  speedByHour,
  tripInParts,
  wayByClock,
} from './travel/trip-frames.ts';

const frames: readonly Frame[] = [
  ladder,
  shadows,
  shadowOf,
  matchingSides,
  sight,
  upAndDown,
  neededScore,
  newMean,
  poured,
  growth,
  pastLevel,
  planned,
  withinBudget,
  eachOfTwo,
  withAndAgainst,
  withAndAgainstInSameTime,
  steadyPlan,
  equalPieces,
  oneRow,
  partOfTotal,
  apart,
  travellers,
  tripInParts,
  fromTimeToTime,
  wayByClock,
  catchUpAtTime,
  catchUpLater,
  averageOfParts,
  speedByHour,
  halvings,
  ages,
  ownAge,
  twoNumbers,
  relatedNumbers,
  thrownUpward,
  changeBack,
  otherAlone,
  fromMean,
  sidesFromAngle,
  turnsOfWheel,
  slopeOfRamp,
  scaleModel,
  coins,
  twoRates,
  blend,
  multiplied,
  weekly,
  plates,
  podium,
  twoTerms,
  bothTogether,
  roundTrip,
  untilEmpty,
  plansMeet,
  perOther,
  strength,
  twoStrengths,
  pricedMixture,
  mixedToPrice,
  markedUp,
  pairsOfAll,
  chosen,
  chosenByKind,
  offered,
  raffle,
  fenced,
  twoDigits,
  reversedDigits,
  consecutive,
  comparedRates,
  packsNeeded,
  partFull,
  overtimePay,
  payWithCommission,
  cutInPieces,
  fractionOfPieces,
  takenAway,
  heldVolume,
  bordered,
  changed,
  ...equationFrames,
  inAll,
];

/** A difference is not the amount itself, and the start is not the end. */
const otherQuestion =
  /\bhow (?:many|much) (?:more|fewer|less|longer|higher|taller|farther|further)\b(?![^?]*\bfill\b)|(?<!common )\bdifference\b|\b(?:at the start|at first|in the beginning|originally|before(?! (?:[a-z]+ ){1,2}(?:catch|overtak|pass|meet|runs? out|is (?:empty|gone))[a-z]*))\b/;

/** Longer texts tell more than one situation. */
const longest = 300;

/** A story of a known situation: each number has one role in it, and the question asks for the one left out. */
export function solveFrame(typed: string, ask: Ask): Exercised | string | null {
  const story = typed.length > longest ? null : readStory(typed);
  if (!story) return null;
  const earlier = beforeChange(story, ask);
  if (earlier !== null || otherQuestion.test(story.question)) return earlier;
  for (const frame of frames) {
    const worked = frame(story, ask);
    if (typeof worked === 'string' || worked?.chain.proven) return worked;
  }
  return null;
}
