import { evaluateExact } from '../../../judge/equivalent.ts';
import {
  compareRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../../rational/rational.ts';
import { byFormula, byStatements, byWorking, together, workedOut } from '../../exercises/exercise.ts';
import type { Worked } from '../../proof/chain.ts';
import { type Given, saysOnly } from '../read-given.ts';

export type Point = { readonly x: string; readonly y: string; readonly at: readonly [Rational, Rational] };

const number = String.raw`\s*([-−]?\d{1,6}(?:\.\d{1,4})?(?:/\d{1,4})?)\s*`;
const pointText = new RegExp(String.raw`^[A-Z]?\s?=?\s?\(${number},${number}\)$`);

/** A piece as a point with exact coordinates; null for anything else. */
export function pointIn(piece: string): Point | null {
  const [, x, y] = pointText.exec(piece) ?? [];
  if (x === undefined || y === undefined) return null;
  const [a, b] = [evaluateExact(x), evaluateExact(y)];
  return a && b ? { x, y, at: [a, b] } : null;
}

const turn = (a: Point, b: Point, c: Point): number => {
  const [p, q] = [subtractRational(b.at[0], a.at[0]), subtractRational(c.at[1], a.at[1])];
  const [r, s] = [subtractRational(b.at[1], a.at[1]), subtractRational(c.at[0], a.at[0])];
  return compareRational(multiplyRational(p, q), multiplyRational(r, s));
};

/** Whether two sides that share no corner cross or touch. */
const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** The corners go around the figure once, in the order given. */
function isSimple(points: readonly Point[]): boolean {
  const side = (i: number) => [points[i], points[(i + 1) % points.length]] as const;
  return points.every((_, i) =>
    points.every((__, j) => {
      const apart = Math.min(Math.abs(i - j), points.length - Math.abs(i - j));
      const [[a, b], [c, d]] = [side(i), side(j)];
      return apart < 2 || !a || !b || !c || !d || !crosses(a, b, c, d);
    }),
  );
}

/** A number as it stands behind a sign. */
export const wrap = (value: string): string => (value.startsWith('-') ? `(${value})` : value);

function areaOf(points: readonly Point[]): Worked | null {
  const terms = points.map((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return `(${wrap(a.x)} · ${wrap(b.y)} - ${wrap(b.x)} · ${wrap(a.y)})`;
  });
  const sum = terms.join(' + ');
  const worked = workedOut(`|${sum}|/2`);
  if (!worked || worked.value === '0') return null;
  return {
    kind: 'geometry',
    chain: worked.chain,
    answer: `${worked.value} square units`,
    check: [{ claim: `|${sum}| = 2 · (${worked.value})`, holds: true }],
  };
}

/** The square of the distance of two points, still to be worked out. */
export const squared = (a: Point, b: Point): string =>
  `(${wrap(b.x)} - ${wrap(a.x)})^2 + (${wrap(b.y)} - ${wrap(a.y)})^2`;

function perimeterOf(points: readonly Point[]): Worked | null {
  const sides = points.map((a, i) => `√(${squared(a, points[(i + 1) % points.length] ?? a)})`);
  return byWorking(sides.join(' + '), { kind: 'geometry', says: (value) => `${value} units` });
}

/** What the squares of the three sides say about a triangle. */
function triangle(points: readonly Point[], says: string): Worked | null {
  const [a, b, c] = points;
  if (!a || !b || !c || turn(a, b, c) === 0) return null;
  const texts = [squared(a, b), squared(b, c), squared(c, a)];
  const squares = texts.map((text) => evaluateExact(text));
  const sorted = squares.filter((one) => one !== null).toSorted(compareRational);
  const [p, q, r] = sorted;
  if (!p || !q || !r) return null;
  const values = { a: squareText(p), b: squareText(q), c: squareText(r) };
  const sides = together(
    texts.map((text) => byWorking(text, { kind: 'geometry' })),
    { kind: 'geometry', answer: '' },
  );
  const isRight = compareRational(rational(p.n * q.d + q.n * p.d, p.d * q.d), r) === 0;
  const equal = [compareRational(p, q), compareRational(q, r)].filter((one) => one === 0).length;
  if (/\bright\b/.test(says)) {
    const fact = byStatements(values, [`a + b ${isRight ? '=' : '!='} c`], {
      kind: 'geometry',
      answer: isRight ? 'yes' : 'no',
      rule: 'squares-of-sides',
    });
    return fact && together([sides, fact], { kind: 'geometry', answer: fact.answer });
  }
  const name = equal === 2 ? 'equilateral' : equal === 1 ? 'isosceles' : 'scalene';
  const asked = /\b(equilateral|isosceles|scalene)\b(?!.*\b(?:equilateral|isosceles|scalene)\b)/.exec(
    says,
  )?.[1];
  const statements =
    equal === 2
      ? ['a = b', 'b = c']
      : compareRational(p, q) === 0
        ? ['a = b']
        : equal === 1
          ? ['b = c']
          : ['a != b', 'b != c'];
  const holds = asked === name || (asked === 'isosceles' && equal > 0);
  const fact = byStatements(values, statements, {
    kind: 'geometry',
    answer: asked === undefined ? name : holds ? 'yes' : 'no',
    rule: 'squares-of-sides',
  });
  return fact && together([sides, fact], { kind: 'geometry', answer: fact.answer });
}

const squareText = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`);

/** The other end of a segment from one end and its middle. */
function otherEnd([first, second]: readonly Point[], says: string): Worked | null {
  const at = says.indexOf('midpoint');
  const before = says.slice(0, at).split('#').length - 1;
  const middle = before === 0 ? first : second;
  const end = before === 0 ? second : first;
  if (!middle || !end) return null;
  const [x, y] = (['x', 'y'] as const).map((axis) =>
    byFormula({
      formula: `${axis} = 2 · m - a`,
      values: { m: middle[axis], a: end[axis] },
      rule: 'other-end',
      kind: 'line',
    }),
  );
  return x && y ? together([x, y], { kind: 'line', answer: `(${x.answer}, ${y.answer})` }) : null;
}

const own =
  /^(?:vertices|vertex|corners?|points?|triangles?|quadrilaterals?|rectangles?|squares?|parallelograms?|trapezoids?|polygons?|pentagons?|hexagons?|figures?|shapes?|perimeters?|area|whose|located|plotted|coordinates?|plane|coordinate|connect\w*|made|formed|form|side|sides|lengths?|units?|square|far|around|distance|exact|simplest|radical|right|isosceles|equilateral|scalene|kind|type|classify|angled?|order|endpoints?|midpoint|segments?|line|end|other|another|abc|abcd|pqr|def|xyz|rst|if|ends?|joining|middle)$/;

/** Figures by their corners, and the other end of a segment. */
export function solveVertices(given: Given): Worked | null {
  const { says } = given;
  if (!saysOnly(given, own)) return null;
  const points = given.math.filter((piece) => !/^[A-Z]{1,4}$/.test(piece)).map(pointIn);
  if (points.length < 2 || !points.every((point) => point !== null)) return null;
  if (points.length === 2)
    return /\bmidpoint\b/.test(says) && /\b(?:endpoint|end)\b/.test(says) && !/\bendpoints\b/.test(says)
      ? otherEnd(points, says)
      : null;
  const count = /\btriangle/.test(says)
    ? 3
    : /\b(?:quadrilateral|rectangle|square|parallelogram|trapezoid)(?! units)/.test(says)
      ? 4
      : points.length;
  if (count !== points.length || !isSimple(points)) return null;
  const asks = ['area', 'perimeter'].filter((name) => says.includes(name));
  if (asks.length === 1) return asks[0] === 'area' ? areaOf(points) : perimeterOf(points);
  if (asks.length === 2) {
    const [area, around] = [areaOf(points), perimeterOf(points)];
    if (!area || !around) return null;
    return together([area, around], {
      kind: 'geometry',
      answer: `area ${area.answer}; perimeter ${around.answer}`,
    });
  }
  if (/\bdistance around\b/.test(says)) return perimeterOf(points);
  if (points.length !== 3 || !/\btriangle\b/.test(says)) return null;
  return /\b(?:right|isosceles|equilateral|scalene|kind|type|classify)\b/.test(says)
    ? triangle(points, says)
    : null;
}
