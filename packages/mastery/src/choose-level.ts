import { type Estimate, recall } from './estimate.ts';
import { type Level, levelFrom, masteryParameters } from './parameters.ts';

/**
 * How ready a student is for the skill now: before the first answer alone, half of what help has shown counts.
 * @example readinessOf(undefined, 0) // 0.2
 */
export function readinessOf(estimate: Estimate | undefined, now: number): number {
  if (!estimate) return masteryParameters.prior.alone;
  const { alone, helped } = recall(estimate, now);
  return estimate.aloneAnswers === 0 ? (alone + Math.max(alone, helped)) / 2 : alone;
}

/**
 * The level that fits: hard enough to show something, easy enough to be done more often than not.
 * @example chooseLevel(0.2) // 1
 */
export function chooseLevel(readiness: number): Level {
  if (readiness >= levelFrom[3]) return 3;
  return readiness >= levelFrom[2] ? 2 : 1;
}
