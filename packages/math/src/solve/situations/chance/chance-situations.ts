import type { Situation } from '../situation.ts';
import { binomialMeasures, binomialStory, firstSuccess } from './binomial.ts';
import { codesByPlaces, inARow, oneOfEach, teamOfKinds } from './counting.ts';
import { severalDraws } from './draws.ts';
import { expectedOfGame, expectedOfTable } from './expected.ts';
import { oneSample, shareOfMany } from './inference.ts';
import { byGivenTable, fromScore, normalWithPlaces, sameScore } from './normal.ts';
import { numberedThings } from './numbered-things.ts';
import {
  conditionalRule,
  correlation,
  expectedCount,
  intervalOfMargin,
  namedCounts,
  odds,
  twoIndependent,
} from './rules-of-chance.ts';

/** Situations of chance: games, draws, trials, distributions, samples and counting. */
export const chanceSituations: readonly Situation[] = [
  expectedOfTable,
  expectedOfGame,
  severalDraws,
  numberedThings,
  firstSuccess,
  binomialMeasures,
  binomialStory,
  byGivenTable,
  sameScore,
  fromScore,
  normalWithPlaces,
  oneSample,
  shareOfMany,
  oneOfEach,
  teamOfKinds,
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
