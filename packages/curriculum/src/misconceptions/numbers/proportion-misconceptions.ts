import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with proportional relationships and their constant. */
export const proportionMisconceptions = {
  'inverts-the-top-fraction': {
    family: 'order',
    phrase: 'inverts the top fraction instead of the bottom one',
  },
  'divides-only-the-numerators': { family: 'partial', phrase: 'divides only the numerators' },
  'multiplies-the-amounts': { family: 'inverse', phrase: 'multiplies the amounts' },
  'accepts-a-constant-difference-as-proportional': {
    family: 'concept',
    phrase: 'accepts a constant difference as proportional',
  },
  'checks-only-one-pair': { family: 'partial', phrase: 'checks only one pair' },
  'ignores-a-row-that-breaks-the-ratio': {
    family: 'partial',
    phrase: 'ignores a row that breaks the ratio',
  },
  'accepts-any-straight-line': { family: 'concept', phrase: 'accepts any straight line' },
  'accepts-any-curve-through-the-origin': {
    family: 'concept',
    phrase: 'accepts any curve through the origin',
  },
  'requires-a-slope-of-one': { family: 'concept', phrase: 'requires a slope of 1' },
  'divides-x-by-y': { family: 'order', phrase: 'divides x by y' },
  'subtracts-x-from-y': { family: 'operation', phrase: 'subtracts x from y' },
  'uses-the-first-y-value-as-k': { family: 'reading', phrase: 'uses the first y-value as k' },
  'reads-the-x-value-of-a-point-as-k': {
    family: 'reading',
    phrase: 'reads the x-value of a point as k',
  },
  'reads-the-largest-y-value': { family: 'reading', phrase: 'reads the largest y-value' },
  'compares-single-y-values': { family: 'partial', phrase: 'compares single y-values' },
  'compares-differences-between-rows': {
    family: 'operation',
    phrase: 'compares differences between rows',
  },
  'thinks-a-longer-table-means-a-greater-rate': {
    family: 'concept',
    phrase: 'thinks a longer table means a greater rate',
  },
  'uses-the-reciprocal-of-k': { family: 'order', phrase: 'uses the reciprocal of k' },
  'adds-k-instead-of-multiplying': { family: 'operation', phrase: 'adds k instead of multiplying' },
  'swaps-the-variables': { family: 'order', phrase: 'swaps the variables' },
  'reads-r-as-the-total': { family: 'concept', phrase: 'takes the y-value as the total' },
  'treats-the-origin-as-missing-data': {
    family: 'concept',
    phrase: 'treats (0, 0) as missing data',
  },
  'adds-equal-amounts-to-both-coordinates': {
    family: 'operation',
    phrase: 'adds equal amounts to both coordinates',
  },
  'uses-the-inverse-rate': { family: 'order', phrase: 'uses the inverse rate' },
} as const satisfies Readonly<Record<string, Misconception>>;
