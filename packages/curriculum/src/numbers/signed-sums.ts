import type { Level } from '../problem-spec.ts';
import type { Random } from '../random.ts';
import { commonMultiple } from './lowest-terms.ts';
import { isRuled } from './missing-middle.ts';
import { signedFraction } from './signed-fractions.ts';

const asks = {
  fractions: ['find', 'value', 'ladder', 'snow'],
  mixed: ['find', 'value', 'ladder'],
  decimals: ['find', 'value', 'ladder', 'air'],
} as const;

export type Written = keyof typeof asks;

/** How many of ten problems of a level are written in each way. */
const shares: Readonly<Record<Level, readonly Written[]>> = {
  1: ['fractions', 'fractions', 'decimals'],
  2: ['fractions', 'fractions', 'mixed', 'decimals', 'decimals'],
  3: ['fractions', 'fractions', 'mixed', 'decimals', 'decimals'],
};

/**
 * a/b + c/d, or at level 3 a/b − (−c)/d and the like: `minus` tells that the second number is subtracted. Decimals are
 * hundredths.
 */
export type SignedSum = {
  ask: (typeof asks)[Written][number];
  written: Written;
  a: number;
  b: number;
  c: number;
  d: number;
  minus: boolean;
};

/** A sum or difference of two signed numbers, written in one of the ways of its level. */
export function drawSignedSum(level: Level, random: Random): SignedSum {
  const written = random.pick(shares[level]);
  return written === 'decimals' ? drawDecimals(level, random) : drawFractions(written, level, random);
}

/** Fractions in lowest terms, at least one of them negative, whose sum is not whole; mixed numbers are above one. */
function drawFractions(written: 'fractions' | 'mixed', level: Level, random: Random): SignedSum {
  return random.until(() => {
    const ask = random.pick(asks[written]);
    const isMixed = written === 'mixed';
    const b = random.int(2, isMixed ? 6 : level === 1 ? 12 : 10);
    const d = level === 1 ? b : random.int(2, isMixed ? 6 : 10);
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const top = (bottom: number): number =>
      turn() * (random.int(1, bottom - 1) + (isMixed ? bottom * random.int(1, 4) : 0));
    const [a, c] = [top(b), top(d)];
    const minus = level === 3;
    const added = minus ? -c : c;
    const isLowest = signedFraction(a, b).endsWith(`/${b}`) && signedFraction(c, d).endsWith(`/${d}`);
    const sum = a / b + added / d;
    const [x, y] = [Math.abs(a / b), Math.abs(c / d)];
    const wrong = a * added > 0 ? Math.abs(x - y) : x + y;
    const first = minus ? a / b - added / d : (a + added) / (b + d);
    const near = [first, (a + added) / (b + d), minus ? first : wrong].every(
      (way) => Math.abs(way) > Math.abs(sum) / 12 && Math.abs(way) < 12 * Math.abs(sum),
    );
    const isFair = Math.abs(sum % 1) > 1e-9 && near && (level === 1 || b !== d) && commonMultiple(b, d) <= 60;
    const isMeasured = ask !== 'snow' || isRuled(b, d);
    return isLowest && isFair && isMeasured && (a < 0 || c < 0) ? { ask, written, a, b, c, d, minus } : null;
  });
}

/** Decimals below ten: tenths, and from level 2 on one with hundredths. */
function drawDecimals(level: Level, random: Random): SignedSum {
  return random.until(() => {
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const tenths = (): number => 10 * random.int(2, level === 1 ? 40 : 95);
    const hundredths = (): number => 5 * random.int(5, 190);
    const minus = level === 3;
    const ask = random.pick(asks.decimals);
    const [one, other] = [tenths(), level === 1 || ask === 'air' ? tenths() : hundredths()];
    const [a, c] = (random.chance(50) ? [one, other] : [other, one]).map((size) => turn() * size);
    if (a === undefined || c === undefined) return null;
    const added = minus ? -c : c;
    const sum = a + added;
    const isShort =
      [a, c].every((part) => part % 100 !== 0) && (level === 1 || ask === 'air' || other % 10 !== 0);
    const ways = [Math.abs(a) + Math.abs(c), Math.abs(a) - Math.abs(c), sum];
    const isNear = ways.every(
      (way) => 12 * Math.abs(way) > Math.abs(sum) && Math.abs(way) < 12 * Math.abs(sum) && Math.abs(sum) > 20,
    );
    return isShort && isNear && sum % 100 !== 0 && (a < 0 || c < 0)
      ? { ask, written: 'decimals', a, b: 100, c, d: 100, minus }
      : null;
  });
}
