import type { Ask, Exercised } from '../exercises/exercise.ts';
import { provenSolution, restated } from '../proven-solution.ts';
import { relatesSizes } from '../reading/relating-words.ts';
import type { Solution } from '../solution.ts';
import { solveAngles } from './angles/solve-angles.ts';
import { solveFigureAngles } from './angles/solve-figure-angles.ts';
import { solveMissingAngle } from './angles/solve-missing-angle.ts';
import { solveToldRelations } from './angles/solve-told-relations.ts';
import { namesSeveralSolids } from './composites/several-solids.ts';
import { solveSimilarTold } from './composites/similar-told.ts';
import {
  solveFaces,
  solveFoldedBox,
  solveHowManyFit,
  solvePartFull,
  solveTrianglePrism,
} from './composites/solve-filling.ts';
import { solveAround, solveCutOut, solveJoined } from './composites/solve-joined.ts';
import {
  solveRing,
  solveSlantedArea,
  solveThirdSideRange,
  solveTriangleMidsegment,
  solveTwoShadows,
} from './composites/solve-more-figures.ts';
import { solvePriced } from './composites/solve-priced.ts';
import { solveSlice, solveWheel } from './composites/solve-round-things.ts';
import { solveMapScale, solveSimilarSides, solveSimilarSizes } from './composites/solve-similar.ts';
import { solveExpressions } from './network/solve-expressions.ts';
import { solveMeasures } from './network/solve-measures.ts';
import { solveCourses } from './points/solve-courses.ts';
import { solveMoves } from './points/solve-moves.ts';
import { solvePlanePoints } from './points/solve-plane-points.ts';
import { type FigureText, readFigure } from './reading/read-figure.ts';
import { solveEqualSegments } from './segments/solve-equal-segments.ts';
import { solveNamedParts } from './segments/solve-named-parts.ts';
import { solveSegments } from './segments/solve-segments.ts';
import { solveTangentLine } from './segments/solve-tangent-line.ts';
import { solveLetteredTriangle } from './triangles/solve-lettered-triangle.ts';
import { solveSighting, solveTwoSights } from './triangles/solve-sighting.ts';
import { solveToldTriangle } from './triangles/solve-told-triangle.ts';
import { solveTriangleTests } from './triangles/solve-triangle-tests.ts';
import { solveWordedTriangle } from './triangles/solve-worded-triangle.ts';

type Family = (figure: FigureText, ask: Ask) => Exercised | null;

/** A family that has no part for `twice`, `as long as` and the like. */
const plain =
  (family: Family): Family =>
  (figure, ask) =>
    relatesSizes(figure.text) ? null : family(figure, ask);

const length = /\d ?(?:mm|cm|m|km|ft|feet|meters?|inches|yards?|miles?)\b(?!∠)/i;
/** A family of angles, which has no part for a length. */
const ofAngles =
  (family: Family): Family =>
  (figure, ask) =>
    length.test(figure.text) ? null : family(figure, ask);

/** A family that measures one solid, and no other one beside it. */
const ofOneSolid =
  (family: Family): Family =>
  (figure, ask) =>
    namesSeveralSolids(figure.text) ? null : family(figure, ask);

const families: readonly Family[] = [
  plain(solveTriangleTests),
  ...[solveFigureAngles, solveAngles, solveMissingAngle, solveToldRelations].map(ofAngles),
  ...[
    solveTangentLine,
    solveLetteredTriangle,
    solveToldTriangle,
    solveWordedTriangle,
    solveSighting,
    solveTwoSights,
    solveSegments,
    solveNamedParts,
    solveEqualSegments,
    solveRing,
    solveThirdSideRange,
    solveTriangleMidsegment,
    solveSlantedArea,
    solveTwoShadows,
    solveAround,
    solveCutOut,
    solveJoined,
    solveSlice,
    solveWheel,
    solveHowManyFit,
    solveTrianglePrism,
    solveFaces,
    solveFoldedBox,
    solvePlanePoints,
    solveCourses,
    solveMapScale,
    solveSimilarSides,
    solveSimilarSizes,
    solveSimilarTold,
  ].map(plain),
  solvePartFull,
  solveMoves,
  ofOneSolid(solveMeasures),
  solvePriced(solveMeasures),
  solveExpressions,
];

const unit = '(?:mm|cm|m|km|ft|feet|meters?|inches|yards?|miles?|liters?|ml|degrees|radians)(?:\\^[23])?';
const twoUnits = new RegExp(
  String.raw`\b(?:in|how many) ${unit} and (?:also )?(?:in |how many )?${unit}\b`,
  'i',
);

/** Longer texts are no single figure. */
const longest = 500;

/** A problem about a figure whose every size has a role; read where no other method knows the problem. */
export function solveFigure(problem: string, ask: Ask): Solution | null {
  if (problem.length > longest || !/\d/.test(problem)) return null;
  const figure = readFigure(problem);
  // One answer in two units is two answers.
  if (twoUnits.test(figure.text)) return null;
  for (const family of families) {
    const found = family(figure, ask);
    const solution =
      found && provenSolution(found, { problem: problem.trim(), question: restated(figure.text) });
    if (solution) return solution;
  }
  return null;
}
