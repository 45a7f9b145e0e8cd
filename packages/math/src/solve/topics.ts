import { solveArithmetic } from './arithmetic/solve-arithmetic.ts';
import { solveStatement } from './arithmetic/solve-statement.ts';
import { solveDerivative } from './calculus/solve-derivative.ts';
import { solveExtrema } from './calculus/solve-extrema.ts';
import { solveHigherDerivative, solveImplicit } from './calculus/solve-higher-derivative.ts';
import { solveIntegral } from './calculus/solve-integral.ts';
import { solveLimit } from './calculus/solve-limit.ts';
import { solveTangent } from './calculus/solve-tangent.ts';
import { solveAverage } from './data/solve-average.ts';
import { solveCardHands } from './data/solve-card-hands.ts';
import { solveExpected } from './data/solve-expected.ts';
import { solveNormal } from './data/solve-normal.ts';
import { solveProbability } from './data/solve-probability.ts';
import { solveSpread } from './data/solve-spread.ts';
import { solveSummary } from './data/solve-summary.ts';
import { countSolutions } from './equations/count-solutions.ts';
import { solveAbsolute } from './equations/solve-absolute.ts';
import { solveComplexQuadratic } from './equations/solve-complex-quadratic.ts';
import { solveCompound } from './equations/solve-compound.ts';
import { solveExponential } from './equations/solve-exponential.ts';
import { solveIsolated } from './equations/solve-isolated.ts';
import { solveLinear } from './equations/solve-linear.ts';
import { solveLiteral } from './equations/solve-literal.ts';
import { solveNumberSentence } from './equations/solve-number-sentence.ts';
import { solveHigher } from './equations/solve-polynomial-equation.ts';
import { solvePowerEquation } from './equations/solve-power-equation.ts';
import { simplifyRatio, solveProportion } from './equations/solve-proportion.ts';
import { solveQuadratic } from './equations/solve-quadratic.ts';
import { solveRadicalEquation } from './equations/solve-radical-equation.ts';
import { solveRationalEquation } from './equations/solve-rational-equation.ts';
import { solveRationalPower } from './equations/solve-rational-power.ts';
import { solveSystem } from './equations/solve-system.ts';
import { solveTestValue } from './equations/solve-test-value.ts';
import { solveThreeLetters } from './equations/solve-three-letters.ts';
import { solveAsymptote } from './functions/solve-asymptote.ts';
import { solveConic } from './functions/solve-conic.ts';
import { solveDomain } from './functions/solve-domain.ts';
import { solveEndBehavior } from './functions/solve-end-behavior.ts';
import { solveExpandLogarithm } from './functions/solve-expand-logarithm.ts';
import { solveFunction } from './functions/solve-function.ts';
import { solveGraph } from './functions/solve-graph.ts';
import { solveInverse } from './functions/solve-inverse.ts';
import { solveMatrix } from './functions/solve-matrix.ts';
import { solveSequence } from './functions/solve-sequence.ts';
import { solveSeries } from './functions/solve-series.ts';
import { solveTwoFunctions } from './functions/solve-two-functions.ts';
import { solveWave } from './functions/solve-wave.ts';
import { solveCircleAngle } from './geometry/solve-circle-angle.ts';
import { solveCircleEquation } from './geometry/solve-circle-equation.ts';
import { solveFigureParts } from './geometry/solve-figure-parts.ts';
import { solveGeometry } from './geometry/solve-geometry.ts';
import { solveLine } from './geometry/solve-line.ts';
import { solvePoints } from './geometry/solve-points.ts';
import { solvePolygon } from './geometry/solve-polygon.ts';
import { solveSpecialTriangle } from './geometry/solve-special-triangle.ts';
import { solveVector } from './geometry/solve-vector.ts';
import { solveMoney } from './money/solve-money.ts';
import { solvePercent } from './money/solve-percent.ts';
import { solveRate } from './money/solve-rate.ts';
import { solveBetweenWholes } from './numbers/solve-between-wholes.ts';
import { solveComplex } from './numbers/solve-complex.ts';
import { solveConversion } from './numbers/solve-conversion.ts';
import { solveCounting } from './numbers/solve-counting.ts';
import { solveDivisionFacts } from './numbers/solve-division-facts.ts';
import { solveExponents } from './numbers/solve-exponents.ts';
import { solveFactors } from './numbers/solve-factors.ts';
import { solveOrder } from './numbers/solve-order.ts';
import { solvePolar } from './numbers/solve-polar.ts';
import { solveRadical } from './numbers/solve-radical.ts';
import { solveRationalExponent } from './numbers/solve-rational-exponent.ts';
import { solveRounding } from './numbers/solve-rounding.ts';
import { solveScientific } from './numbers/solve-scientific.ts';
import { solveSinglePower } from './numbers/solve-single-power.ts';
import { solveUndefined } from './numbers/solve-undefined.ts';
import { solveBinomial } from './polynomials/solve-binomial.ts';
import { solveDivision } from './polynomials/solve-division.ts';
import { solveExpand } from './polynomials/solve-expand.ts';
import { solveFactor } from './polynomials/solve-factor.ts';
import { solvePartialFractions } from './polynomials/solve-partial-fractions.ts';
import { solveRational } from './polynomials/solve-rational.ts';
import { solveSimplify } from './polynomials/solve-simplify.ts';
import type { AskingMethod } from './proof/chain.ts';
import type { Quantity } from './question/quantities.ts';
import { solveAmountStory } from './stories/solve-amount-story.ts';
import { solveLinearStory } from './stories/solve-linear-story.ts';
import { solveRelationStory } from './stories/solve-relation-story.ts';
import { solveShareStory } from './stories/solve-share-story.ts';
import { solveThrown } from './stories/solve-thrown.ts';
import { solveAngleUnits } from './trigonometry/solve-angle-units.ts';
import { solveIdentity } from './trigonometry/solve-identity.ts';
import { solveInverseTrigonometry } from './trigonometry/solve-inverse-trigonometry.ts';
import { solveTriangleLaws } from './trigonometry/solve-triangle-laws.ts';
import { solveTriangleRatio } from './trigonometry/solve-triangle-ratio.ts';
import { solveTrigonometricEquation } from './trigonometry/solve-trigonometric-equation.ts';
import { solveTrigonometry } from './trigonometry/solve-trigonometry.ts';

