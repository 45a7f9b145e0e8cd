import { algebraMisconceptions } from './misconceptions/algebra/algebra-misconceptions.ts';
import { bothSidesMisconceptions } from './misconceptions/algebra/both-sides-misconceptions.ts';
import { factoringMisconceptions } from './misconceptions/algebra/factoring-misconceptions.ts';
import { linearEquationMisconceptions } from './misconceptions/algebra/linear-equation-misconceptions.ts';
import { linearExpressionMisconceptions } from './misconceptions/algebra/linear-expression-misconceptions.ts';
import { oneVariableMisconceptions } from './misconceptions/algebra/one-variable-misconceptions.ts';
import { polynomialMisconceptions } from './misconceptions/algebra/polynomial-misconceptions.ts';
import { quadraticEquationMisconceptions } from './misconceptions/algebra/quadratic-equation-misconceptions.ts';
import { systemMisconceptions } from './misconceptions/algebra/system-misconceptions.ts';
import { aiMisconceptions } from './misconceptions/data/ai-misconceptions.ts';
import { associationMisconceptions } from './misconceptions/data/association-misconceptions.ts';
import { chanceMisconceptions } from './misconceptions/data/chance-misconceptions.ts';
import { probabilityMisconceptions } from './misconceptions/data/probability-misconceptions.ts';
import { sampleMisconceptions } from './misconceptions/data/sample-misconceptions.ts';
import { statisticsMisconceptions } from './misconceptions/data/statistics-misconceptions.ts';
import { calculusMisconceptions } from './misconceptions/functions/calculus-misconceptions.ts';
import { exponentialMisconceptions } from './misconceptions/functions/exponential-misconceptions.ts';
import { functionDepthMisconceptions } from './misconceptions/functions/function-depth-misconceptions.ts';
import { functionMisconceptions } from './misconceptions/functions/function-misconceptions.ts';
import { functionReadingMisconceptions } from './misconceptions/functions/function-reading-misconceptions.ts';
import { lineMisconceptions } from './misconceptions/functions/line-misconceptions.ts';
import { logarithmMisconceptions } from './misconceptions/functions/logarithm-misconceptions.ts';
import { moreFunctionMisconceptions } from './misconceptions/functions/more-function-misconceptions.ts';
import { quadraticMisconceptions } from './misconceptions/functions/quadratic-misconceptions.ts';
import { sequenceMisconceptions } from './misconceptions/functions/sequence-misconceptions.ts';
import { slopeMisconceptions } from './misconceptions/functions/slope-misconceptions.ts';
import { trigonometryMisconceptions } from './misconceptions/functions/trigonometry-misconceptions.ts';
import { angleLineMisconceptions } from './misconceptions/geometry/angle-line-misconceptions.ts';
import { geometryMisconceptions } from './misconceptions/geometry/geometry-misconceptions.ts';
import { measureMisconceptions } from './misconceptions/geometry/measure-misconceptions.ts';
import { motionMisconceptions } from './misconceptions/geometry/motion-misconceptions.ts';
import { rightTriangleMisconceptions } from './misconceptions/geometry/right-triangle-misconceptions.ts';
import { roundSolidMisconceptions } from './misconceptions/geometry/round-solid-misconceptions.ts';
import type { Misconception } from './misconceptions/misconception.ts';
import { exponentMisconceptions } from './misconceptions/numbers/exponent-misconceptions.ts';
import { numberMisconceptions } from './misconceptions/numbers/number-misconceptions.ts';
import { percentMisconceptions } from './misconceptions/numbers/percent-misconceptions.ts';
import { proportionMisconceptions } from './misconceptions/numbers/proportion-misconceptions.ts';
import { quantityMisconceptions } from './misconceptions/numbers/quantity-misconceptions.ts';
import { ratioMisconceptions } from './misconceptions/numbers/ratio-misconceptions.ts';
import { realNumberMisconceptions } from './misconceptions/numbers/real-number-misconceptions.ts';
import { signedMisconceptions } from './misconceptions/numbers/signed-misconceptions.ts';
import { earningMisconceptions } from './misconceptions/work/earning-misconceptions.ts';
import { tradeMisconceptions } from './misconceptions/work/trade-misconceptions.ts';

