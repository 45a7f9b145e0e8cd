import type { Misconception } from '../misconception.ts';

/** Two variables together: scatter plots, lines of fit, and counts in two-way tables. */
export const associationMisconceptions = {
  'confuses-negative-with-no-association': {
    family: 'concept',
    phrase: 'confuses negative with no association',
  },
  'calls-a-curve-linear': { family: 'concept', phrase: 'calls a curve linear' },
  'decides-from-a-single-point': { family: 'partial', phrase: 'decides from a single point' },
  'sees-no-association-in-a-pattern': { family: 'concept', phrase: 'sees no association in a clear pattern' },
  'turns-the-direction-around': { family: 'sign', phrase: 'turns the direction of an association around' },
  'confuses-strength-with-steepness': { family: 'concept', phrase: 'confuses strength with steepness' },
  'chooses-the-highest-point': { family: 'reading', phrase: 'chooses the highest point' },
  'chooses-the-last-point': { family: 'reading', phrase: 'chooses the last point' },
  'counts-the-other-cluster': { family: 'reading', phrase: 'counts the other cluster' },
  'counts-all-points': { family: 'concept', phrase: 'counts all points' },
  'joins-the-first-and-last-points': { family: 'concept', phrase: 'joins the first and last points' },
  'forces-the-line-through-the-origin': { family: 'concept', phrase: 'forces the line through the origin' },
  'uses-the-first-point-as-the-intercept': {
    family: 'reading',
    phrase: 'uses the first point as the intercept',
  },
  'claims-cause-from-association': { family: 'concept', phrase: 'claims cause from association' },
  'trusts-a-line-far-outside-the-data': {
    family: 'concept',
    phrase: 'trusts a line far outside the data',
  },
  'takes-a-prediction-for-exact': { family: 'concept', phrase: 'takes a prediction for exact' },
  'predicts-only-what-was-measured': {
    family: 'concept',
    phrase: 'thinks a line can predict only what was measured',
  },
  'solves-for-the-wrong-variable': { family: 'inverse', phrase: 'solves for the wrong variable' },
  'leaves-out-the-intercept': { family: 'partial', phrase: 'leaves out the intercept' },
  'drops-the-sign-of-the-slope': { family: 'sign', phrase: 'drops the sign of the slope' },
  'gives-the-predicted-value': { family: 'partial', phrase: 'gives the predicted value' },
  'subtracts-from-the-wrong-total': { family: 'reading', phrase: 'subtracts from the wrong total' },
  'adds-in-a-table-instead-of-subtracting': {
    family: 'operation',
    phrase: 'adds instead of subtracting',
  },
  'uses-the-grand-total': { family: 'reading', phrase: 'uses the grand total' },
  'divides-by-the-grand-total': { family: 'reading', phrase: 'divides by the grand total' },
  'divides-by-the-other-margin': { family: 'reading', phrase: 'divides by the other margin' },
  'compares-counts-instead-of-percents': {
    family: 'concept',
    phrase: 'compares counts instead of percents',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
