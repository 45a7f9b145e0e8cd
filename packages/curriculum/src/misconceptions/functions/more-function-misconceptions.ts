import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with functions in pieces, absolute values, roots, combinations and inverses. */
export const moreFunctionMisconceptions = {
  'uses-the-rule-of-another-piece': { family: 'reading', phrase: 'uses the rule of another piece' },
  'uses-the-wrong-piece-at-a-boundary': { family: 'reading', phrase: 'uses the wrong piece at a boundary' },
  'adds-the-pieces': { family: 'concept', phrase: 'adds the pieces' },
  'rounds-a-step-the-wrong-way': { family: 'concept', phrase: 'rounds a step the wrong way' },
  'draws-a-parabola': { family: 'concept', phrase: 'draws a parabola' },
  'flips-when-a-is-positive': { family: 'sign', phrase: 'flips when a is positive' },
  'allows-negative-radicands': { family: 'concept', phrase: 'allows negative radicands' },
  'confuses-square-and-cube-roots': { family: 'concept', phrase: 'confuses square and cube roots' },
  'adds-when-it-should-multiply': { family: 'operation', phrase: 'adds where multiplying is needed' },
  'evaluates-only-one-function': { family: 'partial', phrase: 'evaluates only one function' },
  'adds-cost-instead-of-subtracting': { family: 'operation', phrase: 'adds cost instead of subtracting' },
  'forgets-the-fixed-cost': { family: 'partial', phrase: 'forgets the fixed cost' },
  'subtracts-only-the-first-cost-term': { family: 'partial', phrase: 'subtracts only the first cost term' },
  'takes-the-reciprocal-of-the-function': {
    family: 'concept',
    phrase: 'takes the reciprocal of the function',
  },
  'undoes-the-steps-in-the-same-order': { family: 'order', phrase: 'undoes the steps in the same order' },
  'reads-the-inverse-as-a-reciprocal': { family: 'reading', phrase: 'reads f⁻¹ as 1/f' },
  'changes-only-the-signs': { family: 'inverse', phrase: 'changes only the signs' },
  'gives-the-function-itself': { family: 'reading', phrase: 'gives the function itself' },
} as const satisfies Readonly<Record<string, Misconception>>;
