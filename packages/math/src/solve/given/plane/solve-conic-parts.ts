import { evaluateExact } from '../../../judge/equivalent.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../../rational/rational.ts';
import { rationalToFractionText } from '../../../rational/rational-text.ts';
import { byStatements, type Exercised } from '../../exercises/exercise.ts';
import type { Given } from '../read-given.ts';

type Point = { readonly x: Rational; readonly y: Rational };

const text = rationalToFractionText;
const number = String.raw`\s*(±?)\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)\s*`;
const pair = new RegExp(String.raw`\(${number},${number}\)`, 'g');

/** The points told after a word, `(±5, 0)` as both; it ends where another part is named. */
function pointsAfter(told: string, name: string): readonly Point[] | null {
  const part = new RegExp(
    String.raw`(?<![a-z-])(?:${name})\b((?:(?!(?:co-?vert|vert|foc|cent|direct|passes|through)).)*)`,
    'i',
  ).exec(told)?.[1];
  if (part === undefined) return null;
  return [...part.matchAll(pair)].flatMap(([, s = '', a = '', t = '', b = '']) => {
    const [x, y] = [evaluateExact(a), evaluateExact(b)];
    if (!x || !y) return [];
    const xs = s === '±' ? [negateRational(x), x] : [x];
    const ys = t === '±' ? [negateRational(y), y] : [y];
    return xs.flatMap((one) => ys.map((other) => ({ x: one, y: other })));
  });
}

const middleOf = ([p, q]: readonly Point[]): Point | null =>
  p && q
    ? {
        x: divideRational(addRational(p.x, q.x), rational(2)),
        y: divideRational(addRational(p.y, q.y), rational(2)),
      }
    : null;
const squared = (value: Rational): Rational => multiplyRational(value, value);
/** The squared distance of a point from the middle, and along which axis it lies. */
function reach(
  point: Point | undefined,
  center: Point,
): { readonly size: Rational; readonly wide: boolean } | null {
  if (!point) return null;
  const [dx, dy] = [subtractRational(point.x, center.x), subtractRational(point.y, center.y)];
  if ((dx.n === 0n) === (dy.n === 0n)) return null;
  return { size: squared(dx.n === 0n ? dy : dx), wide: dy.n === 0n };
}

const shifted = (name: string, by: Rational): string =>
  by.n === 0n
    ? `${name}^2`
    : `(${name} ${by.n < 0n ? '+' : '-'} ${text(by.n < 0n ? negateRational(by) : by)})^2`;
const over = (top: string, bottom: Rational): string =>
  bottom.n === bottom.d ? top : `${top}/${bottom.d === 1n ? text(bottom) : `(${text(bottom)})`}`;

/** An ellipse or a hyperbola from its vertices, foci and co-vertices. */
function fromVertices(told: string, hyperbola: boolean): Exercised | null {
  const [vertices, foci, sides] = ['vertices|vertex', 'foci|focus', 'co-?vertices'].map((name) =>
    pointsAfter(told, name),
  );
  const named = pointsAfter(told, 'cent(?:er|re)d? ?(?:at)?');
  const center =
    named?.length === 1
      ? (named[0] ?? null)
      : middleOf([vertices, foci, sides].find((points) => points?.length === 2) ?? []);
  if (!center) return null;
  const [v, f, s] = [vertices, foci, sides].map((points) =>
    points && points.length > 0 ? reach(points[0], center) : null,
  );
  const wide = v?.wide ?? f?.wide ?? (s ? !s.wide : undefined);
  if (wide === undefined || (v && f && v.wide !== f.wide) || (s && s.wide === wide)) return null;
  const sign = hyperbola ? 1n : -1n;
  const turned = (value: Rational): Rational => rational(sign * value.n, value.d);
  const a =
    v?.size ??
    (f && s ? (hyperbola ? subtractRational(f.size, s.size) : addRational(f.size, s.size)) : undefined);
  const b =
    s?.size ??
    (v && f
      ? turned(subtractRational(f.size, hyperbola ? v.size : negateRational(turned(v.size))))
      : undefined);
  if (!a || !b || a.n <= 0n || b.n <= 0n || (v && f && s)) return null;
  const c = f?.size ?? (hyperbola ? addRational(a, b) : subtractRational(a, b));
  if (c.n <= 0n) return null;
  const [x, y] = [shifted('x', center.x), shifted('y', center.y)];
  const equation = hyperbola
    ? wide
      ? `${over(x, a)} - ${over(y, b)} = 1`
      : `${over(y, a)} - ${over(x, b)} = 1`
    : `${over(x, wide ? a : b)} + ${over(y, wide ? b : a)} = 1`;
  // Capitals stand for squares, so that a root that is no number of the key never has to be written.
  return byStatements({ A: text(a), B: text(b), C: text(c) }, [hyperbola ? 'C = A + B' : 'C = A - B'], {
    kind: 'conic',
    answer: equation,
    rule: hyperbola ? 'hyperbola-parts' : 'ellipse-parts',
  });
}

/** A parabola from two of its vertex, its focus and its directrix. */
function parabola(told: string): Exercised | null {
  const [vertex, focus] = ['vertex', 'focus'].map((name) => pointsAfter(told, name)?.[0]);
  const line = /directrix\s*(?:is|of|:)?\s*(?:the line\s*)?([xy])\s*=\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)/i.exec(
    told,
  );
  const upright = line
    ? line[1]?.toLowerCase() === 'y'
    : vertex && focus
      ? text(vertex.x) === text(focus.x)
      : null;
  if (upright === null) return null;
  const along = (point: Point): Rational => (upright ? point.y : point.x);
  const place = line ? evaluateExact(line[2] ?? '') : null;
  const twice = focus && place ? divideRational(subtractRational(along(focus), place), rational(2)) : null;
  const p =
    vertex && focus
      ? subtractRational(along(focus), along(vertex))
      : vertex && place
        ? subtractRational(along(vertex), place)
        : twice;
  const point = vertex ?? focus;
  if (!p || p.n === 0n || !point || (vertex && focus && place)) return null;
  const tip = vertex ? along(vertex) : subtractRational(along(point), p);
  const side = upright ? point.x : point.y;
  const [square, other] = upright ? ['x', 'y'] : ['y', 'x'];
  const four = multiplyRational(rational(4), p);
  const front =
    four.n === four.d ? '' : text(four) === '-1' ? '-' : four.d === 1n ? text(four) : `(${text(four)})`;
  const rest =
    tip.n === 0n
      ? other
      : `(${other} ${tip.n < 0n ? '+' : '-'} ${text(tip.n < 0n ? negateRational(tip) : tip)})`;
  return byStatements({ p: text(p), q: text(four) }, ['q = 4 · p', '(2 · p)^2 = q · p'], {
    kind: 'conic',
    answer: `${shifted(square, side)} = ${front}${rest}`,
    rule: 'parabola-parts',
  });
}

/** The equation of a conic from its parts. */
export function solveConicParts({ text: typed }: Given): Exercised | null {
  if (
    !/\bequation\b/i.test(typed) ||
    !/\b(?:vert(?:ex|ices)|foc(?:us|i))\b/i.test(typed) ||
    /[xy]\s*(?:\^2|²)|asymptote|eccentricit|major|minor|pass/i.test(typed)
  )
    return null;
  if (/\bparabola\b/i.test(typed)) return parabola(typed);
  const [ellipse, hyperbola] = [/\bellipse\b/i.test(typed), /\bhyperbola\b/i.test(typed)];
  return ellipse === hyperbola ? null : fromVertices(typed, hyperbola);
}
