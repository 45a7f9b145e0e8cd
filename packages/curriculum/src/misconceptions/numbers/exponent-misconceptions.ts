import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with whole-number exponents and scientific notation. */
export const exponentMisconceptions = {
  'multiplies-the-exponents-in-a-product': {
    family: 'operation',
    phrase: 'multiplies the exponents in a product',
  },
  'divides-the-exponents-in-a-quotient': {
    family: 'operation',
    phrase: 'divides the exponents in a quotient',
  },
  'multiplies-the-bases': { family: 'concept', phrase: 'multiplies the bases' },
  'divides-the-bases': { family: 'concept', phrase: 'divides the bases' },
  'adds-the-exponents-in-a-quotient': { family: 'operation', phrase: 'adds the exponents in a quotient' },
  'adds-the-known-exponent': { family: 'inverse', phrase: 'adds the known exponent instead of undoing it' },
  'leaves-out-a-factor-without-an-exponent': {
    family: 'concept',
    phrase: 'leaves out a factor without an exponent',
  },
  'adds-the-exponents': { family: 'operation', phrase: 'adds the exponents' },
  'raises-only-one-factor': { family: 'partial', phrase: 'raises only one factor' },
  'raises-the-exponent-to-a-power': { family: 'operation', phrase: 'raises the exponent to a power' },
  'makes-the-value-negative': { family: 'sign', phrase: 'makes the value negative' },
  'gives-zero-for-a-zero-exponent': { family: 'concept', phrase: 'gives 0 for a zero exponent' },
  'takes-a-zero-exponent-for-one': { family: 'concept', phrase: 'takes a zero exponent for one' },
  'turns-the-fraction-but-leaves-out-the-exponent': {
    family: 'partial',
    phrase: 'turns the fraction but leaves out the exponent',
  },
  'multiplies-the-base-and-the-negative-exponent': {
    family: 'operation',
    phrase: 'multiplies the base and the negative exponent',
  },
  'leaves-out-the-minus-sign-of-the-exponent': {
    family: 'sign',
    phrase: 'leaves out the minus sign of the exponent',
  },
  'subtracts-a-negative-exponent-incorrectly': {
    family: 'sign',
    phrase: 'subtracts a negative exponent incorrectly',
  },
  'moves-the-factor-with-a-positive-exponent': {
    family: 'concept',
    phrase: 'moves the factor with a positive exponent',
  },
  'uses-the-wrong-sign-of-the-exponent': { family: 'sign', phrase: 'uses the wrong sign of the exponent' },
  'counts-zeros-instead-of-places': { family: 'reading', phrase: 'counts zeros instead of places' },
  'leaves-a-leading-number-above-ten': {
    family: 'representation',
    phrase: 'leaves a number in front that is not below 10',
  },
  'compares-leading-numbers-only': { family: 'partial', phrase: 'compares only the numbers in front' },
  'compares-exponents-without-their-sign': {
    family: 'sign',
    phrase: 'compares exponents without their sign',
  },
  'subtracts-the-numbers': { family: 'operation', phrase: 'finds how much more, not how many times as much' },
  'subtracts-the-leading-digits': { family: 'operation', phrase: 'subtracts the numbers in front' },
  'multiplies-the-exponents': { family: 'operation', phrase: 'multiplies the exponents' },
  'divides-the-exponents': { family: 'operation', phrase: 'divides the exponents' },
  'subtracts-the-exponents': { family: 'operation', phrase: 'subtracts the exponents' },
  'adds-where-the-difference-is-asked': {
    family: 'operation',
    phrase: 'adds where the difference is asked',
  },
  'adds-the-leading-numbers': { family: 'operation', phrase: 'adds the numbers in front' },
  'subtracts-the-leading-numbers': {
    family: 'operation',
    phrase: 'subtracts the numbers in front of the powers',
  },
  'does-not-renormalize': { family: 'representation', phrase: 'does not renormalize' },
  'adds-leading-numbers-with-unequal-exponents': {
    family: 'concept',
    phrase: 'joins numbers in front of unequal powers of ten',
  },
  'shifts-the-decimal-the-wrong-way': {
    family: 'representation',
    phrase: 'shifts the decimal the wrong way',
  },
  'shifts-the-power-of-ten-the-wrong-way': {
    family: 'unit',
    phrase: 'shifts the power of ten the wrong way',
  },
  'keeps-a-unit-that-needs-many-zeros': { family: 'unit', phrase: 'keeps a unit that needs many zeros' },
  'changes-the-unit-without-changing-the-number': {
    family: 'unit',
    phrase: 'changes the unit without changing the number',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
