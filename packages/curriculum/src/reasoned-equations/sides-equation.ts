import { linearSide, plus, termText } from '../numbers/linear-sides.ts';
import { signed } from '../numbers/signed-numbers.ts';
import {
  type EquationLine,
  type Fraction,
  lastLines,
  lineOf,
  type WorkedEquation,
} from './worked-equation.ts';

/** px + b = rx + d, or p(x + b) = rx + d where there are parentheses. */
export type SidesEquation = {
  readonly letter: string;
  readonly p: number;
  readonly b: number;
  readonly r: number;
  readonly d: number;
  readonly parentheses: boolean;
};

/** The letter stands on both sides: its terms go to the left, the numbers to the right. */
export function workSides({ letter: x, p, b, r, d, parentheses }: SidesEquation): WorkedEquation {
  const [constant, f] = [parentheses ? p * b : b, p - r];
  const value: Fraction = [d - constant, f];
  const equation = `${parentheses ? `${p}(${x}${plus(b)})` : linearSide(p, x, b)} = ${linearSide(r, x, d)}`;
  /** By the constant on the left, the factor that is left, and what the constant becomes on the right. */
  const linesTo = (sum: number, factor: number, moved: number): readonly EquationLine[] => {
    const opened = `$${linearSide(p, x, sum)} = ${linearSide(r, x, d)}$`;
    return [
      ...(parentheses ? [lineOf('open', `$${equation}$`, opened)] : []),
      lineOf('letters', opened, `$${linearSide(factor, x, sum)} = ${signed(d)}$`),
      ...lastLines({ letter: x, term: termText(factor, x), f: factor }, { constant: sum, right: d, moved }),
    ];
  };
  return {
    equation,
    value,
    lines: linesTo(constant, f, d - constant),
    wrong: [
      {
        misconception: 'combines-terms-across-the-equals-sign',
        value: [d - constant, p + r],
        reason: 'across',
        lines: linesTo(constant, p + r, d - constant),
      },
      {
        misconception: 'moves-a-term-without-changing-its-sign',
        value: [d + constant, f],
        reason: 'sign',
        lines: linesTo(constant, f, d + constant),
      },
      parentheses
        ? {
            misconception: 'distributes-to-only-the-first-term',
            value: [d - b, f],
            reason: 'inside',
            lines: linesTo(b, f, d - b),
          }
        : { misconception: 'slip', value: [d - constant, 1], reason: 'factor', lines: [] },
    ],
    words: { l: 1, k: signed(f), f: signed(f), b: signed(b), rx: `$${termText(r, x)}$` },
  };
}
