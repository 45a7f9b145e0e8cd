import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with equations, formulas and inequalities in one unknown. */
export const oneVariableMisconceptions = {
  'names-the-property-of-the-wrong-operation': {
    family: 'operation',
    phrase: 'names the property of the wrong operation',
  },
  'names-the-distributive-property-for-combining-terms': {
    family: 'concept',
    phrase: 'mixes up the distributive property and combining terms',
  },
  'looks-at-the-line-after-the-false-one': {
    family: 'reading',
    phrase: 'looks at the line after the false one',
  },
  'doubts-a-line-that-follows': { family: 'concept', phrase: 'doubts a line that follows' },
  'trusts-a-line-without-testing-it': { family: 'concept', phrase: 'trusts a line without testing it' },
  'multiplies-only-one-term-by-the-common-denominator': {
    family: 'partial',
    phrase: 'multiplies only one term by the common denominator',
  },
  'distributes-a-negative-incorrectly': { family: 'sign', phrase: 'distributes a negative incorrectly' },
  'moves-a-term-without-changing-its-sign': {
    family: 'sign',
    phrase: 'moves a term without changing its sign',
  },
  'subtracts-a-factor-instead-of-dividing': {
    family: 'inverse',
    phrase: 'subtracts a factor instead of dividing',
  },
  'substitutes-into-the-wrong-variable': {
    family: 'reading',
    phrase: 'substitutes into the wrong variable',
  },
  'leaves-out-a-factor': { family: 'partial', phrase: 'leaves out a factor' },
  'reverses-the-symbol-when-adding': { family: 'sign', phrase: 'reverses the symbol when adding' },
  'combines-terms-across-the-symbol': { family: 'concept', phrase: 'combines terms across the symbol' },
  'uses-a-bracket-for-a-strict-inequality': {
    family: 'representation',
    phrase: 'uses a bracket for a strict inequality',
  },
  'reverses-the-ends': { family: 'order', phrase: 'reverses the ends' },
  'leaves-out-an-end-that-belongs-to-it': {
    family: 'representation',
    phrase: 'leaves out an end that belongs to it',
  },
  'operates-on-only-two-of-the-three-parts': {
    family: 'partial',
    phrase: 'operates on only two of the three parts',
  },
  'joins-as-or': { family: 'concept', phrase: 'joins as “or”' },
  'mixes-up-the-ends': { family: 'order', phrase: 'mixes up the ends' },
  'writes-one-double-inequality': { family: 'representation', phrase: 'writes one double inequality' },
  'reverses-one-symbol': { family: 'sign', phrase: 'reverses one symbol' },
  'gives-only-one-solution': { family: 'partial', phrase: 'gives only one solution' },
  'makes-the-second-case-negative-of-x-only': {
    family: 'sign',
    phrase: 'makes the second case negative of x only',
  },
  'solves-when-c-is-negative': { family: 'concept', phrase: 'solves when c is negative' },
  'denies-a-solution-when-c-is-zero': {
    family: 'concept',
    phrase: 'denies a solution when c is zero',
  },
  'treats-less-than-as-or': { family: 'concept', phrase: 'treats “less than” as “or”' },
  'keeps-only-one-side': { family: 'partial', phrase: 'keeps only one side' },
  'takes-the-center-for-the-distance': {
    family: 'concept',
    phrase: 'takes the center for the distance from it',
  },
  'shifts-the-center-the-wrong-way': { family: 'sign', phrase: 'shifts the center the wrong way' },
  'swaps-fixed-and-varying-parts': { family: 'order', phrase: 'swaps fixed and varying parts' },
  'uses-the-wrong-direction-for-a-limit': {
    family: 'reading',
    phrase: 'uses the wrong direction for a limit',
  },
  'leaves-out-a-condition': { family: 'partial', phrase: 'leaves out a condition' },
  'accepts-negative-counts': { family: 'concept', phrase: 'accepts negative counts' },
  'accepts-fractions-of-objects': { family: 'concept', phrase: 'accepts fractions of objects' },
  'rejects-the-boundary': { family: 'reading', phrase: 'rejects the boundary' },
} as const satisfies Readonly<Record<string, Misconception>>;
