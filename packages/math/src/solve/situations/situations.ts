import { continuousBalance } from './calculus/continuous-balance.ts';
import {
  implicitAtPoint,
  marginal,
  parametricSlope,
  powerWithPower,
  slopeFromValues,
} from './calculus/derivatives.ts';
import { lengthOfCurve, taylorPolynomial } from './calculus/expansions.ts';
import { fillingCone } from './calculus/filling-cone.ts';
import {
  fromDerivative,
  improperIntegral,
  linearApproximation,
  meanValueTheorem,
  separable,
  slopeAtNumber,
} from './calculus/further.ts';
import { growthEquation, newtonCooling, proportionalGrowth, timeOfModel } from './calculus/growth.ts';
import { derivativeOfIntegral, integralSituation } from './calculus/integrals.ts';
import { largestProduct, openBox } from './calculus/largest.ts';
import { leastMetal } from './calculus/least-metal.ts';
import { limitSituation } from './calculus/limits.ts';
import {
  fromAcceleration,
  partingAtRightAngle,
  rateAtTime,
  risingWater,
  slidingLadder,
  totalDistance,
  whenAtRest,
} from './calculus/motion.ts';
import { convergence, radiusOfConvergence } from './calculus/series.ts';
import {
  bestPrice,
  continuousFor,
  differenceQuotient,
  eulerSteps,
  inflection,
  valuesOfPieces,
} from './calculus/shape.ts';
import { areaOfRegion, polarArea, solidOfRevolution } from './calculus/solids.ts';
import { timeToMultiply } from './calculus/time-to-multiply.ts';
import { binomialMeasures, binomialStory, firstSuccess } from './chance/binomial.ts';
import { coinsAndDie } from './chance/coins-and-die.ts';
import {
  codesByParts,
  codesByPlaces,
  inARow,
  oneOfEach,
  someOfMany,
  teamOfKinds,
} from './chance/counting.ts';
import { severalDraws } from './chance/draws.ts';
import { expectedOfGame, expectedOfTable } from './chance/expected.ts';
import { fixedMembers } from './chance/fixed-members.ts';
import { oneSample, shareOfMany } from './chance/inference.ts';
import { byGivenTable, byStandardScore, sameScore } from './chance/normal.ts';
import { numberedThings } from './chance/one-trial.ts';
import { raffleTicket } from './chance/raffle.ts';
import {
  conditionalRule,
  correlation,
  expectedCount,
  intervalOfMargin,
  namedCounts,
  odds,
  twoIndependent,
} from './chance/rules-of-chance.ts';
import { numberedTrials } from './chance/several-trials.ts';
import { partsOfTwoGroups, twoStages } from './chance/two-stage.ts';
import { chiSquare } from './data/chi-square.ts';
import { meanWithMore } from './data/mean-with-more.ts';
import { combinedMean, meanByFrequency, weightedMean } from './data/means.ts';
import { movedData } from './data/moved-data.ts';
import { partOfPart } from './data/part-of-part.ts';
import { boxPlot } from './data/quartiles.ts';
import { leastSquares, onTrendLine } from './data/regression.ts';
import { twoWay } from './data/two-way.ts';
import { twoOverlapping } from './data/venn.ts';
import { acidity } from './functions/acidity.ts';
import { zerosBesideOne } from './functions/known-zero.ts';
import { numberPair } from './functions/number-pair.ts';
import { bounceHeight, percentLeft } from './functions/repeated-shares.ts';
import { shareToReach } from './functions/share-to-reach.ts';
import { toldLine } from './functions/told-line.ts';
import { toldTerms } from './functions/told-terms.ts';
import { variation } from './functions/variation.ts';
import { toldNumber } from './numbers/told-number.ts';
import { circleByPoints, nameOfConic, parabolaByFocus } from './plane/conics.ts';
import { crossedForces } from './plane/crossed-forces.ts';
import { forceWork } from './plane/force-work.ts';
import { polarInTurn, polarPoint, toPolar } from './plane/polar.ts';
import { regularPolygon } from './plane/regular-polygon.ts';
import { sweptSector } from './plane/swept-sector.ts';
import {
  angleBetween,
  cosineBetween,
  crossedSpeeds,
  directionOrProjection,
  distanceToPlane,
  lengthAndUnit,
  lengthBetween,
  letterInPerpendicular,
  lineMeetsPlane,
} from './plane/vectors.ts';
import type { Situation } from './situation.ts';
import { joinedSolids, labelOfCan } from './solids/joined-solids.ts';
import { openSide } from './solids/open-side.ts';
import { sameSize } from './solids/same-size.ts';
import { solidsCompared } from './solids/solids-compared.ts';
import { triangularPrism } from './solids/triangular-prism.ts';
import { arcInRadians, clockHand, rangeOfWave } from './waves/angles.ts';
import { coterminalAngle } from './waves/coterminal.ts';
import { doubleCosine } from './waves/double-angle.ts';
import { endsOfWheel } from './waves/ends-of-wheel.ts';
import { halfAngle, sumOfValues } from './waves/exact-values.ts';
import { betweenExtremes, shiftWithDirection, waveModel, wheelModel } from './waves/models.ts';
import { inQuadrant } from './waves/quadrant.ts';
import { sumsOfAngles } from './waves/sums-of-angles.ts';
import { turningSpeed } from './waves/turning.ts';

