import { evaluateExact } from '../../../judge/equivalent.ts';
import { rational } from '../../../rational/rational.ts';
import { parseMath } from '../../../read/parse.ts';
import { byFormula, byStatements, byWorking, type Exercised, together } from '../../exercises/exercise.ts';
import { fractionText } from '../../exercises/polynomial-shape.ts';
import { lineThrough } from '../../geometry/solve-line.ts';
import { exactText } from '../../print/exact-text.ts';
import { addStep, startChain, type Worked } from '../../proof/chain.ts';
import { lineIn } from '../plane/line-in.ts';
import { type Given, saysOnly } from '../read-given.ts';
import { type Point, pointIn, squared, wrap } from './solve-vertices.ts';

const own =
  /^(?:perpendicular|bisectors?|segments?|endpoints?|points?|lines?|equation|connecting|connects|joining|joins|through|slope|intercept|form|standard|coordinates?|distance|shortest|nearest|length|long|divid\w*|partition\w*|ratio|part|way|component|vectors?|initial|terminal|ends?|starts?|starting|ending|whose|p|q|ab|pq|cd|mn|rs|xy|between)$/;

const middleOf = (a: Point, b: Point, axis: 'x' | 'y'): Worked | null =>
  byFormula({
    formula: `${axis} = (a + b)/2`,
    values: { a: a[axis], b: b[axis] },
    rule: 'midpoint',
    kind: 'line',
  });

/** The line through the middle of a segment, at a right angle to it. */
function perpendicularBisector(a: Point, b: Point): Exercised | null {
  const [x, y] = [middleOf(a, b, 'x'), middleOf(a, b, 'y')];
  const [rise, run] = [
    evaluateExact(`${wrap(b.y)} - ${wrap(a.y)}`),
    evaluateExact(`${wrap(b.x)} - ${wrap(a.x)}`),
  ];
  const [p, q] = [evaluateExact(x?.answer ?? ''), evaluateExact(y?.answer ?? '')];
  if (!x || !y || !rise || !run || !p || !q || (rise.n === 0n && run.n === 0n)) return null;
  if (rise.n === 0n) return together([x, y], { kind: 'line', answer: `x = ${x.answer}` });
  if (run.n === 0n) return together([x, y], { kind: 'line', answer: `y = ${y.answer}` });
  const across = rational(-run.n * rise.d, run.d * rise.n);
  const along = fractionText(rational(rise.n * run.d, rise.d * run.n));
  const slope = byWorking(`(${wrap(b.y)} - ${wrap(a.y)})/(${wrap(b.x)} - ${wrap(a.x)})`, { kind: 'line' });
  const turned = byStatements({ m: along, n: fractionText(across) }, ['m · n = -1'], {
    kind: 'line',
    answer: '',
    rule: 'perpendicular-slope',
  });
  const line = lineThrough({ x: p, y: q }, across);
  return together([x, y, slope, turned, line], { kind: 'line', answer: line.answer });
}

/** The point that parts a segment in a ratio, counted from its first end. */
function sectionPoint([a, b]: readonly [Point, Point], [m, n]: readonly [string, string]): Exercised | null {
  const [x, y] = (['x', 'y'] as const).map((axis) =>
    byFormula({
      formula: `${axis} = a + m/(m + n) · (b - a)`,
      values: { a: a[axis], b: b[axis], m, n },
      rule: 'part-of-segment',
      kind: 'line',
    }),
  );
  return x && y ? together([x, y], { kind: 'line', answer: `(${x.answer}, ${y.answer})` }) : null;
}

/** The distance of a point from a line Ax + By = C. */
function toLine(point: Point, piece: string): Exercised | null {
  const line = lineIn(piece);
  if (!line || (line.A.n === 0n && line.B.n === 0n)) return null;
  const [A, B, C] = [line.A, line.B, line.C].map((one) => wrap(fractionText(one)));
  const top = byWorking(`|${A} · ${wrap(point.x)} + ${B} · ${wrap(point.y)} - ${C}|`, { kind: 'line' });
  const square = byWorking(`${A}^2 + ${B}^2`, { kind: 'line' });
  if (!top || !square) return null;
  const chain = startChain(`${top.answer}/√(${square.answer})`);
  const start = chain.at;
  const read = parseMath(`${top.answer} · √(${square.answer})/(${square.answer})`);
  const end = read.ok ? exactText(read.node) : null;
  if (end === null) return null;
  addStep(chain, end, { rule: 'simplify-root' });
  const check = [{ claim: `${start} = ${end}`, holds: true }];
  return together([top, square, { kind: 'line', chain, answer: end, check }], { kind: 'line', answer: end });
}

/** Segments by their ends: bisectors, parts, lengths, vectors along them, and how far a point is from a line. */
export function solveSegments(given: Given): Exercised | string | null {
  const { says } = given;
  if (!saysOnly(given, own)) return null;
  const pieces = given.math.filter((piece) => !/^[A-Z]{1,2}$/.test(piece));
  const found = pieces.map(pointIn);
  const points = found.filter((point) => point !== null);
  const others = pieces.filter((_, i) => found[i] === null);
  const [a, b, more] = points;
  const [other, rest] = others;
  if (!a || more || rest !== undefined) return null;
  if (!b) {
    if (!/\bdistance\b/.test(says) || other === undefined) return null;
    return toLine(a, other);
  }
  if (/\bperpendicular bisector\b/.test(says))
    return other === undefined ? perpendicularBisector(a, b) : null;
  if (/\bratio\b/.test(says)) {
    const [, m, n] = /^(\d+)\s*:\s*(\d+)$/.exec(other ?? '') ?? [];
    return m !== undefined && n !== undefined ? sectionPoint([a, b], [m, n]) : null;
  }
  if (other !== undefined) return null;
  if (/\bcomponent form\b|\bvector\b/.test(says)) {
    if (/\b(?:distance|length|long|slope|line)\b/.test(says)) return null;
    const backwards = /\b(?:terminal|ends?|ending)\b.*#.*\b(?:initial|starts?|starting)\b.*#/.test(says);
    const [from, to] = backwards ? [b, a] : [a, b];
    const [x, y] = (['x', 'y'] as const).map((axis) =>
      byWorking(`${wrap(to[axis])} - ${wrap(from[axis])}`, { kind: 'line' }),
    );
    return x && y ? together([x, y], { kind: 'vector', answer: `<${x.answer}, ${y.answer}>` }) : null;
  }
  if (/\b(?:length|long|distance)\b/.test(says) && /\bsegment\b/.test(says))
    return byWorking(`√(${squared(a, b)})`, { kind: 'line' });
  return null;
}
