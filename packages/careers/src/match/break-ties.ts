import type { OccupationScore } from './score-occupations.ts';

/** A number from 0 to 1 that depends on the text alone (FNV-1a). */
export function hashFraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * Adds a little of its own to each score, so that occupations with the same evidence are not always shown in the order
 * of the list: with much evidence it decides nothing, with none it decides all. Same seed, same order.
 */
export function breakTies(
  scores: readonly OccupationScore[],
  seed: string,
  socOf: (score: OccupationScore) => string,
): OccupationScore[] {
  return scores
    .map((score) => ({ ...score, total: score.total + 0.06 * hashFraction(`${seed}|${socOf(score)}`) }))
    .sort((a, b) => b.total - a.total || a.occupation - b.occupation);
}
