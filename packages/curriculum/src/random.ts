/** A repeatable source of chance: the same seed gives the same draws on every machine. */
export type Random = {
  /** A whole number from min to max, both included. */
  readonly int: (min: number, max: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
  /** True in about `percent` of 100 draws. */
  readonly chance: (percent: number) => boolean;
  /**
   * Draws again until `make` gives something but null, which says that a condition does not hold. Throws a
   * RangeError after 10,000 draws: nothing fits the conditions.
   */
  readonly until: <T>(make: () => T | null) => T;
  /** How many draws `until` has refused so far. */
  readonly refused: () => number;
};

const mostDraws = 10_000;

const twoTo32 = 2 ** 32;

/** Spreads any seed over 32 bits (FNV-1a with a final mix). */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Splitmix on 32-bit integers: integer arithmetic only, so no machine rounds differently.
 *
 * @example random('seed').int(3, 3) // 3
 */
export function random(seed: string | number): Random {
  let state = hash(String(seed));
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  const int = (min: number, max: number): number => {
    if (!Number.isInteger(min) || !Number.isInteger(max) || max < min) {
      throw new RangeError(`int needs whole numbers with min <= max, got ${min} and ${max}`);
    }
    return min + Math.floor((next() * (max - min + 1)) / twoTo32);
  };
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('pick needs a list with at least one entry');
    return list[int(0, list.length - 1)] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i -= 1) {
      const j = int(0, i);
      const held = out[i] as T;
      out[i] = out[j] as T;
      out[j] = held;
    }
    return out;
  };
  let refused = 0;
  const until = <T>(make: () => T | null): T => {
    for (let draws = 1; draws <= mostDraws; draws += 1) {
      const made = make();
      if (made !== null) return made;
      refused += 1;
    }
    throw new RangeError(`${mostDraws} draws, and none met the conditions`);
  };
  return {
    int,
    pick,
    shuffle,
    chance: (percent) => int(1, 100) <= percent,
    until,
    refused: () => refused,
  };
}
