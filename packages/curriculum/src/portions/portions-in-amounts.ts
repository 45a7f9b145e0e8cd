import type { Level, Random } from '../kit/index.ts';
import { lowestTerms } from '../numbers/fraction-amounts.ts';

export type Fraction = readonly [number, number];
/** An amount and the size of one portion, as top and bottom. */
export type Portions = { readonly total: Fraction; readonly size: Fraction };

/** How many portions the amount makes. */
export function quotientOf({ total, size }: Portions): Fraction {
  return lowestTerms(total[0] * size[1], total[1] * size[0]);
}

/** The quotient, or at level 3 its fraction part. */
export function keyOf(params: Portions, level: Level): Fraction {
  const [top, bottom] = quotientOf(params);
  return level === 3 ? [top % bottom, bottom] : [top, bottom];
}

/** Quotients above one that leave a part, and whose product, reciprocal and whole number are likely answers. */
export function drawPortions(level: Level, random: Random): Portions {
  return random.until(() => {
    const bottom = random.int(2, level === 1 ? 10 : 8);
    const size = lowestTerms(random.int(2, Math.max(2, bottom - 1)), bottom);
    const below = random.int(2, level === 1 ? 10 : 6);
    const total = lowestTerms(random.int(1, below * (level === 1 ? 1 : 4)), below);
    const [top, under] = quotientOf({ total, size });
    const key = keyOf({ total, size }, level);
    const value = key[0] / key[1];
    const others = [(total[0] * size[0]) / (total[1] * size[1]), under / top, Math.floor(top / under)];
    const isFit =
      total[1] > 1 && size[0] < size[1] && top > under && under > 1 && under <= (level === 1 ? 20 : 12);
    const isSize = level === 1 ? total[0] < total[1] : total[0] > total[1];
    const isFar = others.some((other) => other > value * 18 || other < value / 18);
    return isFit && isSize && !isFar && new Set([value, ...others]).size === 4 ? { total, size } : null;
  });
}

/** An amount below one portion, both below one unit. */
export function drawFew(random: Random): Portions {
  return random.until(() => {
    const [below, bottom] = [random.int(2, 8), random.int(2, 8)];
    const total = lowestTerms(random.int(1, below - 1), below);
    const size = lowestTerms(random.int(1, bottom - 1), bottom);
    const [top, under] = quotientOf({ total, size });
    const lacking = size[0] / size[1] - total[0] / total[1];
    const isNear = top * 4 > under && lacking * 10 > 1;
    return size[0] > 1 && top > 1 && top < under && under <= 12 && isNear ? { total, size } : null;
  });
}

/** What is left after the full portions, as a measure. */
export function restOf({ total, size }: Portions): Fraction {
  const part = keyOf({ total, size }, 3);
  return lowestTerms(part[0] * size[0], part[1] * size[1]);
}
