import type { Level, ProblemLevel } from './problem-spec.ts';

/**
 * The level at which an answer counts: a stretch problem is at least as hard as level 3.
 * @example countedLevel(4) // 3
 */
export function countedLevel(level: ProblemLevel): Level {
  return level === 4 ? 3 : level;
}
