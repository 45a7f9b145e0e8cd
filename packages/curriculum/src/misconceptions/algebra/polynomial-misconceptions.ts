import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with polynomials: factors, products, division, zeros and signs. */
export const polynomialMisconceptions = {
  'stops-at-quadratic-factors': { family: 'partial', phrase: 'stops at quadratic factors' },
  'uses-x-for-the-square': { family: 'reading', phrase: 'uses x for x²' },
  'uses-the-opposite-signs-in-both-factors': {
    family: 'sign',
    phrase: 'uses the opposite signs in both factors',
  },
  'uses-the-wrong-sign-in-the-quadratic-factor': {
    family: 'sign',
    phrase: 'uses the wrong sign in the quadratic factor',
  },
  'squares-the-binomial': { family: 'concept', phrase: 'squares the binomial' },
  'leaves-two-unlike-groups': { family: 'partial', phrase: 'leaves two unlike groups' },
  'misses-some-products': { family: 'partial', phrase: 'misses some products' },
  'says-multiplication-leaves-the-set': { family: 'concept', phrase: 'says multiplication leaves the set' },
  'says-division-always-stays': { family: 'concept', phrase: 'says division always stays' },
  'confuses-with-integers-only': { family: 'concept', phrase: 'confuses with integers only' },
  'checks-one-value-only': { family: 'concept', phrase: 'checks one value only' },
  'makes-a-sign-error-when-expanding': { family: 'sign', phrase: 'makes a sign error when expanding' },
  'leaves-out-the-middle-term': { family: 'partial', phrase: 'leaves out the middle term' },
  'squares-each-part-only': { family: 'partial', phrase: 'squares each part only' },
  'squares-the-difference-instead-of-subtracting-squares': {
    family: 'order',
    phrase: 'squares the difference instead of subtracting squares',
  },
  'doubles-instead-of-squaring': { family: 'operation', phrase: 'doubles instead of squaring' },
  'skips-a-missing-power': { family: 'representation', phrase: 'skips a missing power' },
  'adds-instead-of-subtracting-in-long-division': {
    family: 'operation',
    phrase: 'adds instead of subtracting in long division',
  },
  'uses-the-wrong-sign-in-synthetic-division': {
    family: 'sign',
    phrase: 'uses the wrong sign in synthetic division',
  },
  'evaluates-at-the-opposite-of-a': { family: 'sign', phrase: 'evaluates at -a' },
  'uses-the-constant-term': { family: 'reading', phrase: 'uses the constant term' },
  'confuses-quotient-and-remainder': { family: 'concept', phrase: 'confuses quotient and remainder' },
  'confuses-touch-and-cross': { family: 'concept', phrase: 'confuses touch and cross' },
  'uses-the-opposite-signs': { family: 'sign', phrase: 'uses the opposite signs' },
  'ignores-multiplicity': { family: 'partial', phrase: 'ignores multiplicity' },
  'reverses-the-end-behavior': { family: 'concept', phrase: 'reverses the end behavior' },
  'uses-the-wrong-signs-of-zeros': { family: 'sign', phrase: 'uses the wrong signs of zeros' },
  'ignores-a-double-zero': { family: 'partial', phrase: 'ignores a double zero' },
  'changes-sign-at-a-double-zero': { family: 'concept', phrase: 'changes sign at a double zero' },
  'gives-only-the-zeros': { family: 'partial', phrase: 'gives only the zeros' },
} as const satisfies Readonly<Record<string, Misconception>>;
