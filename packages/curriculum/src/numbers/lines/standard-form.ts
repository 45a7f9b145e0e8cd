import { signed } from '../signed-numbers.ts';

/** ax + by = c. */
export type StandardForm = { readonly a: number; readonly b: number; readonly c: number };

/** As TeX without dollar signs: '2x − 3y = 12'. */
export function standardText({ a, b, c }: StandardForm): string {
  const first = `${a === 1 ? '' : a === -1 ? '−' : signed(a)}x`;
  const size = Math.abs(b) === 1 ? '' : String(Math.abs(b));
  return `${first} ${b < 0 ? '−' : '+'} ${size}y = ${signed(c)}`;
}

/** A point as it is typed: '(−2, 5)'. */
export function pointText(x: number, y: number): string {
  return `(${signed(x)}, ${signed(y)})`;
}
