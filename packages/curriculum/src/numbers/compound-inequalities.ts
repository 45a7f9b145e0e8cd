import type { Random } from '../random.ts';
import { linearSide } from './linear-sides.ts';
import { signed } from './signed-numbers.ts';

/** px + q lies between its values at two whole numbers, or outside of them; open ends do not belong to it. */
export type Compound = {
  readonly letter: string;
  readonly p: number;
  readonly q: number;
  readonly from: number;
  readonly to: number;
  readonly fromOpen: boolean;
  readonly toOpen: boolean;
};

/** Both ends of px + q, the smaller one first, with the marks that belong to them. */
export function outerEnds({ p, q, from, to, fromOpen, toOpen }: Compound) {
  const [atFrom, atTo] = [p * from + q, p * to + q];
  return p > 0
    ? { low: atFrom, high: atTo, lowOpen: fromOpen, highOpen: toOpen }
    : { low: atTo, high: atFrom, lowOpen: toOpen, highOpen: fromOpen };
}

/** As TeX without dollar signs: '−3 < 2x + 1 ≤ 9'. */
export function betweenText(compound: Compound): string {
  const { low, high, lowOpen, highOpen } = outerEnds(compound);
  const { p, letter, q } = compound;
  return `${signed(low)} ${lowOpen ? '<' : '≤'} ${linearSide(p, letter, q)} ${highOpen ? '<' : '≤'} ${signed(high)}`;
}

/** Both parts, joined by “and”: '$2x + 1 > −3$ and $2x + 1 ≤ 9$'. */
export function partsText(compound: Compound): string {
  const { low, high, lowOpen, highOpen } = outerEnds(compound);
  const side = linearSide(compound.p, compound.letter, compound.q);
  return `$${side} ${lowOpen ? '>' : '≥'} ${signed(low)}$ and $${side} ${highOpen ? '<' : '≤'} ${signed(high)}$`;
}

/** Numbers for a compound inequality; p is at least 2 in size. */
export function drawCompound(
  random: Random,
  { letter, p, q }: { readonly letter: string; readonly p: number; readonly q: number },
): Compound {
  const from = random.int(-8, 8);
  return {
    letter,
    p,
    q,
    from,
    to: from + random.int(2, 6),
    fromOpen: random.chance(50),
    toOpen: random.chance(50),
  };
}
