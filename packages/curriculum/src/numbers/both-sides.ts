import { linearSide, termText } from './linear-sides.ts';
import { signed } from './signed-numbers.ts';

/** a·letter + b = c·letter + d. */
export type BothSides = {
  readonly letter: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
};

/** As TeX without dollar signs: '5x + 2 = 3x − 8'. */
export function bothSidesText({ letter, a, b, c, d }: BothSides): string {
  return `${linearSide(a, letter, b)} = ${linearSide(c, letter, d)}`;
}

/** A term to be added to or taken from both sides, without its sign: '3x' for −3x. */
export function sizeOfTerm(p: number, letter: string): string {
  return termText(Math.abs(p), letter);
}

/**
 * The lines that follow when the letter is collected on the side where there is more of it: px + b = d, px = r, and the
 * value of x; `constant` is what stands beside the letter before it is undone. `factor` and `rest` stand for p and r where somebody has made something else of them.
 */
export function linesAfter(
  { letter, a, b, c, d }: BothSides,
  { factor, rest }: { readonly factor?: number; readonly rest?: number } = {},
) {
  const isLeft = a > c;
  const p = factor ?? Math.abs(a - c);
  const r = rest ?? (isLeft ? d - b : b - d);
  const equal = (side: string, number: number): string =>
    isLeft ? `${side} = ${signed(number)}` : `${signed(number)} = ${side}`;
  return {
    collected: `$${equal(linearSide(p, letter, isLeft ? b : d), isLeft ? d : b)}$`,
    alone: `$${equal(termText(p, letter), r)}$`,
    solution: `$${letter} = ${signed(Number((r / p).toFixed(6)))}$`,
    factor: p,
    constant: isLeft ? b : d,
    value: r / p,
  };
}
