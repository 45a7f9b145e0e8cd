import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with exponential functions and geometric sequences. */
export const exponentialMisconceptions = {
  'multiplies-a-and-b-before-the-power': { family: 'order', phrase: 'multiplies a and b before the power' },
  'treats-a-negative-exponent-as-negative-output': {
    family: 'concept',
    phrase: 'treats a negative exponent as negative output',
  },
  'draws-a-line': { family: 'concept', phrase: 'draws a line' },
  'starts-at-the-origin': { family: 'concept', phrase: 'starts at the origin' },
  'reads-the-base-as-the-rate': { family: 'concept', phrase: 'reads the base as the rate' },
  'gives-one-plus-the-rate': { family: 'partial', phrase: 'gives 1 plus the rate' },
  'calls-a-base-below-one-growth': { family: 'concept', phrase: 'calls a base below 1 growth' },
  'uses-the-rate-as-the-base': { family: 'concept', phrase: 'uses the rate as the base' },
  'adds-the-change-each-step': { family: 'operation', phrase: 'adds the change each step' },
  'swaps-start-value-and-factor': { family: 'order', phrase: 'swaps start value and factor' },
  'adds-the-same-amount-each-period': { family: 'operation', phrase: 'adds the same amount each period' },
  'uses-one-period-only': { family: 'partial', phrase: 'uses one period only' },
  'multiplies-the-rate-by-the-time': { family: 'operation', phrase: 'multiplies the rate by the time' },
  'uses-the-ratio-n-times': { family: 'concept', phrase: 'uses the ratio n times' },
  'adds-the-ratio': { family: 'operation', phrase: 'adds the ratio' },
  'multiplies-by-n': { family: 'operation', phrase: 'multiplies by n' },
  'swaps-first-term-and-ratio': { family: 'order', phrase: 'swaps first term and ratio' },
  'uses-an-arithmetic-rule': { family: 'concept', phrase: 'uses an arithmetic rule' },
  'uses-exponent-n-with-the-first-term': { family: 'concept', phrase: 'uses exponent n with the first term' },
  'calls-any-fast-growth-exponential': { family: 'concept', phrase: 'calls any fast growth exponential' },
  'calls-a-constant-percent-change-linear': {
    family: 'concept',
    phrase: 'calls a constant percent change linear',
  },
  'checks-only-one-step': { family: 'partial', phrase: 'checks only one step' },
  'compares-only-the-starting-values': { family: 'partial', phrase: 'compares only the starting values' },
  'thinks-the-linear-one-stays-ahead': { family: 'concept', phrase: 'thinks the linear one stays ahead' },
  'stops-at-the-equal-value': { family: 'partial', phrase: 'stops at the equal value' },
  'uses-a-difference-for-an-exponential': {
    family: 'operation',
    phrase: 'uses a difference for an exponential',
  },
  'leaves-the-starting-x-in-the-result': { family: 'partial', phrase: 'leaves the starting x in the result' },
  'multiplies-the-slope-by-the-value': { family: 'operation', phrase: 'multiplies the slope by the value' },
  'multiplies-by-the-reciprocal-exponent': { family: 'operation', phrase: 'multiplies by the reciprocal' },
  'takes-only-the-root-of-a-power': { family: 'partial', phrase: 'takes only the root' },
} as const satisfies Readonly<Record<string, Misconception>>;
