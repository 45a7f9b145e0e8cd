/**
 * How a chance p changes: to (a·p + b) / (c·p + d). Evidence by Bayes' rule and learning are both of this shape, so
 * that a database can apply a change without knowing what it means.
 */
export type Move = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };

/** No estimate is ever certain, so that evidence can always move it. */
export const surest = 0.999;

export const stay: Move = { a: 1, b: 0, c: 0, d: 1 };

/** Bayes' rule for one answer of a student who slips or guesses with these chances. */
export function observe(right: boolean, { slip, guess }: { slip: number; guess: number }): Move {
  return right
    ? { a: 1 - slip, b: 0, c: 1 - slip - guess, d: guess }
    : { a: slip, b: 0, c: slip + guess - 1, d: 1 - guess };
}

/** A student who could not do it learns it with this chance. */
export function learn(chance: number): Move {
  return { a: 1 - chance, b: chance, c: 0, d: 1 };
}

/** First one change, then the other. */
export function joinMoves(first: Move, second: Move): Move {
  return {
    a: second.a * first.a + second.b * first.c,
    b: second.a * first.b + second.b * first.d,
    c: second.c * first.a + second.d * first.c,
    d: second.c * first.b + second.d * first.d,
  };
}

export function applyMove({ a, b, c, d }: Move, chance: number): number {
  return Math.min(surest, Math.max(1 - surest, (a * chance + b) / (c * chance + d)));
}
