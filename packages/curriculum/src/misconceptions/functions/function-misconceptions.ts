import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with functions, their tables, graphs and rules. */
export const functionMisconceptions = {
  'thinks-repeated-outputs-are-not-allowed': {
    family: 'concept',
    phrase: 'thinks repeated outputs are not allowed',
  },
  'thinks-repeated-inputs-are-fine': { family: 'concept', phrase: 'thinks repeated inputs are fine' },
  'accepts-a-vertical-line': { family: 'concept', phrase: 'accepts a vertical line' },
  'swaps-input-and-output': { family: 'order', phrase: 'swaps input and output' },
  'applies-operations-in-the-wrong-order': {
    family: 'order',
    phrase: 'applies operations in the wrong order',
  },
  'reads-the-output-of-the-next-input': { family: 'reading', phrase: 'reads the output of the next input' },
  'compares-starting-values': { family: 'concept', phrase: 'compares starting values' },
  'compares-single-outputs': { family: 'reading', phrase: 'compares single outputs' },
  'inverts-a-rate': { family: 'order', phrase: 'inverts a rate' },
  'uses-the-first-listed-output-as-the-initial-value': {
    family: 'reading',
    phrase: 'uses the first listed output as the initial value',
  },
  'compares-rates-instead': { family: 'concept', phrase: 'compares rates instead' },
  'looks-only-at-output-differences-when-inputs-skip': {
    family: 'partial',
    phrase: 'looks only at output differences when inputs skip',
  },
  'accepts-a-constant-ratio-as-linear': { family: 'concept', phrase: 'accepts a constant ratio as linear' },
  'checks-only-the-first-two-rows': { family: 'partial', phrase: 'checks only the first two rows' },
  'calls-a-divided-input-nonlinear': { family: 'concept', phrase: 'calls y = x/3 nonlinear' },
  'calls-a-negative-slope-nonlinear': { family: 'concept', phrase: 'calls a negative slope nonlinear' },
  'calls-a-square-linear': { family: 'concept', phrase: 'calls y = x² linear because it has x and y' },
  'takes-the-first-table-value-as-the-initial-value': {
    family: 'reading',
    phrase: 'takes the first table value as the initial value',
  },
  'uses-an-output-as-the-rate': { family: 'concept', phrase: 'uses an output as the rate' },
  'swaps-rate-and-initial-value': { family: 'order', phrase: 'swaps rate and initial value' },
  'takes-several-steps-for-one': {
    family: 'reading',
    phrase: 'takes the change of several steps for the rate',
  },
  'uses-the-wrong-sign-for-a-decrease': { family: 'sign', phrase: 'uses the wrong sign for a decrease' },
  'uses-a-point-value-as-the-intercept': { family: 'concept', phrase: 'uses a point value as the intercept' },
  'swaps-the-meaning-of-rate-and-start': { family: 'order', phrase: 'swaps the meaning of rate and start' },
  'reads-the-rate-as-a-total': { family: 'concept', phrase: 'reads the rate as a total' },
  'reads-a-flat-part-as-moving-steadily': {
    family: 'reading',
    phrase: 'reads a flat part as moving steadily',
  },
  'mixes-up-increasing-and-decreasing': { family: 'order', phrase: 'mixes up increasing and decreasing' },
  'calls-a-straight-part-nonlinear': { family: 'concept', phrase: 'calls a straight part nonlinear' },
  'confuses-steep-with-high': { family: 'concept', phrase: 'confuses steep with high' },
  'reads-a-falling-graph-as-slowing-down': {
    family: 'concept',
    phrase: 'reads a falling graph as slowing down',
  },
  'reads-a-graph-as-a-picture-of-the-path': {
    family: 'concept',
    phrase: 'reads a graph as a picture of the path',
  },
  'reverses-a-decrease': { family: 'order', phrase: 'reverses a decrease' },
  'draws-instant-jumps-for-gradual-change': {
    family: 'representation',
    phrase: 'draws instant jumps for gradual change',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
