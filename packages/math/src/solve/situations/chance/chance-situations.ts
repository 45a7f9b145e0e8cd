import type { Situation } from '../situation.ts';
import { binomialMeasures, binomialStory, firstSuccess } from './binomial.ts';
import { codesByParts, codesByPlaces, inARow, oneOfEach, someOfMany, teamOfKinds } from './counting.ts';
import { severalDraws } from './draws.ts';
import { expectedOfGame, expectedOfTable } from './expected.ts';
import { oneSample, shareOfMany } from './inference.ts';
import { byGivenTable, byStandardScore, normalWithPlaces, sameScore } from './normal.ts';
import { numberedThings } from './one-trial.ts';
import { raffleTicket } from './raffle.ts';
import {
  conditionalRule,
  correlation,
  expectedCount,
  intervalOfMargin,
  namedCounts,
  odds,
  twoIndependent,
} from './rules-of-chance.ts';
import { numberedTrials } from './several-trials.ts';
import { partsOfTwoGroups, twoStages } from './two-stage.ts';

/** Situations of chance: games, draws, trials, distributions, samples and counting. */
export const chanceSituations: readonly Situation[] = [
  expectedOfTable,
  expectedOfGame,
  raffleTicket,
  severalDraws,
  numberedTrials,
  numberedThings,
  firstSuccess,
  binomialMeasures,
  binomialStory,
  byGivenTable,
  sameScore,
  byStandardScore,
  normalWithPlaces,
  oneSample,
  shareOfMany,
  twoStages,
  partsOfTwoGroups,
  oneOfEach,
  teamOfKinds,
  someOfMany,
  codesByParts,
  codesByPlaces,
  inARow,
  conditionalRule,
  twoIndependent,
  odds,
  expectedCount,
  namedCounts,
  intervalOfMargin,
  correlation,
];
