import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with two-step problems, equations and inequalities. */
export const linearEquationMisconceptions = {
  'adds-forms-without-converting': {
    family: 'representation',
    phrase: 'adds numbers in different forms without converting',
  },
  'stops-after-the-first-step': { family: 'partial', phrase: 'stops after the first step' },
  'takes-a-percent-of-the-wrong-amount': {
    family: 'concept',
    phrase: 'takes a percent of the wrong amount',
  },
  'rounds-too-early-in-one-place': { family: 'order', phrase: 'rounds too early in one place' },
  'estimates-with-the-wrong-operation': {
    family: 'operation',
    phrase: 'estimates with the wrong operation',
  },
  'misplaces-the-decimal-point': { family: 'representation', phrase: 'misplaces the decimal point' },
  'divides-without-dividing-every-term': {
    family: 'partial',
    phrase: 'divides before subtracting without dividing every term',
  },
  'adds-q-instead-of-subtracting': { family: 'inverse', phrase: 'adds q instead of subtracting' },
  'uses-the-wrong-sign-when-dividing': { family: 'sign', phrase: 'uses the wrong sign when dividing' },
  'swaps-the-fixed-part-and-the-rate': {
    family: 'order',
    phrase: 'swaps the fixed part and the rate',
  },
  'multiplies-the-sum': { family: 'concept', phrase: 'multiplies the sum' },
  'subtracts-the-fixed-part': { family: 'operation', phrase: 'subtracts the fixed part' },
  'subtracts-q-before-dividing': { family: 'order', phrase: 'subtracts q before dividing' },
  'divides-only-one-side': { family: 'partial', phrase: 'divides only one side' },
  'leaves-out-the-parentheses': { family: 'representation', phrase: 'leaves out the parentheses' },
  'multiplies-only-one-part': { family: 'partial', phrase: 'multiplies only one part' },
  'adds-the-number-of-groups': { family: 'operation', phrase: 'adds the number of groups' },
  'reverses-the-order-of-the-undoing-steps': {
    family: 'order',
    phrase: 'reverses the order of the undoing steps',
  },
  'matches-a-subtraction-with-a-division': {
    family: 'operation',
    phrase: 'matches a subtraction with a division',
  },
  'thinks-the-two-methods-use-different-operations': {
    family: 'concept',
    phrase: 'thinks the two methods use different operations',
  },
  'does-not-reverse-the-symbol-for-a-negative': {
    family: 'sign',
    phrase: 'does not reverse the symbol for a negative',
  },
  'reverses-the-symbol-when-subtracting': {
    family: 'sign',
    phrase: 'reverses the symbol when subtracting',
  },
  'makes-an-error-undoing-the-constant': {
    family: 'inverse',
    phrase: 'makes an error undoing the constant',
  },
  'uses-the-wrong-circle-at-the-boundary': {
    family: 'representation',
    phrase: 'uses the wrong circle at the boundary',
  },
  'gives-only-the-boundary-point': { family: 'partial', phrase: 'gives only the boundary point' },
  'uses-an-equation-instead': { family: 'concept', phrase: 'uses an equation instead' },
  'rounds-in-the-wrong-direction': { family: 'concept', phrase: 'rounds in the wrong direction' },
  'gives-the-boundary-decimal': { family: 'reading', phrase: 'gives the boundary decimal' },
  'ignores-the-fixed-amount': { family: 'partial', phrase: 'ignores the fixed amount' },
} as const satisfies Readonly<Record<string, Misconception>>;
