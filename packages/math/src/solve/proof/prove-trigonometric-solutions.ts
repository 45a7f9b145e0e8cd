import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';

const places = 4096;
const near = 1e-7;

function differenceOf(node: MathNode): MathNode | null {
  const [left, right] = node.kind === 'relation' && node.signs.join('') === '=' ? node.sides : [];
  return left && right ? { kind: 'add', terms: [left, { kind: 'negate', of: right }] } : null;
}

/** `x = π/6 + 2πk or x = …` at the given k; plain angles where no k stands in them. */
function anglesOf(text: string, letter: string, low: number): readonly number[] | null {
  const found: number[] = [];
  for (const part of text.split(' or ')) {
    const [name, value = ''] = part.split(' = ');
    const read = parseMath(value);
    if (name !== letter || !read.ok) return null;
    const general = variablesOf(read.node).includes('k');
    for (let k = general ? -8 : 0; k <= (general ? 8 : 0); k += 1) {
      const angle = numberValue(read.node, new Map([['k', k]]));
      if (!Number.isFinite(angle)) return null;
      if (angle > low - near && angle < low + 2 * Math.PI - near) found.push(angle);
    }
  }
  return found;
}

/** Where both sides agree in one turn, found by looking closely: a change of sign, or a touch. */
function zerosIn(difference: MathNode, letter: string): readonly number[] {
  const value = (x: number): number => numberValue(difference, new Map([[letter, x]]));
  const step = (2 * Math.PI) / places;
  const zeros: number[] = [];
  const add = (x: number): void => {
    if (!(Math.abs(value(x)) < 1e-6)) return;
    if (zeros.every((other) => Math.abs(other - x) > step)) zeros.push(x);
  };
  for (let i = -1; i < places; i += 1) {
    let [low, high] = [i * step + step / 3, (i + 1) * step + step / 3];
    const [a, b, c] = [value(low), value(high), value(high + step)];
    if (a * b < 0 && Math.abs(a) + Math.abs(b) < 4) {
      for (let j = 0; j < 60; j += 1) {
        const middle = (low + high) / 2;
        if (value(low) * value(middle) <= 0) high = middle;
        else low = middle;
      }
      add((low + high) / 2);
    } else if (Math.abs(b) <= Math.abs(a) && Math.abs(b) <= Math.abs(c) && Math.abs(b) < 1e-4) {
      let [left, right] = [low, high + step];
      for (let j = 0; j < 80; j += 1) {
        const [p, q] = [left + (right - left) / 3, right - (right - left) / 3];
        if (Math.abs(value(p)) < Math.abs(value(q))) right = q;
        else left = p;
      }
      add((left + right) / 2);
    }
  }
  return zeros;
}

/** The shown angles are all those of one turn, from 0 on, where the equation holds; none is missing or added. */
export function provesTrigonometricSolutions(from: string, to: string): boolean {
  const read = parseMath(from);
  const difference = read.ok ? differenceOf(read.node) : null;
  const [letter, more] = difference ? variablesOf(difference) : [];
  if (!difference || letter === undefined || more !== undefined) return false;
  const shown = anglesOf(to, letter, 0);
  if (!shown) return false;
  const holds = shown.every((x) => Math.abs(numberValue(difference, new Map([[letter, x]]))) < near);
  const turn = 2 * Math.PI;
  const wanted = zerosIn(difference, letter).map((x) => ((x % turn) + turn) % turn);
  const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), turn - Math.abs(a - b));
  return (
    holds &&
    wanted.every((x) => shown.some((angle) => apart(angle, x) < 1e-3)) &&
    shown.every((angle) => wanted.some((x) => apart(angle, x) < 1e-3))
  );
}
