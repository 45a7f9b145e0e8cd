import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { dualValue } from './dual-number.ts';

/** A text with each d/dx(…) replaced by a stand-in letter. */
type Opened = {
  readonly node: MathNode;
  readonly marked: ReadonlyMap<string, MathNode>;
  readonly letter: string;
};

const mark = /d\/d([a-z])\(/;
const mostMarks = 6;
const tolerance = 1e-9;
const points = [0.37, 1.21, 2.83, 0.64, 1.77, 3.41, -0.91, -2.35, 4.63, 6.29, 8.87, 12.7];

function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}

function openMarks(text: string): Opened | null {
  const marked = new Map<string, MathNode>();
  let rest = text;
  let letter = '';
  for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
    if (marked.size >= mostMarks || (letter !== '' && letter !== found[1])) return null;
    letter = found[1] ?? '';
    const open = found.index + found[0].length - 1;
    const close = closingOf(rest, open);
    const inner = close < 0 ? null : parseMath(rest.slice(open + 1, close));
    if (!inner?.ok) return null;
    const name = `D_${marked.size + 1}`;
    marked.set(name, inner.node);
    rest = `${rest.slice(0, found.index)}(${name})${rest.slice(close + 1)}`;
  }
  const read = parseMath(rest);
  return read.ok ? { node: read.node, marked, letter } : null;
}

function valueAt({ node, marked }: Opened, values: ReadonlyMap<string, number>, letter: string): number {
  const all = new Map(values);
  for (const [name, inner] of marked) all.set(name, dualValue(inner, { values, letter }).d);
  return numberValue(node, all);
}

/** Whether two texts with d/dx(…) in them agree at seeded points; derivatives are computed with dual numbers. */
export function provesDerivative(from: string, to: string): boolean {
  const [a, b] = [openMarks(from), openMarks(to)];
  const letter = a?.letter || b?.letter;
  if (!a || !b || !letter || (b.letter !== '' && b.letter !== letter)) return false;
  const names = new Set([letter, ...variablesOf(a.node, b.node, ...a.marked.values(), ...b.marked.values())]);
  let agreed = 0;
  for (const [i] of points.entries()) {
    const values = new Map([...names].map((name, j) => [name, points[(i + 3 * j) % points.length] ?? 1]));
    const [left, right] = [valueAt(a, values, letter), valueAt(b, values, letter)];
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    if (Math.abs(left - right) > tolerance * Math.max(1, Math.abs(left), Math.abs(right))) return false;
    agreed += 1;
  }
  return agreed >= 4;
}
