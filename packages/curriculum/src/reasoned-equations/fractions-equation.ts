import { linearSide, plus } from '../numbers/linear-sides.ts';
import { commonMultiple } from '../numbers/lowest-terms.ts';
import { signed } from '../numbers/signed-numbers.ts';
import {
  type EquationLine,
  type Fraction,
  lastLines,
  lineOf,
  type WorkedEquation,
  type WrongWay,
} from './worked-equation.ts';

/** kx/m + b = d (one), (x + b)/m + x/n = d (two), or (x + b)/m − (x − c)/n = d (minus). */
export type FractionsEquation = {
  readonly form: 'one' | 'two' | 'minus';
  readonly letter: string;
  readonly k: number;
  readonly m: number;
  readonly n: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
};

/** Both sides are multiplied by the least common denominator first. */
export function workFractions(given: FractionsEquation): WorkedEquation {
  const { form, letter: x, k, m, n, b, c, d } = given;
  const l = commonMultiple(m, n);
  const [p, q] = [l / m, l / n];
  const { f, constant, cleared, opened } = {
    one: { f: k, constant: m * b, cleared: `${linearSide(k, x, m * b)}`, opened: '' },
    two: {
      f: p + q,
      constant: p * b,
      cleared: `${times(p, `(${x}${plus(b)})`)} + ${times(q, x)}`,
      opened: `${times(p, x)}${plus(p * b)} + ${times(q, x)}`,
    },
    minus: {
      f: p - q,
      constant: p * b + q * c,
      cleared: `${times(p, `(${x}${plus(b)})`)} − ${times(q, `(${x} − ${c})`)}`,
      opened: `${times(p, x)}${plus(p * b)} − ${times(q, x)} + ${q * c}`,
    },
  }[form];
  const equation = equationText(given);
  /** By the right side after the first step, the left side without parentheses, its constant, and what that becomes. */
  const linesTo = (right: number, open: string, sum: number, moved: number): readonly EquationLine[] => {
    const collected = `$${linearSide(f, x, sum)} = ${signed(right)}$`;
    return [
      lineOf('clear', `$${equation}$`, `$${cleared} = ${signed(right)}$`),
      ...(form === 'one'
        ? []
        : [
            lineOf('open', `$${cleared}$`, `$${open}$`),
            lineOf('combine', `$${open} = ${signed(right)}$`, collected),
          ]),
      ...lastLines({ letter: x, term: times(f, x), f }, { constant: sum, right, moved }),
    ];
  };
  const value: Fraction = [l * d - constant, f];
  const one: WrongWay = {
    misconception: 'multiplies-only-one-term-by-the-common-denominator',
    value: form === 'one' ? [m * d - b, k] : [d - constant, f],
    reason: 'one',
    lines: linesTo(d, opened, constant, d - constant),
  };
  const sign: WrongWay = {
    misconception: 'moves-a-term-without-changing-its-sign',
    value: [l * d + constant, f],
    reason: 'sign',
    lines: linesTo(l * d, opened, constant, l * d + constant),
  };
  const last: WrongWay = {
    one: { misconception: 'slip', value: [m * (d - b), 1], reason: 'factor', lines: [] } as const,
    two: {
      misconception: 'distributes-to-only-the-first-term',
      value: [l * d - b, f],
      reason: 'first',
      lines: linesTo(l * d, `${times(p, x)}${plus(b)} + ${times(q, x)}`, b, l * d - b),
    } as const,
    minus: {
      misconception: 'distributes-a-negative-incorrectly',
      value: [l * d - p * b + q * c, f],
      reason: 'minus',
      lines: [],
    } as const,
  }[form];
  return {
    equation,
    value,
    lines: linesTo(l * d, opened, constant, l * d - constant),
    wrong: [one, sign, last],
    words: { l, k: String(k), f: String(f), b: signed(b), rx: x },
  };
}

function times(factor: number, inner: string): string {
  if (factor !== 1) return `${factor}${inner}`;
  return inner.includes('−') ? inner : inner.replace(/^\((.+)\)$/, '$1');
}

function equationText({ form, letter: x, k, m, n, b, c, d }: FractionsEquation): string {
  if (form === 'one') return `\\frac{${times(k, x)}}{${m}}${plus(b)} = ${signed(d)}`;
  const first = `\\frac{${x}${plus(b)}}{${m}}`;
  const second = form === 'two' ? `+ \\frac{${x}}{${n}}` : `− \\frac{${x} − ${c}}{${n}}`;
  return `${first} ${second} = ${signed(d)}`;
}
