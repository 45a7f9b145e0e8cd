/** No estimate is ever certain, so that evidence can always move it. */
const surest = 0.999;

/** Keeps a chance within what an estimate may say. */
export function bounded(chance: number): number {
  return Math.min(surest, Math.max(1 - surest, chance));
}

/** Bayes' rule: the chance that a student can do it, after one answer; students slip and guess with these chances. */
export function observe(
  known: number,
  { right, slip, guess }: { right: boolean; slip: number; guess: number },
): number {
  const ifKnown = known * (right ? 1 - slip : slip);
  const ifNot = (1 - known) * (right ? guess : 1 - guess);
  return ifKnown / (ifKnown + ifNot);
}

/** A student who could not do it learns it with this chance. */
export function learn(known: number, chance: number): number {
  return known + (1 - known) * chance;
}
