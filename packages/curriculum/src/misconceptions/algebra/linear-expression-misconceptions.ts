import type { Misconception } from '../misconception.ts';

/** Combining, expanding, factoring and reading linear expressions. */
export const linearExpressionMisconceptions = {
  'loses-the-sign-in-front-of-a-term': { family: 'sign', phrase: 'loses the sign in front of a term' },
  'multiplies-the-coefficients': { family: 'operation', phrase: 'multiplies the coefficients' },
  'changes-all-signs-when-adding': { family: 'sign', phrase: 'changes all signs when adding' },
  'makes-the-second-sign-wrong': { family: 'sign', phrase: 'makes the second sign wrong' },
  'adds-the-factor-instead-of-multiplying': {
    family: 'operation',
    phrase: 'adds the factor instead of multiplying',
  },
  'subtracts-before-distributing': { family: 'order', phrase: 'subtracts before distributing' },
  'distributes-the-number-but-not-its-sign': {
    family: 'sign',
    phrase: 'distributes the number but not its sign',
  },
  'keeps-the-inside-signs-unchanged': { family: 'sign', phrase: 'keeps the inside signs unchanged' },
  'divides-the-coefficient-by-the-reciprocal': {
    family: 'inverse',
    phrase: 'divides the coefficient by the reciprocal',
  },
  'factors-only-the-first-term': { family: 'partial', phrase: 'factors only the first term' },
  'multiplies-by-the-percent-part-only': { family: 'partial', phrase: 'multiplies by the percent part only' },
  'confuses-the-total-with-the-change': { family: 'concept', phrase: 'confuses the total with the change' },
  'reads-a-factor-as-a-sum': { family: 'reading', phrase: 'reads a factor as a sum' },
  'leaves-out-a-part-of-the-expression': {
    family: 'partial',
    phrase: 'leaves out a part of the expression',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
