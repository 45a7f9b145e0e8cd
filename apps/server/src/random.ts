import { randomBytes, randomInt } from 'node:crypto';

/** Chance for everything a test may want to fix; session tokens do not come from here. */
export type Random = { bytes(count: number): Buffer; int(maxExclusive: number): number };

export const systemRandom: Random = { bytes: randomBytes, int: (maxExclusive) => randomInt(maxExclusive) };
