import type { Situation } from '../situation.ts';
import { chiSquare } from './chi-square.ts';
import { combinedMean, meanByFrequency, weightedMean } from './means.ts';
import { movedData } from './moved-data.ts';
import { boxPlot } from './quartiles.ts';
import { leastSquares, onTrendLine } from './regression.ts';
import { twoWay } from './two-way.ts';
import { twoOverlapping } from './venn.ts';

/** Situations of data: counts, means, quartiles and lines. */
export const dataSituations: readonly Situation[] = [
  twoOverlapping,
  combinedMean,
  weightedMean,
  meanByFrequency,
  boxPlot,
  chiSquare,
  leastSquares,
  onTrendLine,
  movedData,
  twoWay,
];
