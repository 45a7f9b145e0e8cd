import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with expressions, equations, inequalities and two variables. */
export const algebraMisconceptions = {
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
    phrase: 'takes a word for another operation',
  },
  'multiplies-the-whole-phrase': {
    family: 'order',
    phrase: 'lets one operation act on the whole phrase',
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
  'adds-p-instead-of-subtracting': { family: 'inverse', phrase: 'adds the number instead of subtracting it' },
  'subtracts-in-the-wrong-order': { family: 'order', phrase: 'subtracts in the wrong order' },
  'repeats-p-as-the-answer': { family: 'reading', phrase: 'repeats a number of the equation as the answer' },
  'uses-multiplication-for-a-comparison-by-difference': {
    family: 'operation',
    phrase: 'uses multiplication for a comparison by difference',
  },
  'puts-the-total-in-the-wrong-place': { family: 'order', phrase: 'puts the total in the wrong place' },
  'subtracts-p-instead-of-dividing': {
    family: 'operation',
    phrase: 'subtracts the coefficient instead of dividing',
  },
  'multiplies-by-p': { family: 'inverse', phrase: 'multiplies by the coefficient' },
  'divides-p-by-q': { family: 'order', phrase: 'divides the coefficient by the product' },
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
} as const satisfies Readonly<Record<string, Misconception>>;
