import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with the equations and graphs of lines. */
export const lineMisconceptions = {
  'checks-only-one-coordinate': { family: 'partial', phrase: 'checks only one coordinate' },
  'makes-a-sign-error-when-substituting': {
    family: 'sign',
    phrase: 'makes a sign error when substituting',
  },
  'swaps-the-intercepts': { family: 'order', phrase: 'swaps the intercepts' },
  'uses-a-coefficient-as-the-intercept': {
    family: 'reading',
    phrase: 'uses a coefficient as the intercept',
  },
  'uses-the-wrong-sign-of-the-slope': { family: 'sign', phrase: 'uses the wrong sign of the slope' },
  'inverts-the-slope': { family: 'inverse', phrase: 'inverts the slope' },
  'plots-the-coefficients-as-intercepts': {
    family: 'representation',
    phrase: 'plots the coefficients as intercepts',
  },
  'uses-the-wrong-signs-for-the-point': {
    family: 'sign',
    phrase: 'uses the wrong signs for the point',
  },
  'multiplies-only-one-term-by-the-slope': {
    family: 'partial',
    phrase: 'multiplies only one term by the slope',
  },
  'uses-an-output-as-the-intercept': {
    family: 'reading',
    phrase: 'uses an output as the intercept',
  },
  'makes-a-sign-error-in-the-slope': { family: 'sign', phrase: 'makes a sign error in the slope' },
  'swaps-slope-and-intercept': { family: 'order', phrase: 'swaps slope and intercept' },
  'reads-the-slope-as-a-total': { family: 'reading', phrase: 'reads the slope as a total' },
  'reads-the-intercept-as-a-total': { family: 'reading', phrase: 'reads the intercept as a total' },
  'ignores-units': { family: 'unit', phrase: 'ignores units' },
  'gives-the-intercept-instead': { family: 'reading', phrase: 'gives the intercept instead' },
  'solves-for-the-wrong-variable': { family: 'reading', phrase: 'solves for the wrong variable' },
  'rounds-past-the-limit': { family: 'concept', phrase: 'rounds past the limit' },
  'keeps-the-same-intercept': { family: 'partial', phrase: 'keeps the same intercept' },
  'changes-the-sign-of-the-slope': { family: 'sign', phrase: 'changes the sign of the slope' },
  'uses-the-reciprocal-slope': { family: 'inverse', phrase: 'uses the reciprocal slope' },
  'uses-only-the-opposite': { family: 'partial', phrase: 'uses only the opposite' },
  'uses-only-the-reciprocal': { family: 'partial', phrase: 'uses only the reciprocal' },
  'keeps-the-same-slope': { family: 'concept', phrase: 'keeps the same slope' },
} as const satisfies Readonly<Record<string, Misconception>>;
