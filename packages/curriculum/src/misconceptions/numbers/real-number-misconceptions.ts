import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with rational and irrational numbers, repeating decimals and roots. */
export const realNumberMisconceptions = {
  'calls-every-root-irrational': { family: 'concept', phrase: 'calls every root irrational' },
  'calls-every-long-decimal-irrational': { family: 'concept', phrase: 'calls every long decimal irrational' },
  'calls-a-negative-fraction-irrational': {
    family: 'concept',
    phrase: 'calls a negative fraction irrational',
  },
  'calls-every-quotient-rational': {
    family: 'concept',
    phrase: 'calls every number with a fraction bar rational',
  },
  'puts-negative-numbers-with-whole-numbers': {
    family: 'concept',
    phrase: 'puts negative numbers with whole numbers',
  },
  'does-not-simplify-first': { family: 'partial', phrase: 'does not simplify first' },
  'thinks-rational-numbers-exclude-integers': {
    family: 'concept',
    phrase: 'thinks rational numbers exclude integers',
  },
  'uses-a-denominator-of-ten': { family: 'concept', phrase: 'uses a denominator of 10' },
  'drops-the-repeating-part': { family: 'partial', phrase: 'drops the repeating part' },
  'uses-the-wrong-number-of-nines': { family: 'operation', phrase: 'uses the wrong number of nines' },
  'uses-a-denominator-of-a-hundred': { family: 'concept', phrase: 'uses a denominator of 100' },
  'uses-a-denominator-of-ninety': { family: 'operation', phrase: 'uses a denominator of 90' },
  'does-not-simplify': { family: 'partial', phrase: 'does not simplify' },
  'halves-instead-of-taking-the-root': { family: 'operation', phrase: 'halves instead of taking the root' },
  'takes-a-square-root-for-a-cube-root': {
    family: 'operation',
    phrase: 'takes a square root for a cube root',
  },
  'takes-a-square-root-for-every-root': {
    family: 'concept',
    phrase: 'takes the square root for every root',
  },
  'squares-the-number': { family: 'inverse', phrase: 'squares the number' },
  'gives-only-the-positive-root-of-a-square': {
    family: 'partial',
    phrase: 'gives only the positive root of a square',
  },
  'gives-two-roots-of-a-cube': { family: 'concept', phrase: 'gives two roots of a cube' },
  'divides-by-the-exponent': { family: 'operation', phrase: 'divides by the exponent' },
  'halves-the-number': { family: 'operation', phrase: 'halves the number' },
  'uses-the-squares-instead-of-the-roots': {
    family: 'concept',
    phrase: 'uses the squares instead of the roots',
  },
  'writes-the-rest-as-tenths': {
    family: 'concept',
    phrase: 'writes what is left over a perfect square as tenths',
  },
  'picks-numbers-that-are-not-consecutive': {
    family: 'reading',
    phrase: 'picks numbers that are not consecutive',
  },
  'compares-radicands-with-decimals-directly': {
    family: 'concept',
    phrase: 'compares radicands with decimals directly',
  },
  'squares-only-one-number': { family: 'partial', phrase: 'squares only one number' },
  'treats-pi-as-exactly-three': { family: 'concept', phrase: 'treats π as exactly 3' },
  'takes-a-pattern-for-a-repeating-block': {
    family: 'concept',
    phrase: 'takes a pattern of digits for a block that repeats',
  },
  'takes-a-rounded-decimal-for-the-number': {
    family: 'concept',
    phrase: 'takes a rounded decimal for the number',
  },
  'splits-a-root-over-a-sum': { family: 'concept', phrase: 'splits a root over a sum' },
  'leaves-a-perfect-square-inside': { family: 'partial', phrase: 'leaves a perfect square inside' },
  'takes-the-square-factor-out-without-its-root': {
    family: 'partial',
    phrase: 'takes the square factor out without its root',
  },
  'inverts-the-exponent-fraction': { family: 'order', phrase: 'inverts the exponent fraction' },
  'multiplies-root-and-power': { family: 'operation', phrase: 'multiplies root and power' },
  'adds-root-and-power': { family: 'operation', phrase: 'adds root and power' },
  'thinks-a-product-of-irrationals-is-always-irrational': {
    family: 'concept',
    phrase: 'thinks a product of irrationals is always irrational',
  },
  'thinks-adding-a-rational-makes-it-rational': {
    family: 'concept',
    phrase: 'thinks adding a rational makes it rational',
  },
  'forgets-zero-as-a-factor': { family: 'partial', phrase: 'forgets zero as a factor' },
  'chooses-an-example-that-agrees-with-the-claim': {
    family: 'concept',
    phrase: 'chooses an example that agrees with the claim',
  },
  'chooses-an-example-outside-the-claim': {
    family: 'reading',
    phrase: 'chooses an example outside the claim',
  },
  'divides-by-the-denominator-instead-of-taking-the-root': {
    family: 'operation',
    phrase: 'divides by the denominator instead of taking the root',
  },
  'swaps-root-and-power': { family: 'order', phrase: 'swaps root and power' },
  'divides-the-area-by-four': { family: 'concept', phrase: 'divides the area by four' },
} as const satisfies Readonly<Record<string, Misconception>>;
