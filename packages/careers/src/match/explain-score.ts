import type { OccupationScore, Share } from './score-occupations.ts';

/** Why a career is on the list: which answer counted, with which words, and its part of the evidence (0 to 1). */
export type Reason = { answer: Share['answer']; words: string; why: Share['why']; weight: number };

const mostReasons = 6;

/** The strongest evidence first; parts of one answer's words are added up. Parts are rounded to hundredths. */
export function explainScore({ shares }: Pick<OccupationScore, 'shares'>): Reason[] {
  const sums = new Map<string, Reason>();
  for (const { answer, words, why, weight } of shares) {
    if (weight <= 0) continue;
    const key = `${answer}|${words}`;
    const before = sums.get(key);
    if (!before) sums.set(key, { answer, words, why, weight });
    else sums.set(key, { ...before, weight: before.weight + weight });
  }
  const all = [...sums.values()];
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return all
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostReasons)
    .map((reason) => ({ ...reason, weight: Math.round((reason.weight / total) * 100) / 100 }))
    .filter(({ weight }) => weight > 0);
}
