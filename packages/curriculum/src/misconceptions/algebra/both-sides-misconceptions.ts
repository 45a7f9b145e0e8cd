import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with equations that have a variable on both sides. */
export const bothSidesMisconceptions = {
  'adds-variable-terms-across-the-equals-sign': {
    family: 'operation',
    phrase: 'adds variable terms across the equals sign',
  },
  'divides-only-the-constant-that-stands-alone': {
    family: 'partial',
    phrase: 'divides only the constant that stands alone',
  },
  'clears-the-fraction-in-only-one-term': {
    family: 'partial',
    phrase: 'clears the fraction in only one term',
  },
  'subtracts-fractions-incorrectly': { family: 'operation', phrase: 'subtracts fractions incorrectly' },
  'combines-terms-across-the-equals-sign': {
    family: 'concept',
    phrase: 'combines terms across the equals sign',
  },
  'points-to-a-correct-distribution': { family: 'reading', phrase: 'points to a correct distribution' },
  'points-to-the-line-where-the-error-shows-up-later': {
    family: 'reading',
    phrase: 'points to the line where the error shows up later',
  },
  'says-there-is-no-error': { family: 'concept', phrase: 'says there is no error' },
  'repeats-the-error-in-the-repair': { family: 'concept', phrase: 'repeats the error in the repair' },
  'reads-zero-equals-zero-as-no-solution': {
    family: 'concept',
    phrase: 'reads a true statement as no solution',
  },
  'reads-zero-equals-zero-as-x-is-zero': { family: 'concept', phrase: 'reads a true statement as x = 0' },
  'reads-a-false-statement-as-x-is-zero': {
    family: 'concept',
    phrase: 'reads a false statement as x = 0',
  },
  'reads-a-false-statement-as-every-number': {
    family: 'concept',
    phrase: 'reads a false statement as every number',
  },
  'says-x-is-zero-means-no-solution': { family: 'concept', phrase: 'says x = 0 means no solution' },
  'thinks-different-sides-never-agree': { family: 'concept', phrase: 'thinks different sides never agree' },
  'takes-one-solution-for-every-number': { family: 'concept', phrase: 'takes one solution for every number' },
  'wants-both-sides-to-be-zero': { family: 'concept', phrase: 'wants both sides to be zero' },
  'matches-the-constants-but-not-the-coefficients': {
    family: 'partial',
    phrase: 'matches the constants but not the coefficients',
  },
  'matches-coefficients-only-for-infinitely-many': {
    family: 'partial',
    phrase: 'matches coefficients only for infinitely many',
  },
  'uses-the-opposite-number': { family: 'sign', phrase: 'uses the opposite number' },
  'swaps-the-starting-amount-and-the-rate': {
    family: 'order',
    phrase: 'swaps the starting amount and the rate',
  },
  'adds-the-two-rates': { family: 'operation', phrase: 'adds the two rates' },
  'gives-the-variable-when-another-amount-is-asked': {
    family: 'reading',
    phrase: 'gives the variable when another amount is asked',
  },
  'gives-the-amount-when-the-variable-is-asked': {
    family: 'reading',
    phrase: 'gives the amount when the variable is asked',
  },
  'gives-minutes-for-hours-or-cents-for-dollars': {
    family: 'unit',
    phrase: 'gives the answer in another unit',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
