import { linearSide, termOf } from './linear-sides.ts';

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
  return termOf(Math.abs(p), letter);
}
