import { variablesOf } from '../../algebra/variables-of.ts';
import { solveAlgebra, solveAlgebraFirst } from '../algebra/solve-algebra.ts';
import type { Ask, Exercised } from '../exercises/exercise.ts';
import { restated, solutionOf } from '../proven-solution.ts';
import { readNumberEquation, readNumberPhrase } from '../question/read-number-sentence.ts';
import type { Solution } from '../solution.ts';
import { readStory } from '../stories/frames/frame.ts';
import { holds } from '../stories/frames/shapes/figure-frames.ts';
import { comparedSides } from '../stories/frames/shapes/length-frames.ts';
import { solveFrame } from '../stories/frames/solve-frame.ts';
import { termsOf } from '../tree/side-terms.ts';
import { solveComplexRoots } from './complex/solve-complex-roots.ts';
import { solveComplexZeros } from './complex/solve-complex-zeros.ts';
import { solvePolarEquations } from './complex/solve-polar-equations.ts';
import { solvePolarForms } from './complex/solve-polar-forms.ts';
import { solveAsForm } from './expressions/solve-as-form.ts';
import { solveCompletedSquare } from './expressions/solve-completed-square.ts';
import { solveDiscriminant } from './expressions/solve-discriminant.ts';
import { solveForms } from './expressions/solve-forms.ts';
import { solveHoles } from './expressions/solve-holes.ts';
import { solveQuadraticInForm } from './expressions/solve-quadratic-in-form.ts';
import { solveRestricted } from './expressions/solve-restricted.ts';
import { solveAnglePairs } from './figures/solve-angle-pairs.ts';
import { solveMixedAngles } from './figures/solve-mixed-angles.ts';
import { solveNamedVectors } from './figures/solve-named-vectors.ts';
import { solveQuadrant } from './figures/solve-quadrant.ts';
import { solveSegmentParts } from './figures/solve-segment-parts.ts';
import { solveSegments } from './figures/solve-segments.ts';
import { solveTerminalSide } from './figures/solve-terminal-side.ts';
import { solveVertices } from './figures/solve-vertices.ts';
import { inIntervalNotation, rangeAsInterval } from './in-interval-notation.ts';
import { solveAtPlace } from './plane/solve-at-place.ts';
import { solveBesideCurve } from './plane/solve-beside-curve.ts';
import { solveConicParts } from './plane/solve-conic-parts.ts';
import { solveCurves } from './plane/solve-curves.ts';
import { solveHalfPlanes } from './plane/solve-half-planes.ts';
import { solveLineInForm } from './plane/solve-line-in-form.ts';
import { solveNearestPoint } from './plane/solve-nearest-point.ts';
import { solvePointInRegion } from './plane/solve-point-in-region.ts';
import { type Given, readGiven, relationIn } from './read-given.ts';
import { endlessSum } from './sequences/endless-sum.ts';
import { solveRecursion, writeRecursion } from './sequences/solve-recursion.ts';
import { solveSequenceKind } from './sequences/solve-sequence-kind.ts';
import { solveActs } from './solve-acts.ts';
import { solveAnalysis } from './solve-analysis.ts';
import { solveEstimates } from './solve-estimates.ts';
import { solveExponentials } from './solve-exponentials.ts';
import { solveHeight, solveHighestAndWhen } from './solve-height.ts';
import { solveLinearKind } from './solve-linear-kind.ts';
import { solveLogarithms } from './solve-logarithms.ts';
import { solveModel } from './solve-model.ts';
import { solveMotion } from './solve-motion.ts';
import { solveParameters } from './solve-parameters.ts';
import { solvePercentChain } from './solve-percent-chain.ts';
import { solvePiecewise } from './solve-piecewise.ts';
import { solveQuantities } from './solve-quantities.ts';
import { solveRelatedRates } from './solve-related-rates.ts';
import { solveSecondDerivative } from './solve-second-derivative.ts';
import { solveEachPair, solveSeveral } from './solve-several.ts';
import { solveSignTable } from './solve-sign-table.ts';
import { solveTable } from './solve-table.ts';
import { solveUnknownCoefficient } from './solve-unknown-coefficient.ts';
import { solveValueAfter } from './solve-value-after.ts';
import { solveWithPi } from './solve-with-pi.ts';

