import type { Ask } from '../exercises/exercise.ts';
import { restated, solutionOf } from '../proven-solution.ts';
import { inEnglish } from '../question/wordings/spanish.ts';
import { withSpelling } from '../question/wordings/student-words.ts';
import type { Solution } from '../solution.ts';
import { basketAndDifference } from './money/basket-and-difference.ts';
import { betterBuy } from './money/better-buy.ts';
import { billWithTip, sharedPrices } from './money/bills.ts';
import { beforeDiscount, chainOfChanges, errorOfGuess } from './money/changed-prices.ts';
import { mixedPrices } from './money/mixed-prices.ts';
import { namedPercent } from './money/named-percent.ts';
import { percentProfit } from './money/percent-profit.ts';
import { otherPrice, priceOfGroup } from './money/price-of-group.ts';
import { twoBaskets } from './money/two-baskets.ts';
import { twoGroups } from './money/two-groups.ts';
import { twoPlans } from './money/two-plans.ts';
import { twoMovers } from './movers/two-movers.ts';
import { crossTimes, lineAt, lineCrosses, numberReadings, toldUnit } from './numbers/number-readings.ts';
import { areaOfPlan } from './rates/area-of-plan.ts';
import { byUnits } from './rates/by-units.ts';
import { howManyFit } from './rates/how-many-fit.ts';
import { oneRate } from './rates/one-rate.ts';
import { partOfRecipe, unitPrice } from './rates/part-of-recipe.ts';
import { piecesAndRest } from './rates/pieces-and-rest.ts';
import { ratesOfTwo } from './rates/rates-of-two.ts';
import { scaleOfMap } from './rates/scale-of-map.ts';
import { sharedWork } from './rates/shared-work.ts';
import { speedOf } from './rates/speed-of.ts';
import { startAndRate } from './rates/start-and-rate.ts';
import { twoUnitRates } from './rates/two-unit-rates.ts';
import { unitOfPlan } from './rates/unit-of-plan.ts';
import { workTogether } from './rates/work-together.ts';
import { inPowers, withoutPowerWish } from './reading/in-powers.ts';
import { plainTelling, withoutPowersOfTen } from './reading/plain-telling.ts';
import type { Reading } from './reading/worked-amount.ts';
import { givesAway } from './shares/gives-away.ts';
import { markedAgain } from './shares/marked-again.ts';
import { oneAndOther } from './shares/one-and-other.ts';
import { outOf, shareOfMoney, shareOfPrice } from './shares/out-of.ts';
import { ratioOfSeveral } from './shares/ratio-of-several.ts';
import { ratioParts } from './shares/ratio-parts.ts';
import { restOfThings, threeByOne } from './shares/rest-of-things.ts';
import { shareAndRest } from './shares/share-and-rest.ts';
import { sharedInRatio } from './shares/shared-in-ratio.ts';
import { partOfPart, takenParts } from './shares/taken-parts.ts';
import { totalAndRelation } from './shares/total-and-relation.ts';
import { wholeFromLeft } from './shares/whole-from-left.ts';
import { wholeFromRest } from './shares/whole-from-rest.ts';
import { wholeOfPart } from './shares/whole-of-part.ts';
import { amountsOfDays } from './steps/amounts-of-days.ts';
import { levelsApart } from './steps/levels-apart.ts';
import { netChange } from './steps/net-change.ts';
import { onAndOff } from './steps/on-and-off.ts';
import { onAtSameRate } from './steps/on-at-same-rate.ts';
import { reachesLevel } from './steps/reaches-level.ts';
import { everyTime, movedLevel } from './steps/up-and-down.ts';
import { betweenTimes } from './times/between-times.ts';
import { equalGroups, equalPacks } from './times/equal-groups.ts';
import { everyKth, togetherAgain } from './times/together-again.ts';

const readings: readonly Reading[] = [
  ...numberReadings,
  ratioParts,
  ratioOfSeveral,
  sharedInRatio,
  wholeFromRest,
  takenParts,
  partOfPart,
  markedAgain,
  totalAndRelation,
  wholeFromLeft,
  wholeOfPart,
  oneAndOther,
  shareAndRest,
  outOf,
  shareOfMoney,
  shareOfPrice,
  givesAway,
  restOfThings,
  threeByOne,
  sharedWork,
  scaleOfMap,
  areaOfPlan,
  howManyFit,
  piecesAndRest,
  twoPlans,
  startAndRate,
  oneRate,
  unitOfPlan,
  ratesOfTwo,
  workTogether,
  speedOf,
  partOfRecipe,
  unitPrice,
  twoUnitRates,
  movedLevel,
  everyTime,
  amountsOfDays,
  levelsApart,
  netChange,
  reachesLevel,
  onAtSameRate,
  onAndOff,
  billWithTip,
  sharedPrices,
  chainOfChanges,
  beforeDiscount,
  errorOfGuess,
  twoBaskets,
  basketAndDifference,
  mixedPrices,
  namedPercent,
  percentProfit,
  twoGroups,
  priceOfGroup,
  otherPrice,
  betweenTimes,
  togetherAgain,
  equalGroups,
  equalPacks,
  everyKth,
  twoMovers,
];

/** Longer texts tell more than one situation. */
const longest = 400;

/** Units as they were typed: of the whole problem, or of the choice that the answer is. */
function asTyped(answer: string, problem: string): string {
  const short = answer.replace(/\bounces?\b/g, 'oz');
  const isShort = /\boz\b/i.test(problem) && !/\bounces?\b/i.test(problem);
  return isShort || problem.includes(short) ? short : answer;
}

/** A problem of the middle grades in hurried words: each of its numbers has a role, and no relating word is left over. */
export const solveEveryday = (problem: string, ask: Ask): Solution | null =>
  firstOf(readings, { problem, typed: problem, ask });

/** What other methods take for a simpler problem, and what is told so exactly that nothing else is meant. */
export const solveEverydayFirst = (problem: string, typed: string, ask: Ask): Solution | null =>
  firstOf([crossTimes, toldUnit, equalPacks, betterBuy, lineCrosses, lineAt, byUnits], {
    problem,
    typed,
    ask,
  });

type Typed = { readonly problem: string; readonly typed: string; readonly ask: Ask };

function firstOf(list: readonly Reading[], { problem, typed, ask }: Typed): Solution | null {
  if (typed.length > longest) return null;
  const plain = withoutPowerWish(typed);
  const spelled = withSpelling(inEnglish(plain ?? typed));
  const texts = [...new Set([plain ?? typed, spelled, withoutPowersOfTen(spelled)].map(plainTelling))];
  for (const [text, reading] of texts.flatMap((one) => list.map((reading) => [one, reading] as const))) {
    const read = reading(text, ask);
    const found = solutionOf(plain === null ? read : inPowers(read, ask), {
      problem,
      question: restated(problem),
      typed: text,
      ask,
    });
    if (found) return { ...found, answer: asTyped(found.answer, problem) };
  }
  return null;
}
