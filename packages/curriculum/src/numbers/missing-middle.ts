import type { Random } from '../random.ts';
import { commonMultiple } from './lowest-terms.ts';
import { signedFraction } from './signed-fractions.ts';

/** a/b and c/d are known, and e/f is the end; the number between is asked for. */
export type Middle = {
  ask: 'far-robot' | 'far-water' | 'far-trail' | 'far-cards';
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
};

/** Neither sums nor their parts are whole, and every likely wrong result is another number. */
export function drawMiddle(random: Random): Middle {
  return random.until(() => {
    const ask = random.pick(['far-robot', 'far-water', 'far-trail', 'far-cards'] as const);
    const part = (): readonly [number, number] => {
      const bottom = random.int(2, 8);
      return [random.int(1, bottom - 1) * (random.chance(50) ? 1 : -1), bottom];
    };
    const [[a, b], [c, d], [e, f]] = [part(), part(), part()];
    const isSame = signedFraction(a * d + c * b, b * d).endsWith(`/${f}`);
    const isLowest = [
      [a, b],
      [c, d],
      [e, f],
    ].every(([top = 1, bottom = 1]) => signedFraction(top, bottom).endsWith(`/${bottom}`));
    const key = e / f - a / b - c / d;
    const ways = [key, e / f + a / b + c / d, e / f - a / b, -key];
    const isNear = ways.every(
      (way) => Math.abs(way) > Math.abs(key) / 10 && Math.abs(way) < 10 * Math.abs(key),
    );
    const [middle, sum] = [a / b + c / d, commonMultiple(commonMultiple(b, d), f)];
    const isFair =
      Math.abs(key % 1) > 1e-9 && Math.abs(middle % 1) > 1e-9 && sum <= 24 && b !== d && Math.abs(key) < 2;
    const isApart = new Set(ways.map((way) => way.toFixed(6))).size === 4;
    const isMeasured = (ask !== 'far-water' && ask !== 'far-trail') || isRuled(b, d, f);
    return !isSame && isLowest && isNear && isFair && isApart && isMeasured && Math.min(a, c, e) < 0
      ? { ask, a, b, c, d, e, f }
      : null;
  });
}

/** Parts of a foot or a mile that are marked on a rule or a sign: halves, thirds, fourths, sixths, eighths, twelfths. */
export function isRuled(...bottoms: readonly number[]): boolean {
  return bottoms.every((bottom) => 24 % bottom === 0);
}
