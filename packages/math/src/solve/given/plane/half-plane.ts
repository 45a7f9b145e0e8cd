import {
  addRational,
  divideRational,
  negateRational,
  type Rational,
  rational,
} from '../../../rational/rational.ts';
import { rationalToFractionText, rationalToNumber } from '../../../rational/rational-text.ts';
import type { RelationSign } from '../../../read/math-node.ts';
import { signText, turnedSign, writeMath } from '../../print/write-math.ts';
import { addStep, type Chain, startChain } from '../../proof/chain.ts';
import { type Term, termsOf, termsText } from '../../tree/side-terms.ts';
import { relationIn } from '../read-given.ts';

/** One side of a line of x and y: `letter sign value`, where the value may hold the other letter. */
export type HalfPlane = {
  readonly piece: string;
  readonly letter: 'x' | 'y';
  readonly sign: RelationSign;
  readonly value: string;
  /** From the inequality as it is typed to the letter alone. */
  readonly chain: Chain;
  /** Whether a point lies in it and not on its line. */
  readonly holds: (x: number, y: number) => boolean;
};

const zero = rational(0);
const sum = (terms: readonly Term[], letter: string | null): Rational =>
  terms
    .filter((term) => term.letter === letter)
    .reduce((all, { coefficient }) => addRational(all, coefficient), zero);
const sides: Readonly<Record<'x' | 'y', Readonly<Record<string, string>>>> = {
  y: { '<': 'below', '<=': 'on and below', '>': 'above', '>=': 'on and above' },
  x: { '<': 'left of', '<=': 'on and left of', '>': 'right of', '>=': 'on and right of' },
};

/** An inequality of x and y as one side of its line, y alone where it holds y; null for anything else. */
export function halfPlaneIn(piece: string): HalfPlane | null {
  const relation = relationIn(piece);
  const [left, right] = relation?.sides.map((side) => termsOf(side)) ?? [];
  const [sign, more] = relation?.signs ?? [];
  if (!relation || !left || !right || !sign || more || !/[<>]/.test(sign)) return null;
  const all = [...left, ...right.map((term) => ({ ...term, coefficient: negateRational(term.coefficient) }))];
  if (all.some(({ letter }) => letter !== null && letter !== 'x' && letter !== 'y')) return null;
  const [x, y, c] = [sum(all, 'x'), sum(all, 'y'), sum(all, null)];
  const letter = y.n === 0n ? 'x' : 'y';
  const front = letter === 'y' ? y : x;
  if (front.n === 0n) return null;
  const rest: Term[] = [
    ...(letter === 'y' && x.n !== 0n ? [{ coefficient: negateRational(x), letter: 'x' }] : []),
    ...(c.n === 0n ? [] : [{ coefficient: negateRational(c), letter: null }]),
  ];
  const chain = startChain(writeMath(relation));
  const turned = front.n < 0n;
  const end = turned ? turnedSign[sign] : sign;
  const value = termsText(
    rest.map((term) => ({ ...term, coefficient: divideRational(term.coefficient, front) })),
  );
  const alone = `${letter} ${signText(end)} ${value}`;
  if (chain.at !== alone) {
    addStep(chain, `${termsText([{ coefficient: front, letter }])} ${signText(sign)} ${termsText(rest)}`, {
      rule: 'letter-to-one-side',
      fill: { letter },
    });
    addStep(chain, alone, {
      rule: turned ? 'divide-and-flip' : 'divide-both-sides',
      fill: { number: rationalToFractionText(front) },
    });
  }
  const [a, b, rising] = [rationalToNumber(x), rationalToNumber(y), sign.startsWith('>')];
  const holds = (px: number, py: number): boolean => {
    const difference = a * px + b * py + rationalToNumber(c);
    return rising ? difference > 0 : difference < 0;
  };
  return { piece, letter, sign: end, value, chain, holds };
}

export const lineText = ({ letter, value }: HalfPlane): string => `${letter} = ${value}`;
export const aloneText = ({ letter, sign, value }: HalfPlane): string =>
  `${letter} ${signText(sign)} ${value}`;

/** Where the region lies: `on and above the line y = 2x - 1`. */
export const sideText = (half: HalfPlane): string =>
  `${sides[half.letter][half.sign] ?? ''} the line ${lineText(half)}`;