/**
 * A family of problems: it reads what is given and what is said, and null means that the problem is not of it. A text is
 * another request that asks for the same.
 */
type Family = (given: Given, ask: Ask) => Exercised | string | null;

/** Width and length of one rectangle are one question. */
function bothSides({ text }: Given, ask: Ask): Exercised | string | null {
  const story = readStory(text);
  return story && comparedSides(story, ask);
}

const families: readonly Family[] = [
  solveAlgebraFirst,
  solvePolarEquations,
  solveSecondDerivative,
  solveAnalysis,
  solveConicParts,
  solvePiecewise,
  solveTable,
  solveSequenceKind,
  ({ text }) => holds(text),
  bothSides,
  solveWithPi,
  solveCurves,
  solveSignTable,
  solveVertices,
  solvePercentChain,
  solveRestricted,
  solveHoles,
  solveLinearKind,
  solveComplexRoots,
  solveComplexZeros,
  solvePolarForms,
  solveSegments,
  solveSegmentParts,
  solveNamedVectors,
  solveRecursion,
  writeRecursion,
  solveAnglePairs,
  solveMotion,
  solveForms,
  solveEstimates,
  solveBesideCurve,
  solveParameters,
  solveTerminalSide,
  solveQuadrant,
  solveLineInForm,
  solveNearestPoint,
  solvePointInRegion,
  solveHalfPlanes,
  solveHighestAndWhen,
  ({ text }) => solveRelatedRates(text),
];

/** A sentence about a number and its square as an equation, and a phrase of numbers as a calculation. */
const inSigns = (text: string): string | null => {
  const equation = readNumberEquation(text);
  return equation?.includes('^2') === true || equation?.includes('1/n') === true
    ? `solve ${equation}`
    : readNumberPhrase(text);
};

/** An equation of x and y of which nothing is asked: y by x, as it is drawn. */
function yByX({ math: [piece = '', more], says }: Given): string | null {
  const relation = more === undefined && /^(?:solve )?#$/.test(says) ? relationIn(piece) : null;
  const isLine = relation?.signs.join('') === '=' && relation.sides.every((side) => termsOf(side));
  return isLine && variablesOf(relation).join('') === 'xy' ? `solve ${piece} for y` : null;
}

/** Families of what a method of the topics may solve as well; they come where none does. */
const lateFamilies: readonly Family[] = [
  solveAlgebra,
  rangeAsInterval,
  solveActs,
  solveAtPlace,
  solveCompletedSquare,
  solveAsForm,
  solveDiscriminant,
  solveValueAfter,
  solveModel,
  solveHeight,
  ({ text }) => solveUnknownCoefficient(text),
  ({ text }) => endlessSum(text),
  ({ text }) => inSigns(text),
  yByX,
  ({ text }, ask) => solveFrame(text, ask),
  solveQuadraticInForm,
  solveExponentials,
  solveLogarithms,
  solveMixedAngles,
  solveQuantities,
];

/** Longer texts are stories. */
const longest = 400;

/** A problem parted into the mathematics given and the words that ask; no word of it is passed over. */
export const solveGiven = (problem: string, typed: string, ask: Ask): Solution | null => {
  const asIntervals = inIntervalNotation(typed, ask);
  return asIntervals
    ? { ...asIntervals, problem }
    : firstOf([...families, () => solveSeveral(typed, ask), () => solveEachPair(typed, ask)], {
        problem,
        typed,
        ask,
      });
};

/** The same where no other method has an answer. */
export const solveGivenLate = (problem: string, typed: string, ask: Ask): Solution | null =>
  firstOf(lateFamilies, { problem, typed, ask });

type Typed = { readonly problem: string; readonly typed: string; readonly ask: Ask };

function firstOf(tried: readonly Family[], { problem, typed, ask }: Typed): Solution | null {
  if (typed.length > longest) return null;
  const given = readGiven(typed);
  if (given.math.length === 0) return null;
  for (const family of tried) {
    const found = solutionOf(family(given, ask), { problem, question: restated(typed), typed, ask });
    if (found) return found;
  }
  return null;
}
