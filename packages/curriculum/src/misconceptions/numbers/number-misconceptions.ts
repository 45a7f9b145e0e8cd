import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with fractions, numbers below zero, points, decimals and factors. */
export const numberMisconceptions = {
  'multiplies-by-the-fraction-instead-of-dividing': {
    family: 'inverse',
    phrase: 'multiplies by the fraction instead of dividing',
  },
  'divides-by-the-denominator': { family: 'partial', phrase: 'divides by the denominator' },
  'reverses-dividend-and-divisor': { family: 'order', phrase: 'reverses dividend and divisor' },
  'multiplies-the-two-fractions': { family: 'operation', phrase: 'multiplies the two fractions' },
  'subtracts-the-fractions': { family: 'operation', phrase: 'subtracts the fractions' },
  'gives-the-size-of-the-part': { family: 'partial', phrase: 'gives the size of the part' },
  'chooses-a-multiplication-story': { family: 'concept', phrase: 'chooses a multiplication story' },
  'makes-the-number-negative': { family: 'sign', phrase: 'makes the number negative' },
  'inverts-only-the-fraction-part': {
    family: 'partial',
    phrase: 'inverts only the fraction part of a mixed number',
  },
  'subtracts-from-one': { family: 'operation', phrase: 'subtracts from 1' },
  'inverts-the-dividend-instead-of-the-divisor': {
    family: 'order',
    phrase: 'inverts the dividend instead of the divisor',
  },
  'inverts-both-fractions': { family: 'inverse', phrase: 'inverts both fractions' },
  'multiplies-straight-across-without-inverting': {
    family: 'inverse',
    phrase: 'multiplies straight across without inverting',
  },
  'divides-whole-parts-and-fraction-parts-separately': {
    family: 'partial',
    phrase: 'divides whole parts and fraction parts separately',
  },
  'converts-the-mixed-number-incorrectly': {
    family: 'representation',
    phrase: 'converts the mixed number incorrectly',
  },
  'multiplies-instead-of-dividing': { family: 'inverse', phrase: 'multiplies instead of dividing' },
  'takes-the-fraction-part-for-a-measure': {
    family: 'concept',
    phrase: 'takes the fraction part of a quotient for a measure',
  },
  'rounds-off-the-leftover-part': { family: 'partial', phrase: 'rounds off the leftover part' },
  'uses-the-wrong-sign': { family: 'sign', phrase: 'uses the wrong sign' },
  'gives-the-distance-without-a-sign': {
    family: 'sign',
    phrase: 'gives the distance from zero without a sign',
  },
  'measures-from-the-wrong-zero': { family: 'reading', phrase: 'measures from the wrong zero' },
  'gives-the-absolute-value-each-time': { family: 'sign', phrase: 'gives the absolute value each time' },
  'gives-the-reciprocal': { family: 'inverse', phrase: 'gives the reciprocal' },
  'keeps-the-sign-for-a-double-opposite': {
    family: 'sign',
    phrase: 'keeps the sign for a double opposite',
  },
  'counts-tick-marks-instead-of-spaces': {
    family: 'reading',
    phrase: 'counts tick marks instead of spaces',
  },
  'reads-the-negative-side-from-the-wrong-direction': {
    family: 'reading',
    phrase: 'reads the part from the wrong direction',
  },
  'treats-each-space-as-one-tenth': { family: 'reading', phrase: 'treats each space as one tenth' },
  'places-the-number-on-the-positive-side': {
    family: 'sign',
    phrase: 'places the number on the positive side',
  },
  'places-a-negative-mixed-number-one-unit-too-near': {
    family: 'reading',
    phrase: 'turns back toward zero for the fraction part',
  },
  'counts-from-the-left-end': { family: 'reading', phrase: 'counts from the left end' },
  'orders-negatives-by-size-without-the-sign': {
    family: 'order',
    phrase: 'orders negatives by size without the sign',
  },
  'reads-the-inequality-symbol-backward': {
    family: 'reading',
    phrase: 'reads the inequality symbol backward',
  },
  'compares-digits-without-place-value': {
    family: 'representation',
    phrase: 'compares digits without place value',
  },
  'reverses-the-comparison': { family: 'order', phrase: 'reverses the comparison' },
  'compares-distances-from-zero-instead': {
    family: 'concept',
    phrase: 'compares distances from zero instead',
  },
  'puts-all-fractions-before-decimals': {
    family: 'representation',
    phrase: 'puts all fractions before decimals',
  },
  'orders-from-greatest-to-least': { family: 'order', phrase: 'orders from greatest to least' },
  'takes-the-opposite-of-every-number': { family: 'concept', phrase: 'takes the opposite of every number' },
  'keeps-the-negative-sign': { family: 'sign', phrase: 'keeps the negative sign' },
  'drops-the-sign-of-the-comparison': { family: 'sign', phrase: 'drops the sign of the comparison' },
  'says-the-greater-number-is-the-greater-debt': {
    family: 'concept',
    phrase: 'takes the greater number for the greater size',
  },
  'ignores-the-sign-and-the-context': { family: 'sign', phrase: 'ignores the sign and the context' },
  'confuses-magnitude-with-order': { family: 'concept', phrase: 'confuses magnitude with order' },
  'uses-the-wrong-sign-for-one-coordinate': {
    family: 'sign',
    phrase: 'uses the wrong sign for one coordinate',
  },
  'counts-from-the-wrong-axis': { family: 'reading', phrase: 'counts from the wrong axis' },
  'numbers-the-quadrants-clockwise': { family: 'order', phrase: 'numbers the quadrants clockwise' },
  'looks-at-only-one-coordinate': { family: 'partial', phrase: 'looks at only one coordinate' },
  'changes-the-sign-of-the-wrong-coordinate': {
    family: 'sign',
    phrase: 'changes the sign of the wrong coordinate',
  },
  'changes-both-signs': { family: 'sign', phrase: 'changes both signs' },
  'subtracts-absolute-values-on-opposite-sides': {
    family: 'operation',
    phrase: 'subtracts absolute values when the points are on opposite sides',
  },
  'adds-absolute-values-on-the-same-side': {
    family: 'operation',
    phrase: 'adds absolute values when the points are on the same side',
  },
  'uses-the-shared-coordinate': { family: 'reading', phrase: 'uses the shared coordinate' },
  'counts-grid-points-instead-of-spaces': {
    family: 'reading',
    phrase: 'counts grid points instead of spaces',
  },
  'leaves-out-one-segment': { family: 'partial', phrase: 'leaves out one segment' },
  'measures-a-straight-diagonal': { family: 'concept', phrase: 'measures a straight diagonal' },
  'omits-a-zero-in-the-quotient': { family: 'representation', phrase: 'omits a zero in the quotient' },
  'misplaces-the-first-quotient-digit': {
    family: 'representation',
    phrase: 'misplaces the first quotient digit',
  },
  'subtracts-incorrectly-in-one-step': {
    family: 'operation',
    phrase: 'subtracts incorrectly in one step',
  },
  'always-drops-the-remainder': { family: 'concept', phrase: 'always drops the remainder' },
  'always-rounds-up': { family: 'concept', phrase: 'always rounds up' },
  'gives-the-remainder-as-the-answer': {
    family: 'reading',
    phrase: 'gives the remainder as the answer',
  },
  'lines-up-the-last-digits': {
    family: 'representation',
    phrase: 'lines up the last digits instead of the decimal points',
  },
  'forgets-to-carry': { family: 'partial', phrase: 'forgets to carry' },
  'drops-trailing-places': { family: 'partial', phrase: 'drops trailing places' },
  'subtracts-smaller-digit-from-larger': {
    family: 'order',
    phrase: 'subtracts smaller digit from larger in each place',
  },
  'forgets-to-regroup': { family: 'partial', phrase: 'forgets to regroup' },
  'counts-decimal-places-in-only-one-factor': {
    family: 'partial',
    phrase: 'counts decimal places in only one factor',
  },
  'lines-up-the-points-as-in-addition': {
    family: 'representation',
    phrase: 'lines up the decimal points as in addition',
  },
  'places-the-point-one-digit-off': { family: 'representation', phrase: 'places the point one digit off' },
  'moves-the-point-in-the-divisor-only': { family: 'partial', phrase: 'moves the point in the divisor only' },
  'ignores-both-decimal-points': { family: 'representation', phrase: 'ignores both decimal points' },
  'gives-a-common-factor-that-is-not-the-greatest': {
    family: 'partial',
    phrase: 'gives a common factor that is not the greatest',
  },
  'gives-the-least-common-multiple': { family: 'concept', phrase: 'gives the least common multiple' },
  'multiplies-the-two-numbers': { family: 'operation', phrase: 'multiplies the two numbers' },
  'finds-the-least-common-multiple-instead': {
    family: 'concept',
    phrase: 'finds the least common multiple instead',
  },
  'gives-the-number-in-each-group': { family: 'reading', phrase: 'gives the number in each group' },
  'uses-only-one-of-the-two-numbers': { family: 'partial', phrase: 'uses only one of the numbers' },
  'multiplies-the-two-numbers-without-checking': {
    family: 'operation',
    phrase: 'takes the product for the least common multiple',
  },
  'gives-the-greatest-common-factor': { family: 'concept', phrase: 'gives the greatest common factor' },
  'lists-too-few-multiples': { family: 'partial', phrase: 'lists too few multiples' },
  'adds-the-two-intervals': { family: 'operation', phrase: 'adds the intervals' },
  'gives-the-larger-interval': { family: 'concept', phrase: 'gives the larger interval' },
  'finds-the-greatest-common-factor-instead': {
    family: 'concept',
    phrase: 'finds the greatest common factor instead',
  },
  'factors-out-a-factor-that-is-not-the-greatest': {
    family: 'partial',
    phrase: 'factors out a common factor that is not the greatest',
  },
  'divides-only-one-addend': { family: 'partial', phrase: 'divides only one addend' },
  'leaves-one-addend-inside-unchanged': { family: 'partial', phrase: 'leaves one addend inside unchanged' },
  'multiplies-only-the-first-part': { family: 'partial', phrase: 'multiplies only the first part' },
  'adds-instead-of-subtracting-the-adjustment': {
    family: 'operation',
    phrase: 'adds instead of subtracting the adjustment',
  },
  'adjusts-by-one-factor-only': {
    family: 'partial',
    phrase: 'changes each group by one, not by the whole difference',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
