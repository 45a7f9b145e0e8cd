import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with slope, with y = mx + b and with systems of two lines. */
export const slopeMisconceptions = {
  'reads-a-y-value-as-the-slope': { family: 'reading', phrase: 'reads a y-value as the slope' },
  'ignores-the-axis-scale': { family: 'reading', phrase: 'ignores the axis scale' },
  'starts-a-proportional-graph-above-zero': {
    family: 'concept',
    phrase: 'starts a proportional graph above zero',
  },
  'compares-single-values': { family: 'reading', phrase: 'compares single values' },
  'compares-by-graph-length': { family: 'reading', phrase: 'compares by graph length' },
  'inverts-one-rate': { family: 'inverse', phrase: 'inverts one rate' },
  'subtracts-coordinates-in-different-orders': {
    family: 'order',
    phrase: 'subtracts coordinates in different orders',
  },
  'confuses-zero-and-undefined-slope': { family: 'concept', phrase: 'confuses zero and undefined slope' },
  'reads-a-falling-line-as-positive': { family: 'sign', phrase: 'reads a falling line as positive' },
  'reads-a-rising-line-as-negative': { family: 'sign', phrase: 'reads a rising line as negative' },
  'takes-a-zero-on-the-line-for-slope-zero': {
    family: 'concept',
    phrase: 'takes a zero on the line for slope zero',
  },
  'reads-the-height-as-the-slope': { family: 'reading', phrase: 'reads the height of a line as its slope' },
  'calls-a-steep-line-positive': { family: 'concept', phrase: 'calls a steep line positive' },
  'adds-the-same-amount-to-both-legs': { family: 'operation', phrase: 'adds the same amount to both legs' },
  'inverts-the-ratio-of-the-legs': { family: 'inverse', phrase: 'inverts the ratio of the legs' },
  'uses-the-hypotenuse': { family: 'reading', phrase: 'uses the hypotenuse' },
  'reads-the-coefficient-before-solving-for-y': {
    family: 'reading',
    phrase: 'reads the coefficient before solving for y',
  },
  'starts-at-b-on-the-x-axis': { family: 'representation', phrase: 'starts at (b, 0)' },
  'uses-run-over-rise': { family: 'inverse', phrase: 'uses run over rise' },
  'swaps-horizontal-and-vertical-lines': { family: 'order', phrase: 'swaps x = a and y = b' },
  'writes-y-equals-ax-plus-b-with-both-numbers': {
    family: 'concept',
    phrase: 'writes y = ax + b with both numbers',
  },
  'calls-a-vertical-line-slope-zero': { family: 'concept', phrase: 'calls a vertical line slope zero' },
  'uses-the-other-coordinate': { family: 'reading', phrase: 'uses the other coordinate' },
  'uses-the-x-intercept-as-b': { family: 'reading', phrase: 'uses the x-intercept as b' },
  'uses-a-y-value-as-the-intercept': { family: 'reading', phrase: 'uses a y-value as the intercept' },
  'checks-only-the-first-equation': { family: 'partial', phrase: 'checks only the first equation' },
  'checks-only-the-second-equation': { family: 'partial', phrase: 'checks only the second equation' },
  'reads-a-y-intercept': { family: 'reading', phrase: 'reads a y-intercept' },
  'reads-an-x-intercept': { family: 'reading', phrase: 'reads an x-intercept' },
  'substitutes-into-the-same-equation': {
    family: 'concept',
    phrase: 'substitutes into the same equation',
  },
  'gives-only-one-coordinate': { family: 'partial', phrase: 'gives only one coordinate' },
  'isolates-with-a-sign-error': { family: 'sign', phrase: 'isolates with a sign error' },
  'stops-after-finding-one-variable': { family: 'partial', phrase: 'stops after finding one variable' },
  'subtracts-only-some-terms': { family: 'partial', phrase: 'subtracts only some terms' },
  'adds-when-subtracting-is-needed': { family: 'operation', phrase: 'adds when subtracting is needed' },
  'multiplies-only-one-side-of-the-equation': {
    family: 'partial',
    phrase: 'multiplies only one side of the equation',
  },
  'thinks-equal-slopes-always-mean-infinitely-many': {
    family: 'concept',
    phrase: 'thinks equal slopes always mean infinitely many',
  },
  'thinks-different-intercepts-mean-one-solution': {
    family: 'concept',
    phrase: 'thinks different intercepts mean one solution',
  },
  'counts-a-solution-for-each-equation': {
    family: 'concept',
    phrase: 'counts a solution for each equation',
  },
  'compares-constants-only': { family: 'partial', phrase: 'compares constants only' },
  'mixes-counts-and-values-in-one-equation': {
    family: 'concept',
    phrase: 'mixes counts and values in one equation',
  },
  'swaps-the-unit-prices': { family: 'order', phrase: 'swaps the unit prices' },
  'writes-two-copies-of-one-equation': {
    family: 'concept',
    phrase: 'writes two copies of one equation',
  },
  'gives-the-other-unknown': { family: 'reading', phrase: 'gives the other unknown' },
  'gives-the-total': { family: 'reading', phrase: 'gives the total' },
} as const satisfies Readonly<Record<string, Misconception>>;
