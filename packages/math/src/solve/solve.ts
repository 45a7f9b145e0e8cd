import { parseMath } from '../read/parse.ts';
import type { Method } from './chain.ts';
import { readRequest } from './request.ts';
import type { NotUnderstood, Solution } from './solution.ts';
import { solveAbsolute } from './solve-absolute.ts';
import { solveArithmetic } from './solve-arithmetic.ts';
import { solveAverage } from './solve-average.ts';
import { solveCompound } from './solve-compound.ts';
import { solveConversion } from './solve-conversion.ts';
import { solveDerivative } from './solve-derivative.ts';
import { solveDivision } from './solve-division.ts';
import { solveExpand } from './solve-expand.ts';
import { solveExponential } from './solve-exponential.ts';
import { solveExponents } from './solve-exponents.ts';
import { solveFactor } from './solve-factor.ts';
import { solveFactors } from './solve-factors.ts';
import { solveFunction } from './solve-function.ts';
import { solveGeometry } from './solve-geometry.ts';
import { solveGraph } from './solve-graph.ts';
import { solveIsolated } from './solve-isolated.ts';
import { solveLine } from './solve-line.ts';
import { solveLinear } from './solve-linear.ts';
import { solveLiteral } from './solve-literal.ts';
import { solveMoney } from './solve-money.ts';
import { solvePercent } from './solve-percent.ts';
import { solvePoints } from './solve-points.ts';
import { solveHigher } from './solve-polynomial-equation.ts';
import { solveProbability } from './solve-probability.ts';
import { simplifyRatio, solveProportion } from './solve-proportion.ts';
import { solveQuadratic } from './solve-quadratic.ts';
import { solveRadical } from './solve-radical.ts';
import { solveRadicalEquation } from './solve-radical-equation.ts';
import { solveRate } from './solve-rate.ts';
import { solveRational } from './solve-rational.ts';
import { solveRationalEquation } from './solve-rational-equation.ts';
import { solveScientific } from './solve-scientific.ts';
import { solveSequence } from './solve-sequence.ts';
import { solveSpread } from './solve-spread.ts';
import { solveSystem } from './solve-system.ts';
import { solveTrigonometry } from './solve-trigonometry.ts';
import { verifyCheck } from './verify-step.ts';

const longest = 300;

const methods: readonly Method[] = [
  solveDerivative,
  solveTrigonometry,
  solveGeometry,
  solveProbability,
  solveSpread,
  solveScientific,
  solveSequence,
  solveFunction,
  solveConversion,
  solveMoney,
  solveRate,
  solveFactors,
  solveAverage,
  solveGraph,
  solvePoints,
  solveLine,
  solvePercent,
  simplifyRatio,
  solveProportion,
  solveArithmetic,
  solveAbsolute,
  solveExponential,
  solveIsolated,
  solveLinear,
  solveCompound,
  solveQuadratic,
  solveHigher,
  solveRationalEquation,
  solveRadicalEquation,
  solveLiteral,
  solveSystem,
  solveDivision,
  solveExponents,
  solveRational,
  solveRadical,
  solveExpand,
  solveFactor,
];

function notUnderstood(problem: string): NotUnderstood {
  const read = parseMath(readRequest(problem).text);
  if (read.ok) return { kind: 'not-understood', problem, reason: 'no-method' };
  return { kind: 'not-understood', problem, reason: 'unreadable', found: read.reason };
}

const mathSign = /[\d+\-\u2212*/^=<>≤≥√|%:²³π°]/;
/** Words that make a problem without any sign, such as the chance of heads. */
const mathWord =
  /\b(?:\w{3,}gon|quadrilateral|dice|die|coins?|cards?|deck|probability|chance|how many|cos|sin|tan|ln|log|derivative)\b/i;

/**
 * Works a typed problem out, each step justified and proven by exact algebra; texts of up to 300 characters.
 * Anything that cannot be read, has no method here or has a step without proof is `not-understood`. Never throws.
 */
export function solve(text: string): Solution | NotUnderstood {
  const problem = text.slice(0, longest).trim();
  if (text.length > longest)
    return { kind: 'not-understood', problem, reason: 'unreadable', found: 'too-long' };
  if (!mathSign.test(problem) && !mathWord.test(problem)) return notUnderstood(problem);
  const request = readRequest(problem);
  for (const method of methods) {
    const worked = method(request);
    if (!worked?.chain.proven || worked.chain.steps.length === 0) continue;
    if (worked.check.length === 0 || !worked.check.every(verifyCheck)) continue;
    const { kind, chain, answer, check } = worked;
    return { problem, kind, steps: chain.steps, answer, check };
  }
  return notUnderstood(problem);
}
