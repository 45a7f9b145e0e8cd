import { evaluateExact } from '../../judge/equivalent.ts';
import {
  divideRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { workOutOn } from '../arithmetic/work-out.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, continueFrom, type Method, startChain, type Worked } from '../proof/chain.ts';
import { polynomialWords } from '../tree/side-terms.ts';

type Point = { readonly x: Rational; readonly y: Rational };

const number = String.raw`[-−]?\d{1,9}(?:\.\d{1,6})?(?:/\d{1,9})?`;
const pointPattern = new RegExp(String.raw`\(\s*(${number})\s*,\s*(${number})\s*\)`, 'g');
const slopePattern = new RegExp(String.raw`\bslope\s*(?:of|=|is)?\s*(${number})`, 'i');
const text = rationalToFractionText;
const bracketed = (value: Rational): string =>
  value.n < 0n || value.d !== 1n ? `(${text(value)})` : text(value);

function readPoints(words: string): readonly Point[] {
  return [...words.matchAll(pointPattern)].flatMap(([, first, second]) => {
    const [x, y] = [evaluateExact(first ?? ''), evaluateExact(second ?? '')];
    return x && y ? [{ x, y }] : [];
  });
}

const samePoint = (a: Point, b: Point): boolean => text(a.x) === text(b.x) && text(a.y) === text(b.y);

/** The slope worked out on the chain; 'vertical' where the points stand above each other. */
function workSlope(chain: Chain, [p, q]: readonly [Point, Point]): Rational | 'vertical' | null {
  const run = subtractRational(q.x, p.x);
  const runText = `${bracketed(q.x)} - ${bracketed(p.x)}`;
  const source = run.n === 0n ? runText : `(${bracketed(q.y)} - ${bracketed(p.y)})/(${runText})`;
  const read = parseMath(source);
  if (!read.ok) return null;
  continueFrom(chain, writeMath(read.node));
  if (!workOutOn(chain, read.node) && !chain.proven) return null;
  return run.n === 0n ? 'vertical' : divideRational(subtractRational(q.y, p.y), run);
}

/** From y - b = m(x - a) to y = mx + c. */
function workLine(chain: Chain, { x, y }: Point, slope: Rational): Worked {
  const right = { n: y.n * x.d * slope.d - slope.n * x.n * y.d, d: x.d * slope.d * y.d };
  const intercept = rational(right.n, right.d);
  const front =
    slope.n === slope.d ? '' : slope.n === -slope.d ? '-' : slope.d === 1n ? text(slope) : `(${text(slope)})`;
  const side = (value: Rational, letter: string): string =>
    polynomialWords([negateRational(value), rational(1)], letter);
  const product = x.n === 0n ? polynomialWords([rational(0), slope], 'x') : `${front}(${side(x, 'x')})`;
  continueFrom(chain, `${side(y, 'y')} = ${slope.n === 0n ? '0' : product}`);
  const open = polynomialWords([subtractRational(intercept, y), slope], 'x');
  if (x.n !== 0n) addStep(chain, `${side(y, 'y')} = ${open}`, { rule: 'multiply-out' });
  addStep(chain, `y = ${polynomialWords([intercept, slope], 'x')}`, {
    rule: y.n < 0n ? 'subtract-from-both-sides' : 'add-to-both-sides',
    fill: { term: text(y.n < 0n ? negateRational(y) : y) },
  });
  const answer = `y = ${polynomialWords([intercept, slope], 'x')}`;
  return { kind: 'line', chain, answer, check: [] };
}

function checksAt(slope: Rational, intercept: Rational, points: readonly Point[]): Worked['check'] {
  return points.map(({ x, y }) => ({
    claim: `${text(y)} = ${bracketed(slope)} · ${bracketed(x)} + ${bracketed(intercept)}`,
    holds: true,
  }));
}

const interceptOf = (slope: Rational, { x, y }: Point): Rational =>
  subtractRational(y, rational(slope.n * x.n, slope.d * x.d));

/** The line with a slope through a point. */
export function lineThrough(p: Point, slope: Rational): Worked {
  const chain = startChain('');
  return { ...workLine(chain, p, slope), check: checksAt(slope, interceptOf(slope, p), [p]) };
}

/** `slope 3 and y-intercept 2` is the line through (0, 2). */
const interceptPattern = new RegExp(String.raw`\by[- ]intercept\s*(?:of|=|is|at)?\s*(${number})`, 'i');

function readSlopeAndIntercept(words: string): Worked | null {
  const [slope, start] = [slopePattern, interceptPattern].map((pattern) =>
    evaluateExact(pattern.exec(words)?.[1] ?? ''),
  );
  if (!slope || !start) return null;
  const equation = `y = ${polynomialWords([start, slope], 'x')}`;
  const chain = startChain('y = m · x + b');
  const values = { m: text(slope), b: text(start) };
  const filled = `y = ${bracketed(slope)} · x + ${bracketed(start)}`;
  addStep(chain, filled, { rule: 'use-values', proof: { substitute: values } });
  addStep(chain, equation, { rule: 'simplify-expression' });
  return {
    kind: 'line',
    chain,
    answer: equation,
    check: checksAt(slope, start, [{ x: rational(0), y: start }]),
  };
}

function throughTwo([p, q]: readonly [Point, Point], wantsLine: boolean): Worked | null {
  const chain = startChain('');
  const slope = workSlope(chain, [p, q]);
  if (slope === null) return null;
  if (slope === 'vertical') {
    const check = [{ claim: `${text(p.x)} = ${text(q.x)}`, holds: true }];
    const answer = wantsLine ? `x = ${text(p.x)}` : 'no slope: the line is vertical';
    return { kind: wantsLine ? 'line' : 'slope', chain, answer, check };
  }
  const check = checksAt(slope, interceptOf(slope, p), [p, q]);
  if (!wantsLine) return { kind: 'slope', chain, answer: text(slope), check };
  return { ...workLine(chain, p, slope), check };
}

/** Slope through two points, and the line through two points or through one point with a given slope. */
export const solveLine: Method = ({ text: words, asked }) => {
  // A circle that a line touches is another question than the line.
  if (!/\b(?:slope|line)\b/i.test(words) || /\b(?:circle|parabola|ellipse|triangle)\b/i.test(words))
    return null;
  const [p, q, more] = readPoints(words);
  if (!p) return readSlopeAndIntercept(words);
  if (more || /\(\s*(?:[a-z]\s*,|[^(),]*,\s*[a-z]\s*\))/i.test(words)) return null;
  // How far it is in a straight line is another question than the line.
  if (/\bhow (?:far|long|many)\b|\bdistance\b|\bstraight line (?:from|between|to)\b/i.test(words))
    return null;
  // A point or a bisector of a segment is another question than the line it lies on.
  if (q && asked !== 'slope' && /\b(?:segments?|of the way|bisect\w*|divides)\b/i.test(words)) return null;
  if (q) return samePoint(p, q) ? null : throughTwo([p, q], asked !== 'slope');
  const slope = evaluateExact(slopePattern.exec(words)?.[1] ?? '');
  if (!slope) return null;
  return lineThrough(p, slope);
};
