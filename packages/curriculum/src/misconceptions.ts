export type MisconceptionFamily =
  | 'sign'
  | 'order'
  | 'operation'
  | 'inverse'
  | 'partial'
  | 'unit'
  | 'reading'
  | 'representation'
  | 'concept';

type Misconception = { readonly family: MisconceptionFamily; readonly phrase: string };

/**
 * Named wrong ways of working. An id is for ever and always means the same error, so reports add up over
 * lessons; `phrase` is the wording of the scope and sequence. General slips carry the id 'slip' instead.
 */
export const misconceptions = {
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
  'moves-the-decimal-point-one-place-too-few': {
    family: 'representation',
    phrase: 'moves the decimal point one place too few',
  },
  'gives-the-remaining-part-instead': { family: 'reading', phrase: 'gives the remaining part instead' },
  'rounds-to-the-wrong-benchmark': {
    family: 'concept',
    phrase: 'rounds the percent but not the direction of the result',
  },
  'divides-whole-by-part': { family: 'order', phrase: 'divides whole by part' },
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
  'divides-instead-of-multiplying': { family: 'inverse', phrase: 'divides instead of multiplying' },
  'uses-the-wrong-conversion-factor': { family: 'unit', phrase: 'uses the wrong conversion factor' },
  'adds-the-conversion-factor': { family: 'operation', phrase: 'adds the conversion factor' },
  'converts-in-the-wrong-direction': { family: 'unit', phrase: 'converts in the wrong direction' },
  'ignores-the-unit-change': { family: 'unit', phrase: 'ignores the unit change' },
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
    phrase: 'reads the negative side from the wrong direction',
  },
  'treats-each-space-as-one-tenth': { family: 'reading', phrase: 'treats each space as one tenth' },
  'places-the-number-on-the-positive-side': {
    family: 'sign',
    phrase: 'places the number on the positive side',
  },
  'places-a-negative-mixed-number-one-unit-too-near': {
    family: 'reading',
    phrase: 'places -1 1/4 between 0 and -1',
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
    phrase: 'says the greater number is the greater debt',
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
  'uses-only-one-of-the-two-numbers': { family: 'partial', phrase: 'uses only one of the two numbers' },
  'multiplies-the-two-numbers-without-checking': {
    family: 'operation',
    phrase: 'multiplies the two numbers without checking',
  },
  'gives-the-greatest-common-factor': { family: 'concept', phrase: 'gives the greatest common factor' },
  'lists-too-few-multiples': { family: 'partial', phrase: 'lists too few multiples' },
  'adds-the-two-intervals': { family: 'operation', phrase: 'adds the two intervals' },
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
  'adjusts-by-one-factor-only': { family: 'partial', phrase: 'adjusts by one factor only' },
  'multiplies-the-base-by-the-exponent': {
    family: 'operation',
    phrase: 'multiplies the base by the exponent',
  },
  'adds-the-base-repeatedly': { family: 'operation', phrase: 'adds the base repeatedly' },
  'swaps-base-and-exponent': { family: 'order', phrase: 'swaps base and exponent' },
  'multiplies-before-applying-the-exponent': {
    family: 'order',
    phrase: 'multiplies before applying the exponent',
  },
  'works-strictly-left-to-right': { family: 'order', phrase: 'works strictly left to right' },
  'reverses-the-order-of-a-subtraction-or-division': {
    family: 'order',
    phrase: 'reverses the order of a subtraction or division',
  },
  'adds-for-times-or-multiplies-for-more-than': {
    family: 'operation',
    phrase: 'adds for "times" or multiplies for "more than"',
  },
  'multiplies-the-whole-phrase': {
    family: 'order',
    phrase: 'multiplies the whole phrase instead of the first part',
  },
  'multiplies-the-fixed-amount-by-the-variable': {
    family: 'concept',
    phrase: 'multiplies the fixed amount by the variable',
  },
  'swaps-the-fixed-and-varying-parts': { family: 'order', phrase: 'swaps the fixed and varying parts' },
  'leaves-out-the-fixed-amount': { family: 'partial', phrase: 'leaves out the fixed amount' },
  'counts-factors-as-terms': { family: 'concept', phrase: 'counts factors as terms' },
  'takes-a-lone-variable-to-have-coefficient-zero': {
    family: 'concept',
    phrase: 'takes a variable with no number to have coefficient 0',
  },
  'calls-the-exponent-the-coefficient': { family: 'concept', phrase: 'calls the exponent the coefficient' },
  'calls-a-product-a-sum': { family: 'concept', phrase: 'calls a product a sum' },
  'ignores-the-parentheses': { family: 'reading', phrase: 'ignores the parentheses' },
  'writes-the-digits-side-by-side': {
    family: 'representation',
    phrase: 'writes the digits side by side instead of multiplying',
  },
  'adds-before-multiplying': { family: 'order', phrase: 'adds before multiplying' },
  'forgets-the-constant': { family: 'partial', phrase: 'forgets the constant' },
  'applies-the-exponent-to-the-coefficient-too': {
    family: 'order',
    phrase: 'applies the exponent to the coefficient too',
  },
  'applies-the-exponent-last': { family: 'order', phrase: 'applies the exponent last' },
  'multiplies-only-the-first-term': { family: 'partial', phrase: 'multiplies only the first term' },
  'adds-instead-of-multiplying': { family: 'operation', phrase: 'adds instead of multiplying' },
  'drops-the-variable': { family: 'partial', phrase: 'drops the variable' },
  'moves-the-variable-outside': { family: 'concept', phrase: 'moves the variable outside' },
  'adds-unlike-terms-together': { family: 'concept', phrase: 'adds unlike terms together' },
  'multiplies-the-variables': { family: 'operation', phrase: 'multiplies the variables' },
  'adds-exponents-of-like-terms': { family: 'operation', phrase: 'adds exponents of like terms' },
  'subtracts-instead-of-adding': { family: 'operation', phrase: 'subtracts instead of adding' },
  'chooses-a-value-where-both-agree': { family: 'concept', phrase: 'chooses a value where both agree' },
  'thinks-one-agreeing-value-proves-equivalence': {
    family: 'concept',
    phrase: 'thinks one agreeing value proves equivalence',
  },
  'chooses-the-number-on-the-other-side': {
    family: 'reading',
    phrase: 'chooses the number on the other side',
  },
  'substitutes-into-only-one-side': { family: 'partial', phrase: 'substitutes into only one side' },
  'leaves-out-the-boundary-value': { family: 'partial', phrase: 'leaves out the boundary value' },
  'includes-a-value-that-does-not-work': { family: 'concept', phrase: 'includes a value that does not work' },
  'thinks-a-letter-stands-for-an-object': {
    family: 'concept',
    phrase: 'thinks a letter stands for an object',
  },
  'thinks-a-variable-can-have-only-one-value': {
    family: 'concept',
    phrase: 'thinks a variable can have only one value always',
  },
  'reverses-the-relationship': { family: 'order', phrase: 'reverses the relationship' },
  'uses-two-letters-for-the-same-unknown': {
    family: 'representation',
    phrase: 'uses two letters for the same unknown',
  },
  'adds-p-instead-of-subtracting': { family: 'inverse', phrase: 'adds p instead of subtracting' },
  'subtracts-in-the-wrong-order': { family: 'order', phrase: 'subtracts in the wrong order' },
  'repeats-p-as-the-answer': { family: 'reading', phrase: 'repeats p as the answer' },
  'uses-multiplication-for-a-comparison-by-difference': {
    family: 'operation',
    phrase: 'uses multiplication for a comparison by difference',
  },
  'puts-the-total-in-the-wrong-place': { family: 'order', phrase: 'puts the total in the wrong place' },
  'subtracts-p-instead-of-dividing': { family: 'operation', phrase: 'subtracts p instead of dividing' },
  'multiplies-by-p': { family: 'inverse', phrase: 'multiplies by p' },
  'divides-p-by-q': { family: 'order', phrase: 'divides p by q' },
  'divides-by-the-number-again': { family: 'inverse', phrase: 'divides by the number again' },
  'subtracts-the-number': { family: 'operation', phrase: 'subtracts the number' },
  'adds-the-number': { family: 'operation', phrase: 'adds the number' },
  'uses-addition-for-equal-groups': { family: 'operation', phrase: 'uses addition for equal groups' },
  'swaps-the-rate-and-the-total': { family: 'order', phrase: 'swaps the rate and the total' },
  'reverses-the-inequality-symbol': { family: 'order', phrase: 'reverses the inequality symbol' },
  'includes-or-excludes-the-boundary-wrongly': {
    family: 'concept',
    phrase: 'includes or excludes the boundary wrongly',
  },
  'writes-an-equation-instead': { family: 'concept', phrase: 'writes an equation instead' },
  'shades-the-wrong-direction': { family: 'order', phrase: 'shades the wrong direction' },
  'uses-a-closed-circle-for-a-strict-inequality': {
    family: 'representation',
    phrase: 'uses a closed circle for a strict inequality',
  },
  'marks-only-whole-numbers': { family: 'concept', phrase: 'marks only whole numbers' },
  'swaps-the-two-variables': { family: 'order', phrase: 'swaps the two variables' },
  'chooses-the-first-variable-named': { family: 'reading', phrase: 'chooses the first variable named' },
  'chooses-a-constant-in-the-situation': { family: 'concept', phrase: 'chooses a constant in the situation' },
  'continues-down-the-column': { family: 'reading', phrase: 'continues down the column instead of across' },
  'uses-addition-when-the-rule-multiplies': {
    family: 'operation',
    phrase: 'uses addition when the rule multiplies',
  },
  'applies-the-rule-to-the-previous-input': {
    family: 'reading',
    phrase: 'applies the rule to the previous input',
  },
  'swaps-x-and-y': { family: 'order', phrase: 'swaps x and y' },
  'uses-an-additive-rule-from-only-one-row': {
    family: 'partial',
    phrase: 'uses an additive rule from only one row',
  },
  'uses-the-first-output-as-the-constant': {
    family: 'reading',
    phrase: 'uses the first output as the constant',
  },
  'substitutes-for-the-wrong-variable': { family: 'reading', phrase: 'substitutes for the wrong variable' },
  'adds-the-constant-instead-of-multiplying': {
    family: 'operation',
    phrase: 'adds the constant instead of multiplying',
  },
  'swaps-the-axes': { family: 'order', phrase: 'swaps the axes' },
  'draws-an-additive-rule-through-the-origin': {
    family: 'concept',
    phrase: 'draws an additive rule through the origin',
  },
  'inverts-the-constant': { family: 'order', phrase: 'inverts the constant k' },
  'swaps-the-meaning-of-the-coordinates': { family: 'order', phrase: 'swaps the meaning of the coordinates' },
  'reads-the-difference-of-the-coordinates': {
    family: 'reading',
    phrase: 'reads the difference of the coordinates',
  },
  'uses-the-slanted-side-as-the-height': { family: 'reading', phrase: 'uses the slanted side as the height' },
  'adds-base-and-height': { family: 'operation', phrase: 'adds base and height' },
  'halves-the-product': { family: 'concept', phrase: 'halves the product' },
  'forgets-to-halve-the-product': { family: 'partial', phrase: 'forgets to halve the product' },
  'uses-a-side-that-is-not-perpendicular': {
    family: 'reading',
    phrase: 'uses a side that is not perpendicular',
  },
  'divides-the-area-by-the-base-without-doubling': {
    family: 'inverse',
    phrase: 'divides the area by the base without doubling',
  },
  'multiplies-area-and-base': { family: 'inverse', phrase: 'multiplies area and base' },
  'halves-instead-of-doubling': { family: 'inverse', phrase: 'halves instead of doubling' },
  'uses-only-one-base': { family: 'partial', phrase: 'uses only one base' },
  'forgets-to-halve': { family: 'partial', phrase: 'forgets to halve' },
  'multiplies-the-two-bases': { family: 'operation', phrase: 'multiplies the two bases' },
  'leaves-out-one-piece': { family: 'partial', phrase: 'leaves out one piece' },
  'counts-an-overlap-twice': { family: 'concept', phrase: 'counts an overlap twice' },
  'adds-a-hole-instead-of-subtracting-it': {
    family: 'operation',
    phrase: 'adds a hole instead of subtracting it',
  },
  'uses-the-wrong-pair-of-coordinates': { family: 'reading', phrase: 'uses the wrong pair of coordinates' },
  'gives-the-perimeter-for-the-area': { family: 'concept', phrase: 'gives the perimeter for the area' },
  'leaves-out-one-side': { family: 'partial', phrase: 'leaves out one side' },
  'uses-a-slanted-side-as-the-height': { family: 'reading', phrase: 'uses a slanted side as the height' },
  'divides-each-volume-by-the-edge': {
    family: 'concept',
    phrase: 'divides each volume by the edge instead of the cube volume',
  },
  'multiplies-the-volume-by-the-edge-fraction': {
    family: 'inverse',
    phrase: 'multiplies the volume by the edge fraction',
  },
  'counts-only-one-layer': { family: 'partial', phrase: 'counts only one layer' },
  'adds-the-edges': { family: 'operation', phrase: 'adds the edges' },
  'multiplies-only-two-edges': { family: 'partial', phrase: 'multiplies only two edges' },
  'multiplies-whole-parts-and-fraction-parts-separately': {
    family: 'representation',
    phrase: 'multiplies whole parts and fraction parts separately',
  },
  'multiplies-the-volume-by-the-edges': { family: 'inverse', phrase: 'multiplies the volume by the edges' },
  'divides-by-only-one-edge': { family: 'partial', phrase: 'divides by only one edge' },
  'subtracts-the-edges-from-the-volume': {
    family: 'operation',
    phrase: 'subtracts the edges from the volume',
  },
  'chooses-a-net-with-a-missing-face': { family: 'partial', phrase: 'chooses a net with a missing face' },
  'chooses-a-net-that-overlaps-when-folded': {
    family: 'concept',
    phrase: 'chooses a net that overlaps when folded',
  },
  'confuses-pyramid-and-prism': { family: 'concept', phrase: 'confuses pyramid and prism' },
  'leaves-out-the-hidden-faces': { family: 'partial', phrase: 'leaves out the hidden faces' },
  'finds-the-volume-instead': { family: 'concept', phrase: 'finds the volume instead' },
  'forgets-to-halve-the-triangles': { family: 'partial', phrase: 'forgets to halve the triangles' },
  'chooses-a-question-with-one-fixed-answer': {
    family: 'concept',
    phrase: 'chooses a question with one fixed answer',
  },
  'thinks-any-question-with-numbers-is-statistical': {
    family: 'concept',
    phrase: 'thinks any question with numbers is statistical',
  },
  'confuses-the-attribute-with-its-unit': { family: 'unit', phrase: 'confuses the attribute with its unit' },
  'counts-categories-instead-of-observations': {
    family: 'reading',
    phrase: 'counts categories instead of observations',
  },
  'gives-the-value-instead-of-the-count': {
    family: 'reading',
    phrase: 'gives the value instead of the count',
  },
  'counts-only-distinct-values': { family: 'concept', phrase: 'counts only distinct values' },
  'misses-stacked-dots': { family: 'partial', phrase: 'misses stacked dots' },
  'reads-only-one-bar': { family: 'partial', phrase: 'reads only one bar' },
  'includes-a-bar-outside-the-range': { family: 'reading', phrase: 'includes a bar outside the range' },
  'reads-the-interval-label-as-the-count': {
    family: 'reading',
    phrase: 'reads the interval label as the count',
  },
  'counts-a-boundary-value-in-both-intervals': {
    family: 'concept',
    phrase: 'counts a boundary value in both intervals',
  },
  'leaves-out-an-empty-interval': { family: 'representation', phrase: 'leaves out an empty interval' },
  'uses-unequal-interval-widths': { family: 'representation', phrase: 'uses unequal interval widths' },
  'names-the-skew-by-the-side-with-most-data': {
    family: 'concept',
    phrase: 'names the skew by the side with most data',
  },
  'calls-any-peak-symmetric': { family: 'concept', phrase: 'calls any peak symmetric' },
  'overlooks-a-gap': { family: 'reading', phrase: 'overlooks a gap' },
  'gives-the-tallest-stack-as-the-center': {
    family: 'concept',
    phrase: 'gives the tallest stack as the center',
  },
  'gives-the-largest-value': { family: 'reading', phrase: 'gives the largest value' },
  'confuses-center-and-spread': { family: 'concept', phrase: 'confuses center and spread' },
  'divides-by-the-wrong-count': { family: 'operation', phrase: 'divides by the wrong count' },
  'gives-the-median-instead': { family: 'concept', phrase: 'gives the median instead' },
  'gives-the-sum': { family: 'partial', phrase: 'gives the sum' },
  'gives-the-mean-itself': { family: 'concept', phrase: 'gives the mean itself' },
  'subtracts-the-mean-from-the-sum': { family: 'operation', phrase: 'subtracts the mean from the sum' },
  'does-not-order-the-data-first': { family: 'order', phrase: 'does not order the data first' },
  'takes-one-of-the-two-middle-values': { family: 'partial', phrase: 'takes one of the two middle values' },
  'gives-the-mean-instead': { family: 'concept', phrase: 'gives the mean instead' },
} as const satisfies Readonly<Record<string, Misconception>>;

export type MisconceptionId = keyof typeof misconceptions;
