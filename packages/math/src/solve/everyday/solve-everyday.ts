import type { Ask } from '../exercises/exercise.ts';
import { restated, solutionOf } from '../proven-solution.ts';
import { inEnglish } from '../question/spanish.ts';
import { withSpelling } from '../question/student-words.ts';
import type { Solution } from '../solution.ts';
import { betterBuy } from './money/better-buy.ts';
import { moneyReadings } from './money/money-readings.ts';
import { twoMovers } from './movers/two-movers.ts';
import { crossTimes, lineAt, lineCrosses, numberReadings, toldUnit } from './numbers/number-readings.ts';
import { rateReadings } from './rates/rate-readings.ts';
import { plainTelling, withoutPowersOfTen } from './reading/plain-telling.ts';
import type { Reading } from './reading/worked-amount.ts';
import { shareReadings } from './shares/share-readings.ts';
import { stepReadings } from './steps/step-readings.ts';

import { equalPacks } from './times/equal-groups.ts';
import { timeReadings } from './times/time-readings.ts';

const readings: readonly Reading[] = [
  ...numberReadings,
  ...shareReadings,
  ...rateReadings,
  ...stepReadings,
  ...moneyReadings,
  ...timeReadings,
  twoMovers,
];

/** Longer texts tell more than one situation. */
const longest = 400;

/** Units as they were typed. */
const asTyped = (answer: string, problem: string): string =>
  /\boz\b/i.test(problem) && !/\bounces?\b/i.test(problem) ? answer.replace(/\bounces?\b/g, 'oz') : answer;

/** A problem of the middle grades in hurried words: each of its numbers has a role, and no relating word is left over. */
export const solveEveryday = (problem: string, ask: Ask): Solution | null =>
  firstOf(readings, { problem, typed: problem, ask });

/** What other methods take for a simpler problem, and what is told so exactly that nothing else is meant. */
export const solveEverydayFirst = (problem: string, typed: string, ask: Ask): Solution | null =>
  firstOf([crossTimes, toldUnit, equalPacks, betterBuy, lineCrosses, lineAt], { problem, typed, ask });

type Typed = { readonly problem: string; readonly typed: string; readonly ask: Ask };

function firstOf(list: readonly Reading[], { problem, typed, ask }: Typed): Solution | null {
  if (typed.length > longest) return null;
  const spelled = withSpelling(inEnglish(typed));
  const texts = [...new Set([typed, spelled, withoutPowersOfTen(spelled)].map(plainTelling))];
  for (const [text, reading] of texts.flatMap((one) => list.map((reading) => [one, reading] as const))) {
    const found = solutionOf(reading(text, ask), { problem, question: restated(problem), typed: text, ask });
    if (found) return { ...found, answer: asTyped(found.answer, problem) };
  }
  return null;
}
