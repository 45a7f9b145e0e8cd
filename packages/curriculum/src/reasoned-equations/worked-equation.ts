import type { MisconceptionId } from '../misconceptions.ts';
import { plus } from '../numbers/linear-sides.ts';
import { signedFraction } from '../numbers/signed-fractions.ts';
import { signed, typeset } from '../numbers/signed-numbers.ts';

/** Top and bottom; the bottom may be below zero. */
export type Fraction = readonly [number, number];

/** One line of a solution: what is done, the equation before it and after it, and the number that is added or taken off. */
export type EquationLine = {
  readonly rule: 'clear' | 'open' | 'combine' | 'letters' | 'add' | 'subtract' | 'divide';
  readonly before: string;
  readonly after: string;
  readonly size: number;
};

/** A wrong way of working: where it ends, why, and its lines where an error can be shown in them. */
export type WrongWay = {
  readonly misconception: MisconceptionId | 'slip';
  readonly value: Fraction;
  readonly reason: 'one' | 'sign' | 'factor' | 'across' | 'inside' | 'first' | 'minus';
  readonly lines: readonly EquationLine[];
};

/** An equation with its solution, the lines that lead there, and the wrong ways. */
export type WorkedEquation = {
  readonly equation: string;
  readonly value: Fraction;
  readonly lines: readonly EquationLine[];
  readonly wrong: readonly WrongWay[];
  readonly words: Readonly<Record<'l' | 'k' | 'f' | 'b' | 'rx', number | string>>;
};

export function lineOf(rule: EquationLine['rule'], before: string, after: string): EquationLine {
  return { rule, before, after, size: 0 };
}

/** The last lines, from fx + constant = right: the constant is undone, which leads to fx = moved, and then the factor. */
export function lastLines(
  { letter, term, f }: { readonly letter: string; readonly term: string; readonly f: number },
  { constant, right, moved }: { readonly constant: number; readonly right: number; readonly moved: number },
): readonly EquationLine[] {
  const alone = `$${term} = ${signed(moved)}$`;
  const undo = constant < 0 ? 'add' : 'subtract';
  return [
    {
      rule: undo,
      before: `$${term}${plus(constant)} = ${signed(right)}$`,
      after: alone,
      size: Math.abs(constant),
    },
    lineOf('divide', alone, `$${letter} = ${typeset(signedFraction(moved, f)).replaceAll('$', '')}$`),
  ];
}