/**
 * Named wrong ways of working. An id is for ever and always means the same error, so reports add up over
 * lessons; `phrase` is the wording of the scope and sequence. General slips carry the id 'slip' instead.
 */
export const misconceptions = {
  ...ratioMisconceptions,
  ...numberMisconceptions,
  ...algebraMisconceptions,
  ...proportionMisconceptions,
  ...percentMisconceptions,
  ...signedMisconceptions,
  ...linearExpressionMisconceptions,
  ...linearEquationMisconceptions,
  ...oneVariableMisconceptions,
  ...earningMisconceptions,
  ...geometryMisconceptions,
  ...measureMisconceptions,
  ...rightTriangleMisconceptions,
  ...roundSolidMisconceptions,
  ...associationMisconceptions,
  ...motionMisconceptions,
  ...angleLineMisconceptions,
  ...tradeMisconceptions,
  ...probabilityMisconceptions,
  ...chanceMisconceptions,
  ...sampleMisconceptions,
  ...logarithmMisconceptions,
  ...aiMisconceptions,
  'uses-the-slanted-side-as-the-height': { family: 'reading', phrase: 'uses the slanted side as the height' },
  'adds-base-and-height': { family: 'operation', phrase: 'adds base and height' },
  'halves-the-product': { family: 'concept', phrase: 'halves the product' },
  'forgets-to-halve-the-product': { family: 'partial', phrase: 'forgets to halve the product' },
  'uses-a-side-that-is-not-perpendicular': {
    family: 'reading',
    phrase: 'uses a side that is not perpendicular',
  },
  'divides-the-area-by-the-base-without-doubling': {
    family: 'inverse',
    phrase: 'divides the area by the base without doubling',
  },
  'multiplies-area-and-base': { family: 'inverse', phrase: 'multiplies area and base' },
  'halves-instead-of-doubling': { family: 'inverse', phrase: 'halves instead of doubling' },
  'uses-only-one-base': { family: 'partial', phrase: 'uses only one base' },
  'forgets-to-halve': { family: 'partial', phrase: 'forgets to halve' },
  'multiplies-the-two-bases': { family: 'operation', phrase: 'multiplies the two bases' },
  'leaves-out-one-piece': { family: 'partial', phrase: 'leaves out one piece' },
  'counts-an-overlap-twice': { family: 'concept', phrase: 'counts an overlap twice' },
  'adds-a-hole-instead-of-subtracting-it': {
    family: 'operation',
    phrase: 'adds a hole instead of subtracting it',
  },
  'uses-the-wrong-pair-of-coordinates': { family: 'reading', phrase: 'uses the wrong pair of coordinates' },
  'gives-the-perimeter-for-the-area': { family: 'concept', phrase: 'gives the perimeter for the area' },
  'leaves-out-one-side': { family: 'partial', phrase: 'leaves out one side' },
  'uses-a-slanted-side-as-the-height': { family: 'reading', phrase: 'uses a slanted side as the height' },
  'divides-each-volume-by-the-edge': {
    family: 'concept',
    phrase: 'divides each volume by the edge instead of the cube volume',
  },
  'multiplies-the-volume-by-the-edge-fraction': {
    family: 'inverse',
    phrase: 'multiplies the volume by the edge fraction',
  },
  'counts-only-one-layer': { family: 'partial', phrase: 'counts only one layer' },
  'adds-the-edges': { family: 'operation', phrase: 'adds the edges' },
  'multiplies-only-two-edges': { family: 'partial', phrase: 'multiplies only two edges' },
  'multiplies-whole-parts-and-fraction-parts-separately': {
    family: 'representation',
    phrase: 'multiplies whole parts and fraction parts separately',
  },
  'multiplies-the-volume-by-the-edges': { family: 'inverse', phrase: 'multiplies the volume by the edges' },
  'divides-by-only-one-edge': { family: 'partial', phrase: 'divides by only one edge' },
  'subtracts-the-edges-from-the-volume': {
    family: 'operation',
    phrase: 'subtracts the edges from the volume',
  },
  'chooses-a-net-with-a-missing-face': { family: 'partial', phrase: 'chooses a net with a missing face' },
  'takes-faces-of-the-wrong-size': { family: 'partial', phrase: 'takes faces of the wrong size' },
  'chooses-a-net-that-overlaps-when-folded': {
    family: 'concept',
    phrase: 'chooses a net that overlaps when folded',
  },
  'confuses-pyramid-and-prism': { family: 'concept', phrase: 'confuses pyramid and prism' },
  'leaves-out-the-hidden-faces': { family: 'partial', phrase: 'leaves out the hidden faces' },
  'finds-the-volume-instead': { family: 'concept', phrase: 'finds the volume instead' },
  'forgets-to-halve-the-triangles': { family: 'partial', phrase: 'forgets to halve the triangles' },
  'chooses-a-question-with-one-fixed-answer': {
    family: 'concept',
    phrase: 'chooses a question with one fixed answer',
  },
  'thinks-any-question-with-numbers-is-statistical': {
    family: 'concept',
    phrase: 'thinks any question with numbers is statistical',
  },
  'confuses-the-attribute-with-its-unit': { family: 'unit', phrase: 'confuses the attribute with its unit' },
  'counts-categories-instead-of-observations': {
    family: 'reading',
    phrase: 'counts categories instead of observations',
  },
  'gives-the-value-instead-of-the-count': {
    family: 'reading',
    phrase: 'gives the value instead of the count',
  },
  'counts-only-distinct-values': { family: 'concept', phrase: 'counts only distinct values' },
  'misses-stacked-dots': { family: 'partial', phrase: 'misses stacked dots' },
  'reads-only-one-bar': { family: 'partial', phrase: 'reads only one bar' },
  'includes-a-bar-outside-the-range': { family: 'reading', phrase: 'includes a bar outside the range' },
  'reads-the-interval-label-as-the-count': {
    family: 'reading',
    phrase: 'reads the interval label as the count',
  },
  'counts-a-boundary-value-in-both-intervals': {
    family: 'concept',
    phrase: 'counts a boundary value in both intervals',
  },
  'leaves-out-an-empty-interval': { family: 'representation', phrase: 'leaves out an empty interval' },
  'uses-unequal-interval-widths': { family: 'representation', phrase: 'uses unequal interval widths' },
  'names-the-skew-by-the-side-with-most-data': {
    family: 'concept',
    phrase: 'names the skew by the side with most data',
  },
  'calls-any-peak-symmetric': { family: 'concept', phrase: 'calls any peak symmetric' },
  'calls-any-low-end-a-tail': { family: 'concept', phrase: 'calls any low end a tail' },
  'takes-the-height-of-a-stack-for-its-value': {
    family: 'reading',
    phrase: 'takes the height of a stack for its value',
  },
  'takes-the-middle-of-the-box-for-the-median': {
    family: 'concept',
    phrase: 'takes the middle of the box for the median',
  },
  'overlooks-a-gap': { family: 'reading', phrase: 'overlooks a gap' },
  'gives-the-tallest-stack-as-the-center': {
    family: 'concept',
    phrase: 'gives the tallest stack as the center',
  },
  'gives-the-largest-value': { family: 'reading', phrase: 'gives the largest value' },
  'confuses-center-and-spread': { family: 'concept', phrase: 'confuses center and spread' },
  'divides-by-the-wrong-count': { family: 'operation', phrase: 'divides by the wrong count' },
  'gives-the-median-instead': { family: 'concept', phrase: 'gives the median instead' },
  'gives-the-sum': { family: 'partial', phrase: 'gives the sum' },
  'gives-the-mean-itself': { family: 'concept', phrase: 'gives the mean itself' },
  'subtracts-the-mean-from-the-sum': { family: 'operation', phrase: 'subtracts the mean from the sum' },
  'does-not-order-the-data-first': { family: 'order', phrase: 'does not order the data first' },
  'takes-one-of-the-two-middle-values': { family: 'partial', phrase: 'takes one of the two middle values' },
  'gives-the-mean-instead': { family: 'concept', phrase: 'gives the mean instead' },
  'gives-the-iqr-instead': { family: 'concept', phrase: 'gives the interquartile range instead' },
  'gives-the-range-instead': { family: 'concept', phrase: 'gives the range instead' },
  'gives-q-three-plus-q-one': { family: 'operation', phrase: 'gives Q3 plus Q1' },
  'includes-the-median-in-both-halves': { family: 'concept', phrase: 'includes the median in both halves' },
  'leaves-out-a-zero-deviation-from-the-count': {
    family: 'partial',
    phrase: 'leaves out a zero deviation from the count',
  },
  'balances-without-the-other-values-above': {
    family: 'partial',
    phrase: 'balances without the other values above the mean',
  },
  'gives-the-distance-from-the-mean': { family: 'reading', phrase: 'gives the distance from the mean' },
  'takes-the-median-for-a-count': { family: 'reading', phrase: 'takes the median for a count' },
  'counts-both-sides-of-the-median': { family: 'partial', phrase: 'counts both sides of the median' },
  'moves-the-spread-with-the-values': { family: 'concept', phrase: 'moves the spread with the values' },
  'keeps-the-spread-when-values-move-apart': {
    family: 'concept',
    phrase: 'keeps the spread when the values move apart',
  },
  'gives-the-largest-deviation': { family: 'reading', phrase: 'gives the largest deviation' },
  'reads-the-box-length-as-a-count-of-data': {
    family: 'reading',
    phrase: 'reads the box length as a count of data',
  },
  'mistakes-a-whisker-end-for-a-quartile': {
    family: 'reading',
    phrase: 'mistakes a whisker end for a quartile',
  },
  'thinks-a-longer-section-holds-more-data': {
    family: 'concept',
    phrase: 'thinks a longer section holds more data',
  },
  'chooses-the-mean-for-skewed-data': { family: 'concept', phrase: 'chooses the mean for skewed data' },
  'pairs-the-median-with-the-mad': { family: 'concept', phrase: 'pairs the median with the MAD' },
  'moves-the-median-with-a-far-value': { family: 'concept', phrase: 'moves the median with a far value' },
  'ignores-an-outlier': { family: 'partial', phrase: 'ignores an outlier' },
  'leaves-out-the-unit': { family: 'unit', phrase: 'leaves out the unit' },
  'confuses-the-number-of-observations-with-the-largest-value': {
    family: 'reading',
    phrase: 'confuses the number of observations with the largest value',
  },
  'reports-a-center-with-no-spread': { family: 'partial', phrase: 'reports a center with no spread' },
  ...quantityMisconceptions,
  ...polynomialMisconceptions,
  ...factoringMisconceptions,
  ...quadraticMisconceptions,
  ...quadraticEquationMisconceptions,
  ...moreFunctionMisconceptions,
  ...functionDepthMisconceptions,
  ...realNumberMisconceptions,
  ...functionMisconceptions,
  ...functionReadingMisconceptions,
  ...lineMisconceptions,
  ...sequenceMisconceptions,
  ...systemMisconceptions,
  ...exponentialMisconceptions,
  ...calculusMisconceptions,
  ...trigonometryMisconceptions,
  ...exponentMisconceptions,
  ...bothSidesMisconceptions,
  ...slopeMisconceptions,
  ...statisticsMisconceptions,
} as const satisfies Readonly<Record<string, Misconception>>;

export type MisconceptionId = keyof typeof misconceptions;