/** Problems whose words name no quantity: an equation, an expression, a number. */
type Answers = Quantity | 'unnamed';

/** A method and the questions it answers; it never sees a request that asks for another one. */
export type Topic = { readonly answers: readonly Answers[]; readonly work: AskingMethod };

const unnamed = ['unnamed'] as const;

/** In the order they are tried: a special way stands before a general one. */
export const topics: readonly Topic[] = [
  { answers: ['graph-features', 'unnamed'], work: solveEndBehavior },
  { answers: unnamed, work: solveExpandLogarithm },
  { answers: ['numbered-term', 'unnamed'], work: solveBinomial },
  { answers: ['side', 'length', 'unnamed'], work: solveTriangleLaws },
  { answers: unnamed, work: solveAsymptote },
  { answers: unnamed, work: solveWave },
  { answers: unnamed, work: solveExtrema },
  { answers: unnamed, work: solvePolar },
  { answers: ['radius', 'diameter', 'unnamed'], work: solveCircleEquation },
  { answers: ['angle', 'unnamed'], work: solveCircleAngle },
  { answers: ['hypotenuse', 'leg', 'side', 'length', 'unnamed'], work: solveSpecialTriangle },
  { answers: ['limit', 'unnamed'], work: solveLimit },
  { answers: ['antiderivative', 'unnamed'], work: solveIntegral },
  { answers: ['second-derivative', 'higher-derivative', 'unnamed'], work: solveHigherDerivative },
  { answers: ['derivative', 'slope', 'unnamed'], work: solveImplicit },
  { answers: ['inverse', 'unnamed'], work: solveMatrix },
  { answers: ['magnitude', 'angle', 'length', 'unnamed'], work: solveVector },
  { answers: ['inverse'], work: solveInverse },
  { answers: ['sum-of-terms', 'unnamed'], work: solveSeries },
  { answers: ['radius', 'graph-features', 'unnamed'], work: solveConic },
  { answers: unnamed, work: solveTwoFunctions },
  { answers: unnamed, work: solvePartialFractions },
  { answers: unnamed, work: solveComplexQuadratic },
  { answers: ['angle', 'unnamed'], work: solveTrigonometricEquation },
  { answers: unnamed, work: solveIdentity },
  { answers: unnamed, work: solveRounding },
  { answers: unnamed, work: solveUndefined },
  { answers: unnamed, work: solveOrder },
  { answers: unnamed, work: solveCounting },
  { answers: ['slope', 'unnamed'], work: solveTangent },
  { answers: ['domain', 'unnamed'], work: solveDomain },
  { answers: unnamed, work: solveDivisionFacts },
  { answers: unnamed, work: solveNumberSentence },
  { answers: unnamed, work: solveAngleUnits },
  { answers: ['width', 'length', 'unnamed'], work: solveRelationStory },
  { answers: unnamed, work: countSolutions },
  { answers: unnamed, work: solveTestValue },
  {
    answers: ['price-to-pay', 'balance', 'duration', 'percent', 'amount-saved', 'unnamed'],
    work: solveLinearStory,
  },
  { answers: unnamed, work: solveBetweenWholes },
  { answers: ['price-to-pay', 'unnamed'], work: solveShareStory },
  { answers: ['price-to-pay', 'balance', 'height', 'duration', 'unnamed'], work: solveAmountStory },
  { answers: ['duration', 'height', 'unnamed'], work: solveThrown },
  { answers: ['five-number-summary', 'quartile', 'outliers'], work: solveSummary },
  {
    answers: [
      'area',
      'perimeter',
      'volume',
      'surface-area',
      'sector-area',
      'arc-length',
      'diagonal',
      'radius',
      'diameter',
      'angle',
      'angle-sum',
    ],
    work: solveFigureParts,
  },
  { answers: ['angle', 'angle-sum', 'diagonal', 'side', 'unnamed'], work: solvePolygon },
  { answers: ['magnitude', 'unnamed'], work: solveComplex },
  { answers: ['derivative', 'unnamed'], work: solveDerivative },
  { answers: ['inverse', 'unnamed'], work: solveInverseTrigonometry },
  { answers: ['unnamed', 'hypotenuse', 'leg', 'side', 'angle'], work: solveTriangleRatio },
  { answers: ['unnamed', 'hypotenuse', 'leg', 'side', 'length'], work: solveTrigonometry },
  {
    answers: [
      'area',
      'surface-area',
      'perimeter',
      'circumference',
      'volume',
      'radius',
      'diameter',
      'height',
      'width',
      'length',
      'side',
      'base',
      'leg',
      'hypotenuse',
      'angle',
      'angle-sum',
      'complement',
      'supplement',
      'unnamed',
    ],
    work: solveGeometry,
  },
  { answers: ['probability', 'percent', 'unnamed'], work: solveNormal },
  { answers: ['probability', 'percent', 'mean', 'unnamed'], work: solveExpected },
  { answers: ['probability', 'unnamed'], work: solveCardHands },
  { answers: ['probability', 'unnamed'], work: solveProbability },
  {
    answers: [
      'range',
      'mode',
      'interquartile-range',
      'mean-absolute-deviation',
      'variance',
      'sample-variance',
      'standard-deviation',
      'sample-standard-deviation',
    ],
    work: solveSpread,
  },
  { answers: unnamed, work: solveScientific },
  {
    answers: ['next-term', 'nth-term', 'numbered-term', 'common-difference', 'common-ratio'],
    work: solveSequence,
  },
  { answers: unnamed, work: solveFunction },
  { answers: ['percent', 'unnamed'], work: solveConversion },
  {
    answers: [
      'tip',
      'tax',
      'commission',
      'markup',
      'amount-saved',
      'price-to-pay',
      'original-price',
      'interest',
      'interest-rate',
      'duration',
      'balance',
      'unnamed',
    ],
    work: solveMoney,
  },
  {
    answers: ['speed', 'unit-rate', 'unit-price', 'price-to-pay', 'distance', 'duration', 'unnamed'],
    work: solveRate,
  },
  { answers: unnamed, work: solveFactors },
  { answers: ['mean', 'median'], work: solveAverage },
  { answers: ['graph-features', 'slope'], work: solveGraph },
  { answers: ['midpoint', 'distance', 'slope', 'unnamed'], work: solvePoints },
  { answers: ['slope', 'unnamed'], work: solveLine },
  { answers: ['percent', 'percent-change', 'unnamed'], work: solvePercent },
  { answers: unnamed, work: simplifyRatio },
  { answers: unnamed, work: solveProportion },
  { answers: unnamed, work: solveSinglePower },
  { answers: unnamed, work: solveRationalExponent },
  { answers: unnamed, work: solveStatement },
  { answers: unnamed, work: solveArithmetic },
  { answers: unnamed, work: solveAbsolute },
  { answers: unnamed, work: solveExponential },
  { answers: unnamed, work: solveIsolated },
  { answers: unnamed, work: solveLinear },
  { answers: unnamed, work: solveCompound },
  { answers: unnamed, work: solvePowerEquation },
  { answers: unnamed, work: solveRationalPower },
  { answers: unnamed, work: solveQuadratic },
  { answers: unnamed, work: solveHigher },
  { answers: unnamed, work: solveRationalEquation },
  { answers: unnamed, work: solveRadicalEquation },
  { answers: unnamed, work: solveLiteral },
  { answers: unnamed, work: solveSystem },
  { answers: unnamed, work: solveThreeLetters },
  { answers: unnamed, work: solveDivision },
  { answers: unnamed, work: solveExponents },
  { answers: unnamed, work: solveRational },
  { answers: unnamed, work: solveRadical },
  { answers: unnamed, work: solveExpand },
  { answers: unnamed, work: solveFactor },
  { answers: unnamed, work: solveSimplify },
];