/** In the order they are tried. */
export const situations: readonly Situation[] = [
  // Data: counts, means, quartiles and lines.
  twoOverlapping,
  combinedMean,
  weightedMean,
  meanByFrequency,
  meanWithMore,
  boxPlot,
  chiSquare,
  leastSquares,
  onTrendLine,
  movedData,
  twoWay,
  partOfPart,
  // Chance: games, draws, trials, distributions, samples and counting.
  expectedOfTable,
  expectedOfGame,
  raffleTicket,
  severalDraws,
  coinsAndDie,
  numberedTrials,
  numberedThings,
  firstSuccess,
  binomialMeasures,
  binomialStory,
  byGivenTable,
  sameScore,
  byStandardScore,
  oneSample,
  shareOfMany,
  twoStages,
  partsOfTwoGroups,
  oneOfEach,
  teamOfKinds,
  fixedMembers,
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
  // Calculus: limits, slopes, integrals, series, growth and motion.
  limitSituation,
  slopeFromValues,
  powerWithPower,
  parametricSlope,
  implicitAtPoint,
  marginal,
  derivativeOfIntegral,
  integralSituation,
  solidOfRevolution,
  polarArea,
  areaOfRegion,
  inflection,
  continuousFor,
  valuesOfPieces,
  differenceQuotient,
  bestPrice,
  eulerSteps,
  radiusOfConvergence,
  convergence,
  totalDistance,
  rateAtTime,
  whenAtRest,
  fromAcceleration,
  slidingLadder,
  risingWater,
  fillingCone,
  partingAtRightAngle,
  openBox,
  leastMetal,
  largestProduct,
  timeToMultiply,
  continuousBalance,
  proportionalGrowth,
  growthEquation,
  newtonCooling,
  timeOfModel,
  slopeAtNumber,
  meanValueTheorem,
  linearApproximation,
  fromDerivative,
  separable,
  improperIntegral,
  taylorPolynomial,
  lengthOfCurve,
  // Angles and waves: exact values, quadrants, models and turning.
  doubleCosine,
  inQuadrant,
  sumsOfAngles,
  coterminalAngle,
  halfAngle,
  sumOfValues,
  betweenExtremes,
  wheelModel,
  endsOfWheel,
  waveModel,
  shiftWithDirection,
  turningSpeed,
  arcInRadians,
  rangeOfWave,
  clockHand,
  // Vectors, conics and polar forms.
  lengthBetween,
  angleBetween,
  cosineBetween,
  lengthAndUnit,
  letterInPerpendicular,
  crossedSpeeds,
  crossedForces,
  distanceToPlane,
  lineMeetsPlane,
  directionOrProjection,
  circleByPoints,
  parabolaByFocus,
  nameOfConic,
  polarInTurn,
  toPolar,
  polarPoint,
  forceWork,
  regularPolygon,
  sweptSector,
  // Functions: variation, zeros, and laws with logarithms.
  variation,
  zerosBesideOne,
  acidity,
  numberPair,
  bounceHeight,
  percentLeft,
  shareToReach,
  toldLine,
  toldTerms,
  // Numbers told in a sentence.
  toldNumber,
  // Bodies put together, and figures of the same size.
  joinedSolids,
  labelOfCan,
  solidsCompared,
  sameSize,
  openSide,
  triangularPrism,
];

/** Those that have a part for words that change what else is told. */
export const knowTwists: ReadonlySet<Situation> = new Set([
  movedData,
  timeToMultiply,
  proportionalGrowth,
  growthEquation,
  expectedOfGame,
]);
