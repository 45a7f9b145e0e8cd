import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { dualValue } from '../calculus/dual-number.ts';

const points = [0.37, 1.21, 2.83, 0.64, 1.77, 1.41, 0.91, 2.35];

function differenceOf(text: string): MathNode | null {
  const read = parseMath(text);
  const [left, right] =
    read.ok && read.node.kind === 'relation' && read.node.signs.join('') === '=' ? read.node.sides : [];
  return left && right ? { kind: 'add', terms: [left, { kind: 'negate', of: right }] } : null;
}

/** The change of an equation in x and y along a curve with the slope m: its derivative by x plus m times the one by y. */
export function provesImplicit(from: string, to: string): boolean {
  const [a, b] = [differenceOf(from), differenceOf(to)];
  if (!a || !b || variablesOf(a).some((name) => name !== 'x' && name !== 'y')) return false;
  let agreed = 0;
  for (const [i] of points.entries()) {
    const [x = 1, y = 1, m = 1] = [
      points[i],
      points[(i + 3) % points.length],
      points[(i + 5) % points.length],
    ];
    const values = new Map([
      ['x', x],
      ['y', y],
      ['m', m],
    ]);
    const slope = dualValue(a, { values, letter: 'x' }).d + m * dualValue(a, { values, letter: 'y' }).d;
    const shown = numberValue(b, values);
    if (!Number.isFinite(slope) || !Number.isFinite(shown)) continue;
    if (Math.abs(slope - shown) > 1e-8 * Math.max(1, Math.abs(slope))) return false;
    agreed += 1;
  }
  return agreed >= 3;
}
