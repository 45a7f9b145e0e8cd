import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import type { AnswerKey } from '../answer-key.ts';

const asksSlope = /\bdy\s*\/\s*dx\b|\by['’′]|\bimplicit/i;
const curveIn =
  /(?:\b(?:if|for|given|when|where|of|that|curve|on)\s+|:\s*)([^,;:]*?[xy][^,;:]*?=[^,;:]*?)(?=\s*(?:,|;|\.(?!\d)|\?|\bfind\b|$))/i;
const slopeName = /^\s*(?:dy\s*\/\s*dx|y['’′](?:\s*\(x\))?)\s*=\s*/i;

const expression = (text: string): MathNode | null => {
  const read = parseMath(text);
  return read.ok && variablesOf(read.node).every((name) => name === 'x' || name === 'y') ? read.node : null;
};
const at = (node: MathNode, x: number, y: number): number =>
  numberValue(
    node,
    new Map([
      ['x', x],
      ['y', y],
    ]),
  );

/** A place between two where a function is zero, by halving. */
function zeroBetween(of: (y: number) => number, ends: readonly [number, number]): number | null {
  let [low, high] = ends;
  const [first, last] = [of(low), of(high)];
  if (!Number.isFinite(first) || !Number.isFinite(last) || first * last >= 0) return null;
  for (let i = 0; i < 100; i += 1) {
    const middle = (low + high) / 2;
    if (of(middle) * first > 0) low = middle;
    else high = middle;
  }
  return Math.abs(of(low)) < 1e-7 ? low : null;
}

const places = [-4.21, -2.63, -1.37, -0.61, 0.43, 0.87, 1.29, 2.17, 3.41, 4.73];
const step = 0.173;
const reach = 60;

/** Points of a curve, on every branch that is met. */
function pointsOf(curve: MathNode): readonly (readonly [number, number])[] {
  if (curve.kind !== 'relation' || curve.signs.join() !== '=') return [];
  const [left, right] = curve.sides;
  if (!left || !right) return [];
  return places.flatMap((x) => {
    const of = (y: number): number => at(left, x, y) - at(right, x, y);
    return Array.from({ length: 2 * reach }, (_, i) => (i - reach) * step + 0.0137).flatMap((low) => {
      const y = zeroBetween(of, [low, low + step]);
      return y === null || Math.abs(y) < 1e-6 ? [] : [[x, y] as const];
    });
  });
}

/** Whether two slopes are the same all along the curve that a question gives: -y/x and -12/x² where xy = 12. */
export function sameOnCurve(typed: string, { value, question = '' }: AnswerKey): boolean {
  if (!asksSlope.test(question) || typed.length > 100) return false;
  const curve = parseMath(curveIn.exec(question)?.[1] ?? '');
  const [given, wanted] = [typed, value].map((text) => expression(text.replace(slopeName, '')));
  if (!curve.ok || !given || !wanted || variablesOf(curve.node).join('') !== 'xy') return false;
  const points = pointsOf(curve.node);
  const same = points.map(([x, y]) => {
    const [a, b] = [at(given, x, y), at(wanted, x, y)];
    return Number.isFinite(a) && Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b));
  });
  return same.length >= 4 && same.every(Boolean);
}
