import type { Misconception } from './misconception.ts';

/** Wrong ways of solving quadratic equations. */
export const quadraticEquationMisconceptions = {
  'sets-factors-equal-to-a-nonzero-number': {
    family: 'concept',
    phrase: 'sets factors equal to a nonzero number',
  },
  'takes-the-root-before-dividing': { family: 'order', phrase: 'takes the root before dividing' },
  'distributes-the-square': { family: 'concept', phrase: 'distributes the square' },
  'takes-square-roots-with-a-linear-term-present': {
    family: 'concept',
    phrase: 'takes square roots with a linear term present',
  },
  'factors-before-one-side-is-zero': { family: 'order', phrase: 'factors before one side is zero' },
  'divides-both-sides-by-the-variable': { family: 'concept', phrase: 'divides both sides by the variable' },
} as const satisfies Readonly<Record<string, Misconception>>;
