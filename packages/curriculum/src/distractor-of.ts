import type { Distractor } from './problem-spec.ts';

/** A choice that a way of working leads to, for answers that are no plain numbers. */
export function distractorOf(
  misconception: Distractor['misconception'],
  value: string,
  reason: Distractor['reason'],
): Distractor {
  return { misconception, value, reason };
}
