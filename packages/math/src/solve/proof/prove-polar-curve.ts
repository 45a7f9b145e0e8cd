import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';

type Difference = (first: number, second: number) => number;

/** An equation in two letters as a function that is 0 where it holds. */
function differenceOf(text: string, [a, b]: readonly [string, string]): Difference | null {
  const read = parseMath(text);
  const [left, right, more] = read.ok && read.node.kind === 'relation' ? read.node.sides : [];
  if (!read.ok || !left || !right || more || variablesOf(read.node).some((name) => name !== a && name !== b))
    return null;
  const minus: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  return (first, second) =>
    numberValue(
      minus,
      new Map([
        [a, first],
        [b, second],
      ]),
    );
}

const angles = [0.3, 0.71, 1.13, 1.9, 2.43, 2.9, 3.6, 4.1, 5.2, 5.9];
const grid = Array.from({ length: 801 }, (_, i) => (i - 400) / 8 + 0.013);

/** Where a function changes its sign without a jump. */
function zerosOf(of: (r: number) => number): readonly number[] {
  const found: number[] = [];
  for (let i = 1; i < grid.length; i += 1) {
    let [low, high] = [grid[i - 1] ?? 0, grid[i] ?? 0];
    if (!(of(low) * of(high) < 0)) continue;
    for (let j = 0; j < 60; j += 1) {
      const middle = (low + high) / 2;
      if (of(low) * of(middle) <= 0) high = middle;
      else low = middle;
    }
    if (Math.abs(of(low)) < 1e-6) found.push(low);
  }
  return found;
}

const small = (value: number): boolean => Math.abs(value) < 1e-5;

/** An equation in r and θ and one in x and y with the same points: along rays from the middle, and at the angle of a line. */
export function provesPolarCurve(from: string, to: string): boolean {
  const isPolar = (text: string): boolean => /theta|θ|(?<![a-z])r(?![a-z])/.test(text);
  const [polarText, plainText] = isPolar(from) ? [from, to] : [to, from];
  const polar = differenceOf(polarText, ['r', 'theta']);
  const plain = differenceOf(plainText, ['x', 'y']);
  if (!polar || !plain || isPolar(plainText)) return false;
  const at = (r: number, angle: number): number => plain(r * Math.cos(angle), r * Math.sin(angle));
  const onPolar = (r: number, angle: number): boolean =>
    small(r) ||
    small(polar(r, angle)) ||
    small(polar(-r, angle + Math.PI)) ||
    small(polar(-r, angle - Math.PI));
  let met = 0;
  for (const angle of angles) {
    const given = zerosOf((r) => polar(r, angle));
    const shown = zerosOf((r) => at(r, angle));
    if (!given.every((r) => small(at(r, angle))) || !shown.every((r) => onPolar(r, angle))) return false;
    met += given.length + shown.filter((r) => !small(r)).length;
  }
  for (const r of [1, 2.5, -3]) {
    const turns = zerosOf((angle) => (Math.abs(angle) < 7 ? polar(r, angle) : Number.NaN));
    if (!turns.every((angle) => small(at(r, angle)))) return false;
    met += turns.length;
  }
  return met > 2;
}
