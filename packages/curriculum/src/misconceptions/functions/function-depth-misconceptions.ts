import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with the features, changes and inverses of functions, and with models. */
export const functionDepthMisconceptions = {
  'keeps-a-zero-denominator': { family: 'concept', phrase: 'keeps a zero denominator' },
  'uses-a-strict-symbol-wrongly': { family: 'concept', phrase: 'uses a strict symbol wrongly' },
  'combines-conditions-with-or': { family: 'concept', phrase: 'combines conditions with “or”' },
  'swaps-domain-and-range': { family: 'order', phrase: 'swaps domain and range' },
  'confuses-local-and-absolute': { family: 'concept', phrase: 'confuses local and absolute' },
  'reverses-end-behavior': { family: 'concept', phrase: 'reverses end behavior' },
  'replaces-f-of-x-plus-h-by-f-of-x-then-h': { family: 'concept', phrase: 'replaces f(x + h) by f(x) + h' },
  'subtracts-only-the-first-term': { family: 'partial', phrase: 'subtracts only the first term' },
  'forgets-to-divide-every-term': { family: 'partial', phrase: 'forgets to divide every term' },
  'applies-a-shift-before-a-stretch-wrongly': {
    family: 'order',
    phrase: 'applies a shift before a stretch wrongly',
  },
  'multiplies-x-instead-of-dividing': { family: 'inverse', phrase: 'multiplies x instead of dividing' },
  'checks-one-value': { family: 'concept', phrase: 'checks one value' },
  'confuses-the-opposite-of-f-with-f-of-the-opposite': {
    family: 'concept',
    phrase: 'confuses -f(x) with f(-x)',
  },
  'decides-by-degree': { family: 'concept', phrase: 'decides by degree' },
  'reverses-inside-and-outside': { family: 'order', phrase: 'reverses inside and outside' },
  'multiplies-instead-of-composing': { family: 'operation', phrase: 'multiplies instead of composing' },
  'picks-functions-that-do-not-compose-to-the-rule': {
    family: 'partial',
    phrase: 'picks functions that do not compose to the rule',
  },
  'keeps-the-negative-square-root-on-the-positive-branch': {
    family: 'sign',
    phrase: 'keeps the negative square root on the positive branch',
  },
  'keeps-two-variables': { family: 'partial', phrase: 'keeps two variables' },
  'uses-the-perimeter-for-the-area': { family: 'concept', phrase: 'uses the perimeter for the area' },
  'gives-the-rate-instead': { family: 'reading', phrase: 'gives the rate instead' },
  'forgets-a-side': { family: 'partial', phrase: 'forgets a side' },
  'overlaps-the-intervals': { family: 'representation', phrase: 'overlaps the intervals' },
  'charges-the-whole-at-the-last-rate': { family: 'concept', phrase: 'charges the whole at the last rate' },
  'breaks-continuity': { family: 'concept', phrase: 'breaks continuity' },
} as const satisfies Readonly<Record<string, Misconception>>;
