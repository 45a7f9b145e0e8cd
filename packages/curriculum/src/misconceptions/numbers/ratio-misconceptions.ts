import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with ratios, rates, percents and units. */
export const ratioMisconceptions = {
  'swaps-the-order-of-the-terms': { family: 'order', phrase: 'swaps the order of the terms' },
  'compares-part-to-whole': {
    family: 'concept',
    phrase: 'compares a part to the whole instead of to the other part',
  },
  'subtracts-instead-of-ratio': {
    family: 'operation',
    phrase: 'subtracts instead of comparing by ratio',
  },
  'reads-a-ratio-as-a-difference': { family: 'concept', phrase: 'reads a ratio as a difference' },
  'uses-the-other-part-as-the-whole': { family: 'concept', phrase: 'uses the other part as the whole' },
  'forgets-to-add-the-parts': { family: 'partial', phrase: 'forgets to add the parts' },
  'adds-the-same-number-to-both-terms': {
    family: 'operation',
    phrase: 'adds the same number to both terms',
  },
  'multiplies-only-one-term': { family: 'partial', phrase: 'multiplies only one term' },
  'divides-only-one-term': { family: 'partial', phrase: 'divides only one term' },
  'stops-before-lowest-terms': { family: 'partial', phrase: 'stops before reaching lowest terms' },
  'subtracts-a-common-amount': {
    family: 'operation',
    phrase: 'subtracts a common amount from both terms',
  },
  'continues-with-a-constant-difference': {
    family: 'operation',
    phrase: 'continues with a constant difference',
  },
  'uses-the-wrong-scale-factor': { family: 'operation', phrase: 'uses the wrong scale factor' },
  'multiplies-when-dividing-is-needed': {
    family: 'inverse',
    phrase: 'multiplies when dividing is needed',
  },
  'compares-only-one-ingredient': { family: 'partial', phrase: 'compares only one ingredient' },
  'compares-differences-instead-of-ratios': {
    family: 'concept',
    phrase: 'compares differences instead of ratios',
  },
  'adds-equal-steps-from-the-wrong-scale': {
    family: 'reading',
    phrase: 'adds equal steps from the wrong scale',
  },
  'reads-the-nearest-labeled-mark': { family: 'reading', phrase: 'reads the nearest labeled mark' },
  'scales-only-one-line': { family: 'partial', phrase: 'scales only one line' },
  'swaps-the-coordinates': { family: 'order', phrase: 'swaps the x- and y-coordinates' },
  'adds-the-same-amount-to-both-coordinates': {
    family: 'operation',
    phrase: 'adds the same amount to both coordinates',
  },
  'skips-a-table-row': { family: 'reading', phrase: 'skips a table row' },
  'reads-the-x-axis-instead-of-the-y-axis': {
    family: 'reading',
    phrase: 'reads the x-axis instead of the y-axis',
  },
  'misreads-the-axis-scale': { family: 'reading', phrase: 'misreads the axis scale' },
  'divides-in-the-wrong-order': { family: 'order', phrase: 'divides in the wrong order' },
  'subtracts-instead-of-dividing': { family: 'operation', phrase: 'subtracts instead of dividing' },
  'gives-the-total-instead-of-the-rate': {
    family: 'concept',
    phrase: 'gives the total instead of the rate',
  },
  'picks-the-reciprocal-rate': { family: 'order', phrase: 'picks the reciprocal rate' },
  'mixes-up-the-units': { family: 'unit', phrase: 'mixes up the units' },
  'swaps-the-two-quantities': { family: 'order', phrase: 'swaps the two quantities' },
  'states-the-total-instead-of-the-rate': {
    family: 'concept',
    phrase: 'states the total instead of the rate',
  },
  'picks-the-lowest-total-price': { family: 'concept', phrase: 'picks the lowest total price' },
  'picks-the-largest-package': { family: 'concept', phrase: 'picks the largest package' },
  'divides-quantity-by-price-and-picks-the-smallest': {
    family: 'order',
    phrase: 'divides quantity by price and picks the smallest',
  },
  'multiplies-by-the-wrong-quantity': { family: 'reading', phrase: 'multiplies by the wrong quantity' },
  'adds-the-difference-in-items-to-the-price': {
    family: 'operation',
    phrase: 'adds the difference in items to the price',
  },
  'uses-the-reciprocal-rate': { family: 'order', phrase: 'uses the reciprocal rate' },
  'divides-when-multiplying-is-needed': {
    family: 'inverse',
    phrase: 'divides when multiplying is needed',
  },
  'mixes-minutes-and-hours': { family: 'unit', phrase: 'mixes minutes and hours' },
  'adds-speed-and-time': { family: 'operation', phrase: 'adds speed and time' },
  'counts-the-unshaded-part': { family: 'reading', phrase: 'counts the unshaded part' },
  'gives-the-count-of-columns-as-the-percent': {
    family: 'reading',
    phrase: 'gives the count of columns as the percent',
  },
  'reads-the-numerator-as-the-percent': {
    family: 'concept',
    phrase: "reads the fraction's numerator as the percent",
  },
  'moves-the-decimal-point-one-place': {
    family: 'representation',
    phrase: 'moves the decimal point one place',
  },
  'inverts-the-fraction': { family: 'order', phrase: 'inverts the fraction' },
  'reads-the-digits-of-the-fraction-as-the-percent': {
    family: 'reading',
    phrase: 'reads the digits of the fraction as the percent',
  },
  'uses-the-denominator-as-the-percent': {
    family: 'concept',
    phrase: 'uses the denominator as the percent',
  },
  'forgets-to-scale-the-numerator': { family: 'partial', phrase: 'forgets to scale the numerator' },
  'subtracts-the-percent-from-the-number': {
    family: 'concept',
    phrase: 'subtracts the percent from the number',
  },
  'divides-by-the-percent': { family: 'operation', phrase: 'divides by the percent' },
  'finds-the-remaining-part-instead': { family: 'reading', phrase: 'finds the remaining part instead' },
  'moves-the-decimal-point-three-places': {
    family: 'representation',
    phrase: 'moves the decimal point three places',
  },
  'moves-the-decimal-point-one-place-too-few': {
    family: 'representation',
    phrase: 'moves the decimal point one place too few',
  },
  'gives-the-remaining-part-instead': { family: 'reading', phrase: 'gives the remaining part instead' },
  'rounds-to-the-wrong-benchmark': {
    family: 'concept',
    phrase: 'rounds the percent to another benchmark',
  },
  'divides-whole-by-part': { family: 'order', phrase: 'divides whole by part' },
  'reads-a-percent-as-a-count': { family: 'concept', phrase: 'reads a percent as a count' },
  'uses-the-part-as-the-percent': { family: 'concept', phrase: 'uses the part as the percent' },
  'compares-the-part-to-the-remaining-part': {
    family: 'concept',
    phrase: 'compares the part to the remaining part',
  },
  'takes-the-percent-of-the-part': { family: 'concept', phrase: 'takes the percent of the part' },
  'adds-the-part-and-the-percent': { family: 'operation', phrase: 'adds the part and the percent' },
  'multiplies-the-part-by-a-hundred-only': {
    family: 'partial',
    phrase: 'multiplies the part by 100 only',
  },
  'writes-the-smaller-unit-after-the-point': {
    family: 'unit',
    phrase: 'writes the smaller unit after the point',
  },
  'divides-instead-of-multiplying': { family: 'inverse', phrase: 'divides instead of multiplying' },
  'uses-the-wrong-conversion-factor': { family: 'unit', phrase: 'uses a wrong number for the conversion' },
  'adds-the-conversion-factor': { family: 'operation', phrase: 'adds the conversion factor' },
  'converts-in-the-wrong-direction': { family: 'unit', phrase: 'converts in the wrong direction' },
  'ignores-the-unit-change': { family: 'unit', phrase: 'ignores the unit change' },
} as const satisfies Readonly<Record<string, Misconception>>;
