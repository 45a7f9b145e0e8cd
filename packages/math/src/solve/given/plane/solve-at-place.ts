import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { shapeOf } from '../../exercises/polynomial-shape.ts';
import { type Given, saysOnly } from '../read-given.ts';

const crossing =
  /^(?:cross|crosses|hit|hits|meet|meets|intersect|intersects|touch|touches|cut|cuts|xaxis|yaxis|line|parabola|through|goes|go|pass|passes|points?|coordinates?)$/;
const steep = /^(?:slope|gradient|steep|point|line|tangent|parabola)$/;
const body = /^(?:y|[a-z]\(x\))\s*=\s*([^=]+)$/i;
const place = /^x\s*=\s*(-?[\d./]+)$/i;

/** Where a graph meets an axis. */
function crossings(given: Given): string | null {
  const axis = /\b([xy])axis\b/.exec(given.says)?.[1];
  const [piece, more] = given.math;
  if (
    axis === undefined ||
    /\b[xy]axis\b.*\b[xy]axis\b/.test(given.says) ||
    !/\b(?:cross|hit|meet|intersect|touch|cut)/.test(given.says)
  )
    return null;
  if (piece === undefined || more !== undefined || !/=/.test(piece) || !saysOnly(given, crossing))
    return null;
  return `find the ${axis}-intercept of ${piece}`;
}

/** How steep a curve is at a place: its derivative there. */
function steepness(given: Given): string | null {
  if (!/\b(?:slope|gradient|steep)\b/.test(given.says) || !saysOnly(given, steep)) return null;
  const [curve, at, more] = given.math;
  const [f, x] = [body.exec(curve ?? '')?.[1], place.exec(at ?? '')?.[1]];
  if (f === undefined || x === undefined || more !== undefined || (shapeOf(f)?.numbers.length ?? 3) < 3)
    return null;
  return `find the derivative of ${f} at x = ${x}`;
}

/** `f(x) = 2x + 3, find f^-1(11)`: what f turns into 11. */
function inverseValue(given: Given, ask: Ask): Exercised | null {
  const [rule, wanted, more] = given.math;
  const [, name, f] = /^([a-z])\(x\)\s*=\s*([^=]+)$/i.exec(rule ?? '') ?? [];
  const [, other, value] =
    /^([a-z])\s*(?:\^\s*[{(]?\s*-\s*1\s*[)}]?|⁻¹)\s*\(\s*(-?[\d./]+)\s*\)$/i.exec(wanted ?? '') ?? [];
  if (
    f === undefined ||
    value === undefined ||
    name !== other ||
    more !== undefined ||
    !saysOnly(given, /^(?:inverse)$/)
  )
    return null;
  const solved = ask(`solve ${f} = ${value}`);
  const x = /^x = (\S+)$/.exec(solved?.answer ?? '')?.[1];
  return solved && x !== undefined ? together([solved], { kind: 'function', answer: x }) : null;
}

/** Short requests about one place of a graph. */
export const solveAtPlace = (given: Given, ask: Ask): Exercised | string | null =>
  crossings(given) ?? steepness(given) ?? inverseValue(given, ask);
