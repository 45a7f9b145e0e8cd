import type { Ask } from '../exercises/exercise.ts';
import { restated, solutionOf } from '../proven-solution.ts';
import { inEnglish } from '../question/spanish.ts';
import { withSpelling } from '../question/student-words.ts';
import type { Solution } from '../solution.ts';
import { fitsQuestion } from '../stories/fits-question.ts';
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
export const solveEveryday = (problem: string, ask: Ask): Solution | null => read(readings, problem, ask);

/** What other methods take for a simpler problem, and what is told so exactly that nothing else is meant. */
export const solveEverydayFirst = (problem: string, ask: Ask): Solution | null =>
  read([crossTimes, toldUnit, equalPacks, betterBuy, lineCrosses, lineAt], problem, ask);

function read(list: readonly Reading[], problem: string, ask: Ask): Solution | null {
  if (problem.length > longest) return null;
  const spelled = withSpelling(inEnglish(problem));
  const texts = [...new Set([problem, spelled, withoutPowersOfTen(spelled)].map(plainTelling))];
  for (const [text, reading] of texts.flatMap((one) => list.map((reading) => [one, reading] as const))) {
    const found = solutionOf(reading(text, ask), { problem, question: restated(problem), typed: text, ask });
    const solution = found && { ...found, answer: asTyped(found.answer, problem) };
    if (solution && fitsQuestion(solution)) return solution;
  }
  return null;
}
