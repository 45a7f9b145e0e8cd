import type { ScoredCase } from './count-outcomes.ts';

type CaseCounts = { readonly real: number; readonly other: number };

/**
 * Cases whose scores overlap in the middle, as those of an honest machine do: real ones from 30 to 98, others from 2 to
 * 70. `chance` gives numbers from 0 up to 1.
 */
export function drawCases({ real, other }: CaseCounts, chance: () => number): readonly ScoredCase[] {
  const score = (least: number) => Math.round(least + 34 * (chance() + chance()));
  const many = (count: number, least: number, isReal: boolean) =>
    Array.from({ length: count }, () => ({ score: score(least), isReal }));
  return [...many(real, 30, true), ...many(other, 2, false)].sort((a, b) => b.score - a.score);
}
