import type { Misconception } from '../misconception.ts';

/** Adding, subtracting, multiplying and dividing numbers with signs. */
export const signedMisconceptions = {
  'repeats-the-same-change': { family: 'sign', phrase: 'repeats the same change' },
  'gives-double-the-change': { family: 'partial', phrase: 'gives double the change' },
  'gives-the-same-number': { family: 'sign', phrase: 'gives the same number' },
  'reads-the-length-of-the-second-arrow': {
    family: 'reading',
    phrase: 'reads the length of the second arrow',
  },
  'starts-the-second-arrow-at-zero': { family: 'reading', phrase: 'starts the second arrow at zero' },
  'moves-in-the-wrong-direction': { family: 'sign', phrase: 'moves in the wrong direction' },
  'adds-absolute-values-when-signs-differ': {
    family: 'sign',
    phrase: 'adds absolute values when signs differ',
  },
  'subtracts-absolute-values-when-signs-agree': {
    family: 'sign',
    phrase: 'subtracts absolute values when signs agree',
  },
  'uses-the-sign-of-the-first-number': { family: 'sign', phrase: 'uses the sign of the first number' },
  'changes-the-sign-of-the-first-number': { family: 'sign', phrase: 'changes the sign of the first number' },
  'keeps-the-subtraction-and-flips-no-sign': {
    family: 'sign',
    phrase: 'keeps the subtraction and flips no sign',
  },
  'subtracts-absolute-values': { family: 'sign', phrase: 'subtracts absolute values' },
  'adds-absolute-values-on-the-same-side': {
    family: 'operation',
    phrase: 'adds absolute values on the same side',
  },
  'subtracts-absolute-values-on-opposite-sides': {
    family: 'operation',
    phrase: 'subtracts absolute values on opposite sides',
  },
  'gives-a-negative-distance': { family: 'sign', phrase: 'gives a negative distance' },
  'changes-the-order-across-a-subtraction-without-the-sign': {
    family: 'order',
    phrase: 'changes the order across a subtraction without the sign',
  },
  'takes-the-sign-from-addition-rules': { family: 'sign', phrase: 'takes the sign from addition rules' },
  'makes-a-product-of-two-negatives-negative': {
    family: 'sign',
    phrase: 'makes a product of two negatives negative',
  },
  'counts-the-negative-signs-incorrectly': {
    family: 'sign',
    phrase: 'counts the negative signs incorrectly',
  },
  'cross-multiplies': { family: 'operation', phrase: 'cross multiplies' },
  'adds-the-fractions': { family: 'operation', phrase: 'adds the fractions' },
  'makes-a-quotient-of-two-negatives-negative': {
    family: 'sign',
    phrase: 'makes a quotient of two negatives negative',
  },
  'thinks-moving-the-negative-sign-changes-the-value': {
    family: 'sign',
    phrase: 'thinks moving the negative sign changes the value',
  },
  'thinks-two-negatives-are-needed': { family: 'sign', phrase: 'thinks two negatives are needed' },
  'thinks-division-by-zero-is-zero': { family: 'concept', phrase: 'thinks division by zero is zero' },
  'reorders-a-quotient': { family: 'order', phrase: 'reorders a quotient' },
  'treats-the-opposite-of-a-square-as-a-square-of-the-opposite': {
    family: 'order',
    phrase: 'treats −a² as (−a)²',
  },
  'loses-a-sign-when-subtracting-a-negative': {
    family: 'sign',
    phrase: 'loses a sign when subtracting a negative',
  },
  'divides-denominator-by-numerator': { family: 'inverse', phrase: 'divides denominator by numerator' },
  'puts-the-bar-over-the-wrong-digits': {
    family: 'representation',
    phrase: 'puts the bar over the wrong digits',
  },
  'writes-the-two-numbers-as-digits-of-the-decimal': {
    family: 'representation',
    phrase: 'writes the two numbers as digits of the decimal',
  },
  'looks-only-at-the-numerator': { family: 'reading', phrase: 'looks only at the numerator' },
  'thinks-odd-denominators-always-repeat': {
    family: 'concept',
    phrase: 'thinks odd denominators always repeat',
  },
  'reverses-a-subtraction': { family: 'order', phrase: 'reverses a subtraction' },
  'adds-a-change-that-should-be-subtracted': {
    family: 'sign',
    phrase: 'adds a change that should be subtracted',
  },
  'uses-the-wrong-sign-for-a-loss': { family: 'sign', phrase: 'uses the wrong sign for a loss' },
  'averages-with-the-wrong-count': { family: 'partial', phrase: 'averages with the wrong count' },
} as const satisfies Readonly<Record<string, Misconception>>;
