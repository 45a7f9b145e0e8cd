import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with systems of equations and inequalities in two variables. */
export const systemMisconceptions = {
  'makes-a-sign-error-when-eliminating': { family: 'sign', phrase: 'makes a sign error when eliminating' },
  'gives-only-one-coordinate': { family: 'partial', phrase: 'gives only one coordinate' },
  'substitutes-into-the-same-equation': { family: 'concept', phrase: 'substitutes into the same equation' },
  'reads-an-intercept': { family: 'reading', phrase: 'reads an intercept' },
  'makes-coefficients-equal-but-adds': { family: 'sign', phrase: 'makes coefficients equal but adds' },
  'multiplies-only-one-side': { family: 'partial', phrase: 'multiplies only one side' },
  'multiplies-by-the-same-coefficients': { family: 'concept', phrase: 'multiplies by the same coefficients' },
  'replaces-both-equations-by-their-sum': {
    family: 'concept',
    phrase: 'replaces both equations by their sum',
  },
  'changes-a-constant': { family: 'partial', phrase: 'changes a constant' },
  'mixes-counts-and-values-in-one-equation': {
    family: 'concept',
    phrase: 'mixes counts and values in one equation',
  },
  'reverses-a-comparison': { family: 'order', phrase: 'reverses a comparison' },
  'swaps-the-rates': { family: 'order', phrase: 'swaps the rates' },
  'gives-the-cost-instead-of-the-quantity': {
    family: 'reading',
    phrase: 'gives the cost instead of the quantity',
  },
  'subtracts-unit-costs-of-the-same-plan': {
    family: 'concept',
    phrase: 'leaves out the cost of each piece',
  },
  'ignores-the-fixed-costs': { family: 'partial', phrase: 'ignores the fixed costs' },
  'shades-the-wrong-side': { family: 'order', phrase: 'shades the wrong side' },
  'uses-a-solid-line-for-a-strict-inequality': {
    family: 'representation',
    phrase: 'uses a solid line for a strict inequality',
  },
  'does-not-reverse-when-dividing-by-a-negative': {
    family: 'sign',
    phrase: 'does not reverse when dividing by a negative',
  },
  'chooses-a-point-on-a-dashed-boundary': {
    family: 'concept',
    phrase: 'chooses a point on a dashed boundary',
  },
  'checks-only-one-inequality': { family: 'partial', phrase: 'checks only one inequality' },
  'chooses-a-point-outside-both': { family: 'reading', phrase: 'chooses a point outside both' },
  'leaves-out-that-amounts-are-not-negative': {
    family: 'partial',
    phrase: 'leaves out that amounts are not negative',
  },
  'swaps-the-coefficients': { family: 'order', phrase: 'swaps the coefficients' },
  'compares-only-one-coefficient': { family: 'partial', phrase: 'compares only one coefficient' },
  'thinks-every-system-has-one-solution': {
    family: 'concept',
    phrase: 'thinks every system has one solution',
  },
  'confuses-no-solution-with-every-solution': {
    family: 'concept',
    phrase: 'confuses no solution with every solution',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
