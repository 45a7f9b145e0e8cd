import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with identities, angles and triangles. */
export const trigonometryMisconceptions = {
  'cancels-terms': { family: 'concept', phrase: 'cancels terms' },
  'uses-a-wrong-sign-of-the-identity': { family: 'sign', phrase: 'uses a wrong sign of the identity' },
  'drops-a-square': { family: 'partial', phrase: 'drops a square' },
  'moves-terms-across-the-equals-sign': {
    family: 'concept',
    phrase: 'moves terms across the equals sign',
  },
  'squares-one-side': { family: 'operation', phrase: 'squares one side' },
  'multiplies-without-a-conjugate': { family: 'partial', phrase: 'multiplies without a conjugate' },
  'adds-the-sines': { family: 'operation', phrase: 'adds the sines' },
  'uses-the-wrong-sign-for-cosine': { family: 'sign', phrase: 'uses the wrong sign for cosine' },
  'swaps-the-sines-of-thirty-and-sixty': {
    family: 'order',
    phrase: 'swaps the sines of 30 and 60 degrees',
  },
  'uses-the-wrong-signs-by-quadrant': { family: 'sign', phrase: 'uses the wrong signs by quadrant' },
  'multiplies-like-functions-only': { family: 'operation', phrase: 'multiplies like functions only' },
  'adds-the-ratios': { family: 'operation', phrase: 'adds the ratios' },
  'sets-equal-angles-instead-of-distances': {
    family: 'concept',
    phrase: 'sets equal angles instead of equal distances',
  },
  'drops-a-middle-term': { family: 'partial', phrase: 'drops a middle term' },
  'uses-the-wrong-coordinates-on-the-unit-circle': {
    family: 'reading',
    phrase: 'uses the wrong coordinates on the unit circle',
  },
  'doubles-the-value': { family: 'operation', phrase: 'doubles the value' },
  'uses-the-pythagorean-sum-for-the-double-cosine': {
    family: 'concept',
    phrase: 'uses cos² x + sin² x for cos 2x',
  },
  'halves-the-value': { family: 'operation', phrase: 'halves the value' },
  'takes-the-sign-from-the-whole-angle': {
    family: 'sign',
    phrase: 'takes the sign from the quadrant of the whole angle',
  },
  'swaps-plus-and-minus': { family: 'sign', phrase: 'swaps plus and minus' },
  'gives-one-solution': { family: 'partial', phrase: 'gives one solution' },
  'divides-by-a-function': { family: 'operation', phrase: 'divides by a function' },
  'uses-degrees': { family: 'unit', phrase: 'uses degrees' },
  'loses-a-solution-by-dividing': { family: 'partial', phrase: 'loses a solution by dividing' },
  'keeps-a-false-solution': { family: 'concept', phrase: 'keeps a false solution' },
  'replaces-sine-squared-by-one-plus-cosine-squared': {
    family: 'sign',
    phrase: 'replaces sin² x by 1 + cos² x',
  },
  'always-gives-one-triangle': { family: 'concept', phrase: 'always gives one' },
  'ignores-the-supplementary-angle': { family: 'partial', phrase: 'ignores the supplementary angle' },
  'keeps-a-sum-over-a-straight-angle': { family: 'concept', phrase: 'keeps a sum over 180' },
  'measures-from-the-wrong-direction': {
    family: 'reading',
    phrase: 'measures from the wrong direction',
  },
  'uses-the-wrong-included-angle': { family: 'reading', phrase: 'uses the wrong included angle' },
  'treats-the-triangle-as-right': { family: 'concept', phrase: 'treats the triangle as right' },
  'draws-an-altitude-that-does-not-split-the-needed-side': {
    family: 'representation',
    phrase: 'draws an altitude that does not split the needed side',
  },
  'uses-sine-for-cosine': { family: 'concept', phrase: 'uses sine for cosine' },
  'drops-the-middle-term-of-a-square': {
    family: 'partial',
    phrase: 'drops the middle term of a square',
  },
  'skips-the-pythagorean-step': { family: 'concept', phrase: 'skips the Pythagorean step' },
  'swaps-sine-and-cosine': { family: 'order', phrase: 'swaps sine and cosine' },
  'uses-the-coefficient-as-the-period': { family: 'concept', phrase: 'uses b as the period' },
  'inverts-period-and-frequency': { family: 'order', phrase: 'inverts the relationship' },
  'leaves-out-two-pi': { family: 'partial', phrase: 'leaves out 2π' },
} as const satisfies Readonly<Record<string, Misconception>>;
