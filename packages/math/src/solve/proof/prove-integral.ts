import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { dualValue } from '../calculus/dual-number.ts';

const integral = /([+-]?\s*)(?:(\d+|\(?\d+\/\d+\)?) · )?∫ \((.*?)\) d([a-z])(?= |$|\))/g;
const points = [0.37, 1.21, 2.83, 0.64, 1.77, 3.41, 0.91, 2.35];
const tolerance = 1e-8;

type Parts = { readonly open: readonly MathNode[]; readonly rest: MathNode; readonly letter: string };

/** A text as integrals still to do, each with the sign in front of it put inside, and the terms that are done. */
function partsOf(text: string): Parts | null {
  let letter = 'x';
  let left = text;
  const open: MathNode[] = [];
  for (const found of text.matchAll(integral)) {
    const [whole, sign = '', factor = '1', inner = '', by = 'x'] = found;
    const read = parseMath(`${sign.includes('-') ? '-' : ''}${factor} · (${inner})`);
    if (!read.ok) return null;
    open.push(read.node);
    letter = by;
    left = left.replace(whole, ' ');
  }
  const rest = parseMath(left.replace(/\+ C$/, '').trim() || '0');
  return rest.ok && !left.includes('∫') ? { open, rest: rest.node, letter } : null;
}

/** The derivative of all that is written: an open integral has what stands under it. */
function slopeAt({ open, rest }: Parts, values: ReadonlyMap<string, number>, letter: string): number {
  return open.reduce((sum, node) => sum + numberValue(node, values), dualValue(rest, { values, letter }).d);
}

/** ∫ (…) dx worked out in part or whole: both sides have the same derivative at seeded points. */
export function provesIntegral(from: string, to: string): boolean {
  const [a, b] = [partsOf(from), partsOf(to)];
  if (!a || !b || a.open.length === 0) return false;
  const letter = a.letter;
  const names = [...new Set([letter, ...variablesOf(a.rest, b.rest, ...a.open, ...b.open)])];
  let agreed = 0;
  for (const [i] of points.entries()) {
    const values = new Map(names.map((name, j) => [name, points[(i + 3 * j) % points.length] ?? 1]));
    const [left, right] = [slopeAt(a, values, letter), slopeAt(b, values, letter)];
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    if (Math.abs(left - right) > tolerance * Math.max(1, Math.abs(left), Math.abs(right))) return false;
    agreed += 1;
  }
  return agreed >= 3;
}
