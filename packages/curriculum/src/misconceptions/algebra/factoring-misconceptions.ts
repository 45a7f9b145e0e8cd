import type { Misconception } from '../misconception.ts';

/** Wrong ways of adding, multiplying and factoring polynomials in a first course. */
export const factoringMisconceptions = {
  'uses-the-first-term-when-not-in-order': {
    family: 'reading',
    phrase: 'uses the first term when not in order',
  },
  'adds-all-exponents': { family: 'operation', phrase: 'adds all exponents' },
  'leaves-like-terms-uncombined': { family: 'partial', phrase: 'leaves like terms uncombined' },
  'gives-the-number-of-terms': { family: 'concept', phrase: 'gives the number of terms' },
  'multiplies-only-first-and-last-terms': {
    family: 'partial',
    phrase: 'multiplies only first and last terms',
  },
  'adds-instead-of-multiplying-the-middle-terms': {
    family: 'operation',
    phrase: 'adds instead of multiplying the middle terms',
  },
  'squares-each-term-only': { family: 'partial', phrase: 'squares each term only' },
  'makes-the-middle-term-half-as-large': { family: 'partial', phrase: 'makes the middle term half as large' },
  'uses-the-wrong-sign-of-the-last-term': { family: 'sign', phrase: 'uses the wrong sign of the last term' },
  'swaps-sum-and-product': { family: 'order', phrase: 'swaps sum and product' },
  'finds-factors-of-b': { family: 'reading', phrase: 'finds factors of b' },
  'checks-the-product-only': { family: 'partial', phrase: 'checks the product only' },
  'ignores-a': { family: 'partial', phrase: 'ignores a' },
  'places-the-factors-in-the-wrong-binomials': {
    family: 'order',
    phrase: 'places the factors in the wrong binomials',
  },
  'leaves-out-a-common-factor': { family: 'partial', phrase: 'leaves out a common factor' },
  'factors-out-only-the-number': { family: 'partial', phrase: 'factors out only the number' },
  'takes-the-largest-power-instead-of-the-smallest': {
    family: 'concept',
    phrase: 'takes the largest power instead of the smallest',
  },
  'divides-only-the-first-term': { family: 'partial', phrase: 'divides only the first term' },
  'factors-a-sum-of-squares-the-same-way': {
    family: 'concept',
    phrase: 'factors a sum of squares the same way',
  },
  'gives-the-square-of-a-difference': { family: 'concept', phrase: 'gives the square of a difference' },
  'forgets-a-root-of-the-coefficient': { family: 'partial', phrase: 'forgets a root of the coefficient' },
  'wants-the-degree-to-stay': { family: 'concept', phrase: 'wants the degree to stay' },
  'looks-at-both-ends-only': { family: 'partial', phrase: 'looks at both ends only' },
  'stops-after-the-common-factor': { family: 'partial', phrase: 'stops after the common factor' },
  'leaves-a-difference-of-squares': { family: 'partial', phrase: 'leaves a difference of squares' },
  'drops-the-common-factor': { family: 'partial', phrase: 'drops the common factor' },
  'keeps-the-shared-factor-twice': { family: 'concept', phrase: 'keeps the shared factor twice' },
  'multiplies-what-stands-in-front': { family: 'operation', phrase: 'multiplies what stands in front' },
} as const satisfies Readonly<Record<string, Misconception>>;
