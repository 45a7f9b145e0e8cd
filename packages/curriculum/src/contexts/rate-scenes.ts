import type { Random } from '../random.ts';

/**
 * Situations in which one amount belongs to each unit of another. Whole sentences are in `rateSceneText` under the
 * scene's key: what is given, the same with the unit first, a number that is not needed, and the question.
 */
export const rateSceneText = {
  'pump-facts': 'A pump moves {total, number} liters of water in {count, number} minutes.',
  'pump-reversed': 'In {count, number} minutes, a pump moves {total, number} liters of water.',
  'pump-extra': 'The tank it fills holds {extra, number} liters.',
  'pump-ask': 'How many liters does the pump move each minute?',
  'printer-facts': 'A school printer makes {total, number} pages in {count, number} minutes.',
  'printer-reversed': 'In {count, number} minutes, a school printer makes {total, number} pages.',
  'printer-extra': 'Its paper drawer holds {extra, number} pages.',
  'printer-ask': 'How many pages does it make each minute?',
  'bus-facts': 'A city bus drives {total, number} miles on {count, number} gallons of fuel.',
  'bus-reversed': 'On {count, number} gallons of fuel, a city bus drives {total, number} miles.',
  'bus-extra': 'Its whole route is {extra, number} miles long.',
  'bus-ask': 'How many miles does it drive on each gallon?',
  'hike-facts': 'A hiking club walks {total, number} kilometers in {count, number} hours.',
  'hike-reversed': 'In {count, number} hours, a hiking club walks {total, number} kilometers.',
  'hike-extra': 'The whole trail is {extra, number} kilometers long.',
  'hike-ask': 'How many kilometers does the club walk each hour?',
  'bakery-facts': 'A bakery fits {total, number} rolls on {count, number} full trays.',
  'bakery-reversed': 'On {count, number} full trays, a bakery fits {total, number} rolls.',
  'bakery-extra': 'It bakes {extra, number} rolls a day.',
  'bakery-ask': 'How many rolls are on each tray?',
  'garden-facts': 'A garden club sets {total, number} seedlings in {count, number} equal rows.',
  'garden-reversed': 'In {count, number} equal rows, a garden club sets {total, number} seedlings.',
  'garden-extra': 'The shop had {extra, number} seedlings.',
  'garden-ask': 'How many seedlings are in each row?',
  'reading-facts': 'A reading group reads {total, number} pages in {count, number} hours.',
  'reading-reversed': 'In {count, number} hours, a reading group reads {total, number} pages.',
  'reading-extra': 'The book has {extra, number} pages.',
  'reading-ask': 'How many pages does the group read each hour?',
  'choir-facts': 'A choir seats {total, number} singers on {count, number} equal benches.',
  'choir-reversed': 'On {count, number} equal benches, a choir seats {total, number} singers.',
  'choir-extra': 'The hall has room for {extra, number} singers.',
  'choir-ask': 'How many singers sit on each bench?',
  'robot-facts': 'A delivery robot rolls {total, number} meters in {count, number} minutes.',
  'robot-reversed': 'In {count, number} minutes, a delivery robot rolls {total, number} meters.',
  'robot-extra': 'The street is {extra, number} meters long.',
  'robot-ask': 'How many meters does it roll each minute?',
  'trail-facts': 'A cyclist rides {total, number} miles in {count, number} hours.',
  'trail-reversed': 'In {count, number} hours, a cyclist rides {total, number} miles.',
  'trail-extra': 'The whole tour is {extra, number} miles long.',
  'trail-ask': 'How many miles does the cyclist ride each hour?',
} as const;

type RateSceneKey = keyof typeof rateSceneText extends infer Key
  ? Key extends `${infer Name}-facts`
    ? Name
    : never
  : never;

export type RateScene = {
  readonly key: RateSceneKey;
  /** What is counted, and the unit it belongs to; both as they stand after a number. */
  readonly amount: string;
  readonly amounts: string;
  readonly unit: string;
  readonly units: string;
  /** Rates that are true to the situation: the amount for one unit. Decimal ones only where half units make sense. */
  readonly wholeRates: readonly number[];
  readonly decimalRates: readonly number[];
};

const liters = { amount: 'liter', amounts: 'liters' };
const pages = { amount: 'page', amounts: 'pages' };
const miles = { amount: 'mile', amounts: 'miles' };
const minutes = { unit: 'minute', units: 'minutes' };
const hours = { unit: 'hour', units: 'hours' };

const rateScenes: readonly RateScene[] = [
  {
    key: 'pump',
    ...liters,
    ...minutes,
    wholeRates: [20, 40, 50, 80, 90],
    decimalRates: [12.5, 22.5, 37.5, 42.5],
  },
  {
    key: 'printer',
    ...pages,
    ...minutes,
    wholeRates: [16, 20, 25, 40],
    decimalRates: [7.5, 12.5, 15.5, 22.5],
  },
  {
    key: 'bus',
    ...miles,
    unit: 'gallon',
    units: 'gallons',
    wholeRates: [4, 5, 8, 10],
    decimalRates: [3.5, 4.5, 6.5, 7.5],
  },
  {
    key: 'hike',
    amount: 'kilometer',
    amounts: 'kilometers',
    ...hours,
    wholeRates: [3, 4, 5, 6],
    decimalRates: [2.5, 3.5, 4.5, 5.5],
  },
  {
    key: 'bakery',
    amount: 'roll',
    amounts: 'rolls',
    unit: 'tray',
    units: 'trays',
    wholeRates: [12, 16, 18, 24],
    decimalRates: [],
  },
  {
    key: 'garden',
    amount: 'seedling',
    amounts: 'seedlings',
    unit: 'row',
    units: 'rows',
    wholeRates: [8, 15, 20, 25],
    decimalRates: [],
  },
  {
    key: 'reading',
    ...pages,
    ...hours,
    wholeRates: [20, 24, 30, 36],
    decimalRates: [22.5, 27.5, 32.5, 35.5],
  },
  {
    key: 'choir',
    amount: 'singer',
    amounts: 'singers',
    unit: 'bench',
    units: 'benches',
    wholeRates: [5, 6, 8],
    decimalRates: [],
  },
  {
    key: 'robot',
    amount: 'meter',
    amounts: 'meters',
    ...minutes,
    wholeRates: [8, 15, 18, 25],
    decimalRates: [4.5, 7.5, 8.5, 12.5],
  },
  { key: 'trail', ...miles, ...hours, wholeRates: [6, 8, 9, 12], decimalRates: [6.5, 7.5, 8.5, 10.5] },
];

/** A scene; `divisible` ones only where halves of the unit make sense. */
export function drawRateScene(random: Random, { divisible }: { divisible: boolean }): RateScene {
  return random.pick(
    divisible ? rateScenes.filter(({ decimalRates }) => decimalRates.length > 0) : rateScenes,
  );
}
