import type { Situation } from '../situation.ts';
import {
  implicitAtPoint,
  marginal,
  parametricSlope,
  powerWithPower,
  slopeFromValues,
} from './derivatives.ts';
import { lengthOfCurve, taylorPolynomial } from './expansions.ts';
import {
  fromDerivative,
  improperIntegral,
  linearApproximation,
  meanValueTheorem,
  separable,
  slopeAtNumber,
} from './further.ts';
import { growthEquation, newtonCooling, proportionalGrowth, timeOfModel } from './growth.ts';
import { derivativeOfIntegral, integralSituation } from './integrals.ts';
import { largestProduct, openBox } from './largest.ts';
import { leastMetal } from './least-metal.ts';
import { limitSituation } from './limits.ts';
import {
  fromAcceleration,
  partingAtRightAngle,
  rateAtTime,
  risingWater,
  slidingLadder,
  totalDistance,
  whenAtRest,
} from './motion.ts';
import { convergence, radiusOfConvergence } from './series.ts';
import {
  bestPrice,
  continuousFor,
  differenceQuotient,
  eulerSteps,
  inflection,
  valuesOfPieces,
} from './shape.ts';
import { areaOfRegion, polarArea, solidOfRevolution } from './solids.ts';

/** Situations of calculus: limits, slopes, integrals, series, growth and motion. */
export const calculusSituations: readonly Situation[] = [
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
  partingAtRightAngle,
  openBox,
  leastMetal,
  largestProduct,
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
];
