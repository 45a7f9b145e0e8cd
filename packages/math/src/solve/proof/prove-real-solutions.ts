import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';

const places = 24_001;
const reach = 10;

/** From about -11,000 to 11,000, closest around 0, and never at a whole number itself. */
const grid: readonly number[] = Array.from({ length: places }, (_, i) =>
  Math.sinh(reach * ((2 * i) / (places - 1) - 1) + 1.3e-5),
);

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

/** Equations joined by `or`, as functions that are 0 where one holds. */
function differencesOf(text: string, letter: string): readonly ((x: number) => number)[] | null {
  const parts = text.split(' or ').map((part) => {
    const read = parseMath(part);
    const [left, right] =
      read.ok && read.node.kind === 'relation' && read.node.signs.join('') === '=' ? read.node.sides : [];
    if (!left || !right || variablesOf(left, right).some((name) => name !== letter)) return null;
    const minus: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
    return (x: number): number => numberValue(minus, new Map([[letter, x]]));
  });
  return parts.every((part) => part !== null) ? parts : null;
}

function bisect(of: (x: number) => number, from: number, to: number): number | null {
  let [low, high] = [from, to];
  for (let i = 0; i < 90; i += 1) {
    const middle = (low + high) / 2;
    const value = of(middle);
    if (!Number.isFinite(value)) return null;
    if (of(low) * value <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Where a value turns its sign without a jump, or touches 0 between two places. */
function zerosOf(of: (x: number) => number): readonly number[] {
  const found: number[] = [];
  const values = grid.map(of);
  const add = (x: number | null): void => {
    if (x === null || Math.abs(of(x)) > 1e-6 * Math.max(1, Math.abs(x))) return;
    if (!found.some((other) => near(other, x))) found.push(x);
  };
  for (let i = 1; i + 1 < places; i += 1) {
    const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = [values[i - 1], values[i], values[i + 1]];
    const [low = 0, middle = 0, high = 0] = [grid[i - 1], grid[i], grid[i + 1]];
    if (a * b < 0) add(bisect(of, low, middle));
    else if (Math.abs(b) < 1e-3 && Math.abs(b) < Math.abs(a) && Math.abs(b) < Math.abs(c) && b * c > 0) {
      let [left, right] = [low, high];
      for (let j = 0; j < 120; j += 1) {
        const [p, q] = [left + (right - left) / 3, right - (right - left) / 3];
        if (Math.abs(of(p)) < Math.abs(of(q))) right = q;
        else left = p;
      }
      if (Math.abs(of((left + right) / 2)) < 1e-12) add((left + right) / 2);
    }
  }
  return found;
}

/** Equations in one letter with the same real solutions, found by looking closely; values far off are put in. */
export function provesRealSolutions(from: string, to: string): boolean {
  const read = parseMath(from);
  const [letter, more] = read.ok ? variablesOf(read.node) : [];
  if (letter === undefined || more !== undefined) return false;
  const [left, right] = [differencesOf(from, letter), differencesOf(to, letter)];
  if (!left || !right) return false;
  const [given, shown] = [left.flatMap(zerosOf), right.flatMap(zerosOf)];
  const isZero = (parts: readonly ((x: number) => number)[], x: number): boolean =>
    parts.some((of) => {
      const value = of(x);
      const wide = 1e-7 * Math.max(1, Math.abs(x));
      return Math.abs(value) < 1e-6 || of(x - wide) * of(x + wide) < 0;
    });
  return given.every((x) => isZero(right, x)) && shown.every((x) => isZero(left, x)) && shown.length > 0;
}

const samples = [0.37, 1.43, 2.71, 3.9, 5.3, 7.7, 11.3, 19.9, 53.1, -0.41, -2.3, -6.7];

/** Sums of logarithms on both sides as one equation without them: its quotient is a power of one base. */
export function provesLogarithmsGone(from: string, to: string): boolean {
  const [a, b] = [parseMath(from), parseMath(to)];
  if (!a.ok || !b.ok || a.node.kind !== 'relation' || b.node.kind !== 'relation') return false;
  const [p, q] = a.node.sides;
  const [r, s] = b.node.sides;
  const [letter, more] = variablesOf(a.node, b.node);
  if (!p || !q || !r || !s || letter === undefined || more !== undefined) return false;
  const ratios = samples.flatMap((x) => {
    const at = new Map([[letter, x]]);
    const [left, right] = [
      numberValue(p, at) - numberValue(q, at),
      Math.log(numberValue(r, at) / numberValue(s, at)),
    ];
    return Number.isFinite(left) && Number.isFinite(right) && Math.abs(left) > 1e-9 ? [right / left] : [];
  });
  const [first] = ratios;
  return first !== undefined && ratios.length > 2 && first !== 0 && ratios.every((one) => near(one, first));
}
