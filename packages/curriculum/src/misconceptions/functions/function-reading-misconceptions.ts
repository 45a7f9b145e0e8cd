import type { Misconception } from '../misconception.ts';

/** Wrong ways of reading function notation, graphs, rates of change and sequences. */
export const functionReadingMisconceptions = {
  'multiplies-f-by-x': { family: 'concept', phrase: 'multiplies f by x' },
  'substitutes-into-only-one-place': { family: 'partial', phrase: 'substitutes into only one place' },
  'makes-a-sign-error-with-a-negative-input': {
    family: 'sign',
    phrase: 'makes a sign error with a negative input',
  },
  'evaluates-f-at-the-difference': { family: 'concept', phrase: 'evaluates f at the difference' },
  'evaluates-f-at-the-output': { family: 'inverse', phrase: 'evaluates f at the output' },
  'gives-the-output-for-the-input': { family: 'reading', phrase: 'gives the output for the input' },
  'gives-only-one-of-two-inputs': { family: 'partial', phrase: 'gives only one of two inputs' },
  'multiplies-input-and-output': { family: 'operation', phrase: 'multiplies input and output' },
  'reads-a-value-as-a-change': { family: 'reading', phrase: 'reads a value as a change' },
  'reads-a-change-as-a-value': { family: 'reading', phrase: 'reads a change as a value' },
  'includes-an-open-endpoint': { family: 'representation', phrase: 'includes an open endpoint' },
  'reads-the-whole-axis': { family: 'reading', phrase: 'reads the whole axis' },
  'takes-a-measured-input-for-counted': {
    family: 'concept',
    phrase: 'takes a measured input for a counted one',
  },
  'allows-values-that-make-no-sense': {
    family: 'concept',
    phrase: 'allows negative or fractional values that make no sense',
  },
  'gives-the-range': { family: 'concept', phrase: 'gives the range' },
  'ignores-an-upper-limit': { family: 'partial', phrase: 'ignores an upper limit' },
  'confuses-x-and-y-intercepts': { family: 'reading', phrase: 'confuses x- and y-intercepts' },
  'takes-a-maximum-for-a-minimum': { family: 'reading', phrase: 'mixes up maximum and minimum' },
  'gives-y-values-for-the-interval': { family: 'reading', phrase: 'gives y-values for the interval' },
  'confuses-positive-with-increasing': {
    family: 'concept',
    phrase: 'confuses positive with increasing',
  },
  'gives-only-the-change-in-output': { family: 'partial', phrase: 'gives only the change in output' },
  'averages-the-outputs': { family: 'concept', phrase: 'averages the outputs' },
  'chooses-the-greatest-output': { family: 'reading', phrase: 'chooses the greatest output' },
  'chooses-the-least-output': { family: 'reading', phrase: 'chooses the least output' },
  'chooses-the-longest-interval': { family: 'concept', phrase: 'chooses the longest interval' },
  'ignores-negative-rates': { family: 'sign', phrase: 'ignores negative rates' },
  'divides-run-by-rise': { family: 'inverse', phrase: 'divides run by rise' },
  'reads-the-steepness-at-one-point': {
    family: 'concept',
    phrase: 'reads the steepness at one point',
  },
  'uses-the-term-number-as-the-term': {
    family: 'reading',
    phrase: 'uses the term number as the term',
  },
  'skips-a-step': { family: 'partial', phrase: 'skips a step' },
  'starts-from-the-wrong-term': { family: 'order', phrase: 'starts from the wrong term' },
  'starts-counting-at-the-wrong-index': {
    family: 'order',
    phrase: 'starts counting at the wrong index',
  },
  'treats-the-rule-as-recursive': { family: 'concept', phrase: 'treats the rule as recursive' },
  'gives-the-difference': { family: 'reading', phrase: 'gives the difference' },
} as const satisfies Readonly<Record<string, Misconception>>;
