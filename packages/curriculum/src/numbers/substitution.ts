import { linearSide, plus, termText } from './linear-sides.ts';
import { pointText, standardText } from './lines/standard-form.ts';
import { signed } from './signed-numbers.ts';

export type UnknownLetter = 'x' | 'y';

/** The letter alone is m times the other one plus b; p times the other one plus q times this letter is f. */
export type Substitution = {
  readonly letter: UnknownLetter;
  readonly m: number;
  readonly b: number;
  readonly p: number;
  readonly q: number;
  readonly f: number;
};

export function otherLetter(letter: UnknownLetter): UnknownLetter {
  return letter === 'x' ? 'y' : 'x';
}

/** px + qy = f as it stands, whichever letter p belongs to. */
export function mixedText(letter: UnknownLetter, { p, q, f }: Pick<Substitution, 'p' | 'q' | 'f'>): string {
  return letter === 'y' ? standardText({ a: p, b: q, c: f }) : standardText({ a: q, b: p, c: f });
}

/** A point by the value of the other letter and that of the letter that stood alone. */
export function orderedPair(letter: UnknownLetter, other: number, own: number): string {
  return letter === 'y' ? pointText(other, own) : pointText(own, other);
}

/**
 * The lines from both equations to both values, as TeX in dollar signs. `rest` stands for qb where somebody has made
 * something else of it, `factor` for p + qm.
 */
export function substitutionLines(
  { letter, m, b, p, q, f }: Substitution,
  { rest = q * b, factor = p + q * m }: { readonly rest?: number; readonly factor?: number } = {},
) {
  const other = otherLetter(letter);
  const side = linearSide(m, other, b);
  const inside = (first: boolean): string => {
    const size = Math.abs(q) === 1 ? '' : String(Math.abs(q));
    if (first) return `${q < 0 ? '−' : ''}${size}(${side})`;
    return ` ${q < 0 ? '−' : '+'} ${size}(${side})`;
  };
  const term = termText(Math.abs(p), other);
  const put =
    letter === 'y' ? `${termText(p, other)}${inside(false)}` : `${inside(true)} ${p < 0 ? '−' : '+'} ${term}`;
  const value = (f - rest) / factor;
  const own = m * value + b;
  return {
    solved: `$${letter} = ${side}$`,
    second: `$${mixedText(letter, { p, q, f })}$`,
    put: `$${put} = ${signed(f)}$`,
    joined: `$${termText(factor, other)}${plus(rest)} = ${signed(f)}$`,
    solution: `$${other} = ${signed(value)}$`,
    back: `$${letter} = ${signed(own)}$`,
    value,
    own,
    point: orderedPair(letter, value, own),
  };
}

/** Whether a number has at most a half behind the point. */
export function isHalf(value: number): boolean {
  return Number.isInteger(value * 2);
}
