import { plus } from './linear-sides.ts';
import { polynomialText } from './polynomials.ts';
import { fractionTex } from './signed-fractions.ts';
import { signed } from './signed-numbers.ts';

/** y = a(x − h)² + k. */
export type Parabola = { readonly a: number; readonly h: number; readonly k: number };

export function parabolaAt({ a, h, k }: Parabola, x: number): number {
  return a * (x - h) ** 2 + k + 0;
}

/** The coefficients, the constant first. */
export function coefficientsOf({ a, h, k }: Parabola): readonly [number, number, number] {
  return [a * h * h + k, -2 * a * h + 0, a];
}

/** A factor in front of parentheses as content TeX: nothing for 1, '−' for −1, '\frac{1}{2}' for 0.5. */
export function frontText(a: number): string {
  if (a === 1) return '';
  if (a === -1) return '−';
  const bottom = [2, 3, 4].find((one) => Number.isInteger(a * one)) ?? 1;
  return Number.isInteger(a) ? signed(a) : fractionTex(a * bottom, bottom).replace('-', '−');
}

/** a(x − h)² + k as TeX and as it is typed: '−2(x + 3)^2 − 5'. */
export function vertexFormText({ a, h, k }: Parabola, letter = 'x'): string {
  const inside = h === 0 ? letter : `(${letter}${plus(-h)})`;
  return `${frontText(a)}${inside}^2${plus(k)}`;
}

/** ax² + bx + c of the same parabola. */
export function standardFormText({ a, h, k }: Parabola, letter = 'x'): string {
  return polynomialText([a * h * h + k, -2 * a * h + 0, a], letter);
}

/** a(x − p)(x − q): '3(x + 2)(x − 5)'; a zero at 0 gives the letter alone. */
export function factoredFormText(a: number, [p, q]: readonly [number, number], letter = 'x'): string {
  const factor = (zero: number): string => (zero === 0 ? letter : `(${letter}${plus(-zero)})`);
  const [first, second] = q === 0 ? [q, p] : [p, q];
  return first === second
    ? `${frontText(a)}${factor(first)}^2`
    : `${frontText(a)}${factor(first)}${factor(second)}`;
}

/** The value at x of ax² + bx + c, not worked out: '2 × (−3)^2 + 12 × (−3) + 5'. */
export function putInto(parabola: Parabola, x: number): string {
  const [c, b, a] = coefficientsOf(parabola);
  const at = x < 0 ? `(${signed(x)})` : String(x);
  const middle = b === 0 ? '' : ` ${b < 0 ? '−' : '+'} ${Math.abs(b) === 1 ? '' : `${Math.abs(b)} × `}${at}`;
  return `${a === 1 ? '' : `${signed(a)} × `}${at}^2${middle}${plus(c)}`;
}
