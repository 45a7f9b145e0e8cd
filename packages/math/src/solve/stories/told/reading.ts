import type { Amount } from './amount.ts';

/** A story as mathematics: what its letters stand for, its equations, and what is asked. */
export type Reading = {
  /** What each part of the story was read as, in words. */
  readonly says: readonly string[];
  readonly equations: readonly (readonly [Amount, Amount])[];
  readonly asked: Amount;
  readonly unit: Unit;
  /** Numbers of the text that the reading explains without writing them, such as the 12 of a year. */
  readonly explained?: readonly string[];
  /** Where only whole things count: up for what has to hold all, down for what is full, rest for what is left over. */
  readonly whole?: 'up' | 'down' | 'rest';
};

export type Unit =
  | { readonly kind: 'money' }
  | { readonly kind: 'things' | 'measure'; readonly name: string };
