import { parseMath } from '../read/parse.ts';
import type { Method, Verb } from './chain.ts';
import type { NotUnderstood, Solution } from './solution.ts';
import { solveArithmetic } from './solve-arithmetic.ts';
import { solveAverage } from './solve-average.ts';
import { solveExpand } from './solve-expand.ts';
import { solveFactor } from './solve-factor.ts';
import { solveLine } from './solve-line.ts';
import { solveLinear } from './solve-linear.ts';
import { solvePercent } from './solve-percent.ts';
import { simplifyRatio, solveProportion } from './solve-proportion.ts';
import { solveQuadratic } from './solve-quadratic.ts';
import { solveSystem } from './solve-system.ts';
import { verifyCheck } from './verify-step.ts';

const longest = 300;

const methods: readonly Method[] = [
  solveAverage,
  solveLine,
  solvePercent,
  simplifyRatio,
  solveProportion,
  solveArithmetic,
  solveLinear,
  solveQuadratic,
  solveSystem,
  solveExpand,
  solveFactor,
];

const verbs: readonly (readonly [RegExp, Verb])[] = [
  [/\bcomplet\w* the square\b/i, 'complete-the-square'],
  [/\bquadratic formula\b/i, 'quadratic-formula'],
  [/\bby factoring\b/i, 'by-factoring'],
  [/^\s*(?:please\s+)?factor(?:i[sz]e)?\b/i, 'factor'],
  [/^\s*(?:please\s+)?(?:expand|multiply out|distribute)\b/i, 'expand'],
  [/^\s*(?:please\s+)?solve\b/i, 'solve'],
];
const opening =
  /^\s*(?:(?:please|can you|could you|help me|solve|for [a-z]\b|(?<=find )[a-z](?=\s*:)|by factoring|by completing the square|(?:using|with|by) the quadratic formula|factor(?:i[sz]e)?|expand|multiply out|distribute|simplify|evaluate|calculate|compute|work out|find|what(?:'s| is)|how much is|the value of|the equation|the inequality|the system|the expression)(?:\s+of)?[\s:,]*)+/i;
const closing =
  /\s*(?:\bby (?:factoring|completing the square|using the quadratic formula|the quadratic formula)|\b(?:using|with) the quadratic formula|\bfor [a-z])?\s*[?.!]*\s*$/i;

/** The math of a request: "Solve for x: 2x = 6." is 2x = 6. */
function withoutWords(text: string): string {
  return text.replace(opening, '').replace(closing, '').trim();
}

function notUnderstood(problem: string): NotUnderstood {
  const read = parseMath(withoutWords(problem));
  if (read.ok) return { kind: 'not-understood', problem, reason: 'no-method' };
  return { kind: 'not-understood', problem, reason: 'unreadable', found: read.reason };
}

/**
 * Works a typed problem out, each step justified and proven by exact algebra; texts of up to 300 characters.
 * Anything that cannot be read, has no method here or has a step without proof is `not-understood`. Never throws.
 */
export function solve(text: string): Solution | NotUnderstood {
  const problem = text.slice(0, longest).trim();
  if (text.length > longest)
    return { kind: 'not-understood', problem, reason: 'unreadable', found: 'too-long' };
  if (!/[\d+\-\u2212*/^=<>≤≥√|%:²³]/.test(problem)) return notUnderstood(problem);
  const verb = verbs.find(([pattern]) => pattern.test(problem))?.[1] ?? 'any';
  for (const method of methods) {
    const worked = method({ verb, text: withoutWords(problem) });
    if (!worked?.chain.proven || worked.chain.steps.length === 0) continue;
    if (worked.check.length === 0 || !worked.check.every(verifyCheck)) continue;
    const { kind, chain, answer, check } = worked;
    return { problem, kind, steps: chain.steps, answer, check };
  }
  return notUnderstood(problem);
}
