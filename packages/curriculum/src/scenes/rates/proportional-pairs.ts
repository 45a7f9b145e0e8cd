import type { Random } from '../../random.ts';

/**
 * Two quantities with a constant ratio. Whole sentences are in `proportionalPairText` under the key: that the ratio
 * stays, which two amounts belong together, the same as a total, and the question for either amount.
 */
export const proportionalPairText = {
  'charger-facts': 'A charger adds the same range to an electric car each minute.',
  'charger-pair':
    'In {a, number} {a, plural, one {minute} other {minutes}}, it adds {b, number} {b, plural, one {mile} other {miles}}.',
  'charger-total': 'In all, it adds {b, number} {b, plural, one {mile} other {miles}}.',
  'charger-ask-y': 'How many miles does it add in {a, number} minutes?',
  'charger-ask-x': 'How many minutes does it take to add {b, number} miles?',
  'job-facts': 'A job pays the same amount for each hour.',
  'job-pair':
    'For {a, number} {a, plural, one {hour} other {hours}}, it pays {b, number} {b, plural, one {dollar} other {dollars}}.',
  'job-total': 'In all, it pays {b, number} {b, plural, one {dollar} other {dollars}}.',
  'job-ask-y': 'How many dollars does it pay for {a, number} hours?',
  'job-ask-x': 'For how many hours does it pay {b, number} dollars?',
  'train-facts': 'A train keeps the same speed.',
  'train-pair':
    'In {a, number} {a, plural, one {hour} other {hours}}, it goes {b, number} {b, plural, one {mile} other {miles}}.',
  'train-total': 'In all, it goes {b, number} {b, plural, one {mile} other {miles}}.',
  'train-ask-y': 'How many miles does it go in {a, number} hours?',
  'train-ask-x': 'How many hours does it take to go {b, number} miles?',
  'print-facts': 'A print shop charges the same price for each poster.',
  'print-pair':
    'For {a, number} {a, plural, one {poster} other {posters}}, it charges {b, number} {b, plural, one {dollar} other {dollars}}.',
  'print-total': 'In all, it charges {b, number} {b, plural, one {dollar} other {dollars}}.',
  'print-ask-y': 'How many dollars does it charge for {a, number} posters?',
  'print-ask-x': 'How many posters does it print for {b, number} dollars?',
  'stream-facts': 'A music app uses the same amount of data each minute.',
  'stream-pair':
    'In {a, number} {a, plural, one {minute} other {minutes}}, it uses {b, number} {b, plural, one {megabyte} other {megabytes}}.',
  'stream-total': 'In all, it uses {b, number} {b, plural, one {megabyte} other {megabytes}}.',
  'stream-ask-y': 'How many megabytes does it use in {a, number} minutes?',
  'stream-ask-x': 'In how many minutes does it use {b, number} megabytes?',
  'cement-facts': 'A crew mixes cement. Each bag needs the same amount of water.',
  'cement-pair':
    'For {a, number} {a, plural, one {bag} other {bags}}, the crew needs {b, number} {b, plural, one {liter} other {liters}} of water.',
  'cement-total': 'In all, the crew needs {b, number} {b, plural, one {liter} other {liters}} of water.',
  'cement-ask-y': 'How many liters are needed for {a, number} bags?',
  'cement-ask-x': 'How many bags can be mixed with {b, number} liters?',
  'pump-facts': 'A pump moves the same amount of water each minute.',
  'pump-pair':
    'In {a, number} {a, plural, one {minute} other {minutes}}, it moves {b, number} {b, plural, one {liter} other {liters}}.',
  'pump-total': 'In all, it moves {b, number} {b, plural, one {liter} other {liters}}.',
  'pump-ask-y': 'How many liters does it move in {a, number} minutes?',
  'pump-ask-x': 'How many minutes does it take to move {b, number} liters?',
  'cloth-facts': 'A market sells cloth at the same price for each meter.',
  'cloth-pair':
    'For {a, number} {a, plural, one {meter} other {meters}}, you pay {b, number} {b, plural, one {dollar} other {dollars}}.',
  'cloth-total': 'In all, you pay {b, number} {b, plural, one {dollar} other {dollars}}.',
  'cloth-ask-y': 'How many dollars do you pay for {a, number} meters?',
  'cloth-ask-x': 'How many meters do you get for {b, number} dollars?',
} as const;

type PairKey = keyof typeof proportionalPairText extends infer Key
  ? Key extends `${infer Name}-facts`
    ? Name
    : never
  : never;

/** Nouns in the plural, titles for axes, letters of the two amounts, and ratios that are true to the situation. */
export type ProportionalPair = {
  readonly key: PairKey;
  readonly x: string;
  readonly xOne: string;
  readonly y: string;
  readonly letters: readonly [string, string];
  readonly whole: readonly number[];
  readonly decimal: readonly number[];
};

const minutes = { x: 'minutes', xOne: 'minute' };
const hours = { x: 'hours', xOne: 'hour' };

const proportionalPairs: readonly ProportionalPair[] = [
  {
    key: 'charger',
    ...minutes,
    y: 'miles',
    letters: ['t', 'm'],
    whole: [2, 3, 4, 5, 6],
    decimal: [1.5, 2.5, 3.5, 4.5],
  },
  {
    key: 'job',
    ...hours,
    y: 'dollars',
    letters: ['h', 'p'],
    whole: [12, 13, 14, 15, 16, 18, 20],
    decimal: [12.5, 13.5, 14.5, 16.5],
  },
  {
    key: 'train',
    ...hours,
    y: 'miles',
    letters: ['t', 'd'],
    whole: [40, 45, 50, 60, 70],
    decimal: [42.5, 47.5, 62.5],
  },
  {
    key: 'print',
    x: 'posters',
    xOne: 'poster',
    y: 'dollars',
    letters: ['n', 'c'],
    whole: [2, 3, 4, 5, 6, 7, 8],
    decimal: [1.5, 2.5, 3.5, 4.5, 5.5],
  },
  {
    key: 'stream',
    ...minutes,
    y: 'megabytes',
    letters: ['t', 'm'],
    whole: [2, 3, 4, 5],
    decimal: [1.5, 2.5, 3.5],
  },
  {
    key: 'cement',
    x: 'bags',
    xOne: 'bag',
    y: 'liters',
    letters: ['b', 'w'],
    whole: [3, 4, 5, 6, 7],
    decimal: [2.5, 3.5, 4.5, 5.5],
  },
  {
    key: 'pump',
    ...minutes,
    y: 'liters',
    letters: ['t', 'w'],
    whole: [12, 15, 18, 20, 24, 30],
    decimal: [7.5, 12.5, 17.5],
  },
  {
    key: 'cloth',
    x: 'meters',
    xOne: 'meter',
    y: 'dollars',
    letters: ['m', 'c'],
    whole: [4, 6, 7, 8, 9, 11, 12],
    decimal: [4.5, 6.5, 8.5],
  },
];

/** A situation to which this ratio is true. */
export function drawPairOfRatio(random: Random, ratio: number): ProportionalPair {
  return random.pick(
    proportionalPairs.filter(({ whole, decimal }) => [...whole, ...decimal].includes(ratio)),
  );
}

/** A situation; `under` keeps those with ratios below it. */
export function drawProportionalPair(random: Random, under = 100): ProportionalPair {
  return random.pick(proportionalPairs.filter(({ whole }) => Math.min(...whole) * 2 < under));
}

/** A word as the title of an axis or of a column. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
