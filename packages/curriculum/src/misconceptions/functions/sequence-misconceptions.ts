import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with arithmetic sequences. */
export const sequenceMisconceptions = {
  'adds-the-difference-n-times': { family: 'order', phrase: 'adds the difference n times' },
  'uses-the-ratio': { family: 'concept', phrase: 'uses the ratio' },
  'uses-the-first-term-as-the-constant-with-dn': {
    family: 'concept',
    phrase: 'uses the first term as the constant with dn',
  },
  'swaps-first-term-and-difference': { family: 'order', phrase: 'swaps first term and difference' },
  'writes-the-recursive-rule': { family: 'concept', phrase: 'writes the recursive rule' },
} as const satisfies Readonly<Record<string, Misconception>>;
