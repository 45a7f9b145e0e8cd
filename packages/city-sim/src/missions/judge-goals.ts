import type { Bound, Tiers } from './template.ts';

export type Stars = 0 | 1 | 2 | 3;

/** Whether a simulated value lies in the band of a goal. A value that is no number meets nothing. */
export function meets({ op, lo, hi }: Bound, value: number | undefined): boolean {
  if (value === undefined || !Number.isFinite(value)) return false;
  const isHigh = value >= (lo ?? Number.NEGATIVE_INFINITY);
  const isLow = value <= (hi ?? Number.POSITIVE_INFINITY);
  if (op === 'atLeast') return isHigh;
  return op === 'atMost' ? isLow : isHigh && isLow;
}

/** Stars of an outcome: each tier counts only when the tiers before it hold. */
export function countStars(
  tiers: Tiers | readonly (readonly Bound[])[],
  outcome: Readonly<Record<string, number>>,
): Stars {
  const firstMissed = tiers.findIndex((tier) => !tier.every((goal) => meets(goal, outcome[goal.metric])));
  return (firstMissed < 0 ? 3 : Math.min(3, firstMissed)) as Stars;
}
