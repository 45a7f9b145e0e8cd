import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with arithmetic sequences. */
export const sequenceMisconceptions = {
  'adds-the-difference-n-times': { family: 'order', phrase: 'adds the difference n times' },
  'uses-the-ratio': { family: 'concept', phrase: 'takes the terms to be proportional to their numbers' },
  'uses-the-first-term-as-the-constant-with-dn': {
    family: 'concept',
    phrase: 'uses the first term as the constant',
  },
  'swaps-first-term-and-difference': { family: 'order', phrase: 'swaps first term and difference' },
  'writes-the-recursive-rule': { family: 'concept', phrase: 'writes the recursive rule' },
  'forgets-the-half-of-the-sum': { family: 'partial', phrase: 'forgets one half' },
  'uses-the-wrong-number-of-terms': { family: 'reading', phrase: 'uses the wrong number of terms' },
  'gives-the-last-term': { family: 'reading', phrase: 'gives the last term' },
  'adds-the-ratio-below': { family: 'operation', phrase: 'uses 1 + r' },
  'uses-the-second-term-of-the-series': { family: 'reading', phrase: 'uses the second term' },
  'gives-the-quotient-for-the-ratio': { family: 'partial', phrase: 'gives a/S for the ratio' },
} as const satisfies Readonly<Record<string, Misconception>>;
