import type { Rational } from '../rational/rational.ts';

/** Raised inside the algebra when an expression grows past its bounds; callers fall back to testing by numbers. */
export class TooLarge extends Error {}

/** Raised inside the algebra for a value that does not exist over the reals, such as 1/0. */
export class Undefined extends Error {}

/** Raised for what is no single value, such as a point or an equation. */
export class NotScalar extends Error {}

/** Made once: what is thrown this often would spend its time on writing down where. */
export const tooLarge = new TooLarge();
export const undefinedValue = new Undefined();
export const notScalar = new NotScalar();

/** Counts work in term products, so no typed text can hold the judge up. */
export type Budget = { left: number };

const mostTermProducts = 4000;
const largest = 2n ** 2000n;

export function newBudget(): Budget {
  return { left: mostTermProducts };
}

export function spend(budget: Budget, steps: number): void {
  budget.left -= steps;
  if (budget.left < 0) throw tooLarge;
}

/** Passes numbers of up to 2,000 bits. */
export function bounded(value: Rational): Rational {
  if (value.n > largest || value.n < -largest || value.d > largest) throw tooLarge;
  return value;
}
