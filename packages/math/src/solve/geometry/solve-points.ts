import { variablesOf } from '../../algebra/variables-of.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import { divideRational, negateRational, type Rational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { lineThrough } from './solve-line.ts';

const number = String.raw`[-−]?\d{1,9}(?:\.\d{1,6})?(?:/\d{1,9})?`;
const pointPattern = new RegExp(String.raw`\(\s*(${number})\s*,\s*(${number})\s*\)`, 'g');
const given =
  /\b(?:parallel|perpendicular)\s+to\s+(?:the\s+)?(?:line\s+)?(.+?)(?=\s+(?:that|and|which|through|passing|going|containing|at)\b|\s*,|$)/i;

type PointTexts = readonly [x: string, y: string];

const readPoints = (words: string): readonly PointTexts[] =>
  [...words.matchAll(pointPattern)].map(
    ([, x, y]) => [(x ?? '').replace('−', '-'), (y ?? '').replace('−', '-')] as const,
  );

function midpoint([[a, b], [c, d]]: readonly [PointTexts, PointTexts]): Worked | null {
  const x = workFormula({ formula: 'x = (a + c)/2', values: { a, c }, rule: 'midpoint' });
  const y = workFormula({ formula: 'y = (b + d)/2', values: { b, d }, rule: 'midpoint' });
  if (!x || !y) return null;
  const chain = {
    ...y.chain,
    steps: [...x.chain.steps, ...y.chain.steps],
    proven: x.chain.proven && y.chain.proven,
  };
  return { kind: 'line', chain, answer: `(${x.value}, ${y.value})`, check: [...x.check, ...y.check] };
}

function distance([[a, b], [c, d]]: readonly [PointTexts, PointTexts]): Worked | null {
  const worked = workFormula({
    formula: 'd = √((p - a)^2 + (q - b)^2)',
    values: { a, b, p: c, q: d },
    rule: 'distance-of-points',
  });
  return worked && { kind: 'line', chain: worked.chain, answer: worked.value, check: worked.check };
}

/** The slope of a typed line: y = mx + b or ax + by = c; null for vertical lines and other curves. */
function slopeOf(text: string): Rational | null {
  const read = parseMath(text);
  if (!read.ok || read.node.kind !== 'relation' || read.node.sides.length !== 2) return null;
  const [left, right] = read.node.sides;
  if (!left || !right || variablesOf(read.node).join('') !== 'xy') return null;
  const difference: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  const front = (letter: 'x' | 'y'): Rational | null => {
    const other: MathNode = { kind: 'number', value: rational(0), places: -1 };
    const found = coefficientsOf(
      replaceVariables(difference, new Map([[letter === 'x' ? 'y' : 'x', other]])),
      letter,
    );
    return found && found.length <= 2 ? (found[1] ?? rational(0)) : null;
  };
  const [a, b] = [front('x'), front('y')];
  return a && b && b.n !== 0n ? divideRational(negateRational(a), b) : null;
}

/** The line through a point that is parallel or perpendicular to a given one. */
function related(words: string, at: PointTexts | undefined): Worked | null {
  const slope = slopeOf(given.exec(words)?.[1] ?? '');
  if (!slope) return null;
  const text = rationalToFractionText;
  const perpendicular = /\bperpendicular\b/i.test(words);
  if (perpendicular && slope.n === 0n) return null;
  const wanted = perpendicular ? negateRational(divideRational(rational(1), slope)) : slope;
  const chain = startChain(perpendicular ? `(${text(slope)})m = -1` : `m = ${slope.n}/${slope.d}`);
  addStep(chain, `m = ${text(wanted)}`, { rule: perpendicular ? 'perpendicular-slope' : 'parallel-slope' });
  const slopeCheck = {
    claim: perpendicular ? `(${text(slope)}) · (${text(wanted)}) = -1` : `${text(wanted)} = ${text(slope)}`,
    holds: true,
  };
  if (!at)
    return /\bslope\b/i.test(words) && chain.steps.length > 0
      ? { kind: 'slope', chain, answer: text(wanted), check: [slopeCheck] }
      : null;
  const [x, y] = at.map(evaluateExact);
  const line = x && y ? lineThrough({ x, y }, wanted) : null;
  if (!line) return null;
  const steps = [...chain.steps, ...line.chain.steps];
  return {
    ...line,
    chain: { ...line.chain, steps, proven: chain.proven && line.chain.proven },
    check: [...line.check, slopeCheck],
  };
}

/** Midpoint and distance of two points, and lines parallel or perpendicular to a given one. */
export const solvePoints: Method = ({ words }) => {
  const points = readPoints(words);
  const [p, q, more] = points;
  if (/\b(?:parallel|perpendicular)\b/i.test(words)) return q ? null : related(words, p);
  if (!p || !q || more) return null;
  // Where the midpoint is told, an end is asked for.
  if (/\bis the mid-?point\b|\bmid-?point (?:of [A-Z]{2} )?(?:is|at|=)\b/i.test(words)) return null;
  if (/\bmidpoint\b/i.test(words)) return midpoint([p, q]);
  return /\bdistance\b|\bhow far\b|\blength of the segment\b/i.test(words) ? distance([p, q]) : null;
};
