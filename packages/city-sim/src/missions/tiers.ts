import type { Tiers } from './template.ts';

/** How far a supply misses a need, in percent of the need, downwards and upwards. */
export function shortAndSpare(need: number, supply: number): { shortShare: number; spareShare: number } {
  const size = Math.abs(need) || 1;
  return {
    shortShare: round((100 * Math.max(0, need - supply)) / size),
    spareShare: round((100 * Math.max(0, supply - need)) / size),
  };
}

/**
 * The usual bands: a need that is not met earns nothing; one star for a need that is met with waste, two for little
 * waste, three for a fit.
 */
export function supplyTiers({ close = 8, tight = 2 } = {}): Tiers {
  return [
    [atMost('shortShare', tight), atMost('spareShare', mostWaste)],
    [atMost('shortShare', tight), atMost('spareShare', close * 1.5)],
    [atMost('shortShare', tight), atMost('spareShare', tight * 1.5)],
  ];
}

/** More than this share too much is no plan. */
const mostWaste = 25;

/** Where as much as possible is wanted: how far the best is missed, in percent. */
export const bestTiers: Tiers = [
  [{ metric: 'shortShare', op: 'atMost', hi: 7 }],
  [{ metric: 'shortShare', op: 'atMost', hi: 3 }],
  [{ metric: 'shortShare', op: 'atMost', hi: 0.5 }],
];

export function atMost(metric: string, hi: number) {
  return { metric, op: 'atMost', hi } as const;
}

/** Two decimals, so that what is shown and what is judged are the same number. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
