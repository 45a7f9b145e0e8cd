import type { ProcessResult, ProcessRun, Tiers } from './template.ts';

/**
 * A need that comes day by day, and what the answer supplies day by day. Both sizes are totals of the whole run; the
 * need follows the city's busy and quiet days. What is too much is kept for later days, what is too little waits.
 * Series are sums so far. Outcomes are what still waits and what is left over in the end, in percent of the need.
 */
export function runSupply(
  { pulse }: Pick<ProcessRun, 'pulse'>,
  { need, supply }: { need: number; supply: number },
): ProcessResult {
  const days = pulse.length;
  const series: Record<string, number[]> = { need: [], supply: [], short: [], spare: [] };
  let needed = 0;
  let supplied = 0;
  for (const busy of pulse) {
    needed += (need / days) * busy;
    supplied += supply / days;
    series.need?.push(round(needed));
    series.supply?.push(round(supplied));
    series.short?.push(round(Math.max(0, needed - supplied)));
    series.spare?.push(round(Math.max(0, supplied - needed)));
  }
  return { series, outcome: { ...fitOf(needed, supplied), supply: round(supplied) } };
}

/** How far a supply misses a need, in percent of the need, downwards and upwards. */
export function fitOf(need: number, supply: number): { shortShare: number; spareShare: number } {
  const size = Math.abs(need) || 1;
  return {
    shortShare: round((100 * Math.max(0, need - supply)) / size),
    spareShare: round((100 * Math.max(0, supply - need)) / size),
  };
}

/** The usual bands: one star for the right size, two for close, three for a fit without waste. */
export function supplyTiers({ close = 8, tight = 2 } = {}): Tiers {
  return [
    [atMost('shortShare', 25), atMost('spareShare', 50)],
    [atMost('shortShare', close), atMost('spareShare', close * 1.5)],
    [atMost('shortShare', tight), atMost('spareShare', tight * 1.5)],
  ];
}

export function atMost(metric: string, hi: number) {
  return { metric, op: 'atMost', hi } as const;
}

export function atLeast(metric: string, lo: number) {
  return { metric, op: 'atLeast', lo } as const;
}

/** Two decimals, so that what is shown and what is judged are the same number. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
