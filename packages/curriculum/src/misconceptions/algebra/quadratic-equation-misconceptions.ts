import type { Misconception } from '../misconception.ts';

/** Wrong ways of solving quadratic equations. */
export const quadraticEquationMisconceptions = {
  'sets-factors-equal-to-a-nonzero-number': {
    family: 'concept',
    phrase: 'sets factors equal to a nonzero number',
  },
  'takes-the-root-before-dividing': { family: 'order', phrase: 'takes the root before dividing' },
  'distributes-the-square': { family: 'concept', phrase: 'distributes the square' },
  'takes-square-roots-with-a-linear-term-present': {
    family: 'concept',
    phrase: 'takes square roots with a linear term present',
  },
  'factors-before-one-side-is-zero': { family: 'order', phrase: 'factors before one side is zero' },
  'divides-both-sides-by-the-variable': { family: 'concept', phrase: 'divides both sides by the variable' },
  'adds-the-square-to-one-side-only': { family: 'partial', phrase: 'adds the square to one side only' },
  'halves-with-the-wrong-sign': { family: 'sign', phrase: 'halves with the wrong sign' },
  'adds-b-squared-instead-of-the-square-of-half': {
    family: 'concept',
    phrase: 'adds b² instead of the square of half of b/a',
  },
  'forgets-to-divide-by-a': { family: 'partial', phrase: 'forgets to divide by a' },
  'drops-the-plus-or-minus': { family: 'partial', phrase: 'drops the plus or minus' },
  'joins-fractions-without-a-common-denominator': {
    family: 'partial',
    phrase: 'joins fractions without a common denominator',
  },
  'takes-the-root-of-a-difference-term-by-term': {
    family: 'concept',
    phrase: 'takes the root of a difference term by term',
  },
  'keeps-the-sign-of-a-moved-term': { family: 'sign', phrase: 'keeps the sign of a moved term' },
  'takes-the-distance-for-half-of-it': { family: 'partial', phrase: 'takes the distance for half of it' },
  'uses-b-instead-of-minus-b': { family: 'sign', phrase: 'uses b instead of −b' },
  'divides-only-the-root-by-two-a': { family: 'partial', phrase: 'divides only the root by 2a' },
  'makes-a-sign-error-in-the-discriminant': {
    family: 'sign',
    phrase: 'makes a sign error in the discriminant',
  },
  'confuses-zero-and-negative-discriminant': {
    family: 'concept',
    phrase: 'confuses zero and negative discriminant',
  },
  'forgets-the-four-in-the-discriminant': { family: 'partial', phrase: 'forgets to multiply by 4' },
  'leaves-out-the-first-number-of-a-count': {
    family: 'partial',
    phrase: 'leaves out the first number of a count',
  },
  'adds-lengths-instead-of-multiplying': {
    family: 'operation',
    phrase: 'adds lengths instead of multiplying',
  },
  'counts-the-border-once': { family: 'partial', phrase: 'forgets to count the border twice' },
  'sets-the-wrong-quantity-equal': { family: 'reading', phrase: 'sets the wrong quantity equal' },
  'forgets-that-each-side-occurs-twice': {
    family: 'partial',
    phrase: 'forgets that each side occurs twice',
  },
  'takes-two-sides-for-one': { family: 'concept', phrase: 'takes two sides for one' },
  'keeps-an-impossible-solution': { family: 'concept', phrase: 'keeps a solution that cannot be' },
  'keeps-the-negative-solution': { family: 'concept', phrase: 'keeps the negative solution' },
  'gives-the-other-dimension': { family: 'reading', phrase: 'gives the other dimension' },
  'gives-the-time-of-the-highest-point': {
    family: 'reading',
    phrase: 'gives the time of the highest point',
  },
  'gives-one-end-for-the-time-between': { family: 'reading', phrase: 'gives one end for the time between' },
  'gives-only-x-values': { family: 'partial', phrase: 'gives only x-values' },
  'gives-only-one-point': { family: 'partial', phrase: 'gives only one point' },
  'makes-a-sign-error-when-substituting': {
    family: 'sign',
    phrase: 'makes a sign error when substituting',
  },
  'thinks-there-are-always-two-meetings': { family: 'concept', phrase: 'thinks there are always two' },
  'confuses-touching-with-no-meeting': { family: 'concept', phrase: 'confuses touching with no meeting' },
  'counts-x-intercepts': { family: 'reading', phrase: 'counts x-intercepts' },
  'uses-the-height-of-the-vertex': { family: 'reading', phrase: 'uses the height of the vertex' },
} as const satisfies Readonly<Record<string, Misconception>>;
