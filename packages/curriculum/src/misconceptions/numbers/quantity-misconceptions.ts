import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with units, precision and the structure of expressions. */
export const quantityMisconceptions = {
  'uses-a-conversion-factor-upside-down': {
    family: 'inverse',
    phrase: 'uses a conversion factor upside down',
  },
  'converts-only-one-of-the-two-units': { family: 'partial', phrase: 'converts only one of the two units' },
  'multiplies-where-dividing-is-needed': {
    family: 'inverse',
    phrase: 'multiplies where dividing is needed',
  },
  'adds-quantities-with-different-units': {
    family: 'unit',
    phrase: 'adds quantities with different units',
  },
  'multiplies-a-rate-by-the-wrong-unit': { family: 'unit', phrase: 'multiplies a rate by the wrong unit' },
  'starts-the-axis-where-it-hides-the-change': {
    family: 'representation',
    phrase: 'starts the axis where it hides the change',
  },
  'uses-unequal-steps': { family: 'representation', phrase: 'uses unequal steps' },
  'mixes-units-on-one-axis': { family: 'unit', phrase: 'mixes units on one axis' },
  'chooses-a-total-when-sizes-differ': { family: 'concept', phrase: 'chooses a total when sizes differ' },
  'chooses-a-rate-where-a-total-is-asked': {
    family: 'concept',
    phrase: 'chooses a rate where a total is asked',
  },
  'chooses-a-quantity-that-is-easy-but-not-relevant': {
    family: 'concept',
    phrase: 'chooses a quantity that is easy but not relevant',
  },
  'keeps-every-calculator-digit': { family: 'concept', phrase: 'keeps every calculator digit' },
  'rounds-before-the-last-step': { family: 'order', phrase: 'rounds before the last step' },
  'rounds-to-a-finer-unit-than-the-measurement': {
    family: 'unit',
    phrase: 'rounds to a finer unit than the measurement',
  },
  'reads-a-coefficient-as-a-constant': { family: 'reading', phrase: 'reads a coefficient as a constant' },
  'reads-a-constant-as-a-coefficient': { family: 'reading', phrase: 'reads a constant as a coefficient' },
  'reads-a-variable-as-its-coefficient': {
    family: 'reading',
    phrase: 'reads a variable as its coefficient',
  },
  'reads-a-factor-as-a-term': { family: 'reading', phrase: 'reads a factor as a term' },
  'changes-the-starting-amount-instead-of-the-factor': {
    family: 'concept',
    phrase: 'changes the starting amount instead of the factor',
  },
  'thinks-all-parts-grow-in-proportion': {
    family: 'concept',
    phrase: 'thinks all parts grow in proportion',
  },
  'ignores-an-exponent': { family: 'partial', phrase: 'ignores an exponent' },
  'distributes-to-only-the-first-term': {
    family: 'partial',
    phrase: 'distributes to only the first term',
  },
  'loses-a-sign': { family: 'sign', phrase: 'loses a sign' },
  'combines-unlike-terms': { family: 'concept', phrase: 'combines unlike terms' },
  'confuses-commutative-and-associative': {
    family: 'concept',
    phrase: 'confuses commutative and associative',
  },
  'confuses-distributive-and-associative': {
    family: 'concept',
    phrase: 'confuses distributive and associative',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
