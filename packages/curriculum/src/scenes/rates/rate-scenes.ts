import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';
import type { Random } from '../../random.ts';

const liters = { amount: 'liter', amounts: 'liters' };
const pages = { amount: 'page', amounts: 'pages' };
const miles = { amount: 'mile', amounts: 'miles' };
const minutes = { unit: 'minute', units: 'minutes' };
const hours = { unit: 'hour', units: 'hours' };

/**
 * Situations in which one amount belongs to each unit of another. Sentences: what is given, the same with the unit
 * first, a number that is not needed, and the question. `amount`: What is counted, and the unit it belongs to;
 * both as they stand after a number. `wholeRates`: Rates that are true to the situation: the amount for one unit.
 * Decimal ones only where half units make sense.
 */
export const rateScenes = defineScenes({
  pump: {
    ...liters,
    ...minutes,
    wholeRates: [20, 40, 50, 80, 90],
    decimalRates: [12.5, 22.5, 37.5, 42.5],
    text: {
      facts: 'A pump moves {total, number} liters of water in {count, number} minutes.',
      reversed: 'In {count, number} minutes, a pump moves {total, number} liters of water.',
      extra: 'The tank it fills holds {extra, number} liters.',
      ask: 'How many liters does the pump move each minute?',
    },
  },
  printer: {
    ...pages,
    ...minutes,
    wholeRates: [16, 20, 25, 40],
    decimalRates: [7.5, 12.5, 15.5, 22.5],
    text: {
      facts: 'A school printer makes {total, number} pages in {count, number} minutes.',
      reversed: 'In {count, number} minutes, a school printer makes {total, number} pages.',
      extra: 'Its paper drawer holds {extra, number} pages.',
      ask: 'How many pages does it make each minute?',
    },
  },
  bus: {
    ...miles,
    unit: 'gallon',
    units: 'gallons',
    wholeRates: [4, 5, 8, 10],
    decimalRates: [3.5, 4.5, 6.5, 7.5],
    text: {
      facts: 'A city bus drives {total, number} miles on {count, number} gallons of fuel.',
      reversed: 'On {count, number} gallons of fuel, a city bus drives {total, number} miles.',
      extra: 'In a whole day it drives {extra, number} miles.',
      ask: 'How many miles does it drive on each gallon?',
    },
  },
  hike: {
    amount: 'kilometer',
    amounts: 'kilometers',
    ...hours,
    wholeRates: [3, 4, 5, 6],
    decimalRates: [2.5, 3.5, 4.5, 5.5],
    text: {
      facts: 'A hiking club walks {total, number} kilometers in {count, number} hours.',
      reversed: 'In {count, number} hours, a hiking club walks {total, number} kilometers.',
      extra: 'The whole trail is {extra, number} kilometers long.',
      ask: 'How many kilometers does the club walk each hour?',
    },
  },
  bakery: {
    amount: 'roll',
    amounts: 'rolls',
    unit: 'tray',
    units: 'trays',
    wholeRates: [12, 16, 18, 24],
    decimalRates: [],
    text: {
      facts: 'A bakery fits {total, number} rolls on {count, number} full trays.',
      reversed: 'On {count, number} full trays, a bakery fits {total, number} rolls.',
      extra: 'It bakes {extra, number} rolls a day.',
      ask: 'How many rolls are on each tray?',
    },
  },
  garden: {
    amount: 'seedling',
    amounts: 'seedlings',
    unit: 'row',
    units: 'rows',
    wholeRates: [8, 15, 20, 25],
    decimalRates: [],
    text: {
      facts: 'A garden club sets {total, number} seedlings in {count, number} equal rows.',
      reversed: 'In {count, number} equal rows, a garden club sets {total, number} seedlings.',
      extra: 'The shop had {extra, number} seedlings.',
      ask: 'How many seedlings are in each row?',
    },
  },
  reading: {
    ...pages,
    ...hours,
    wholeRates: [20, 24, 30, 36],
    decimalRates: [22.5, 27.5, 32.5, 35.5],
    text: {
      facts: 'A reading group reads {total, number} pages in {count, number} hours.',
      reversed: 'In {count, number} hours, a reading group reads {total, number} pages.',
      extra: 'The book has {extra, number} pages.',
      ask: 'How many pages does the group read each hour?',
    },
  },
  choir: {
    amount: 'singer',
    amounts: 'singers',
    unit: 'bench',
    units: 'benches',
    wholeRates: [5, 6, 8],
    decimalRates: [],
    text: {
      facts: 'A choir seats {total, number} singers on {count, number} equal benches.',
      reversed: 'On {count, number} equal benches, a choir seats {total, number} singers.',
      extra: 'The hall has room for {extra, number} singers.',
      ask: 'How many singers sit on each bench?',
    },
  },
  robot: {
    amount: 'meter',
    amounts: 'meters',
    ...minutes,
    wholeRates: [8, 15, 18, 25],
    decimalRates: [4.5, 7.5, 8.5, 12.5],
    text: {
      facts: 'A cleaning robot rolls {total, number} meters in {count, number} minutes.',
      reversed: 'In {count, number} minutes, a cleaning robot rolls {total, number} meters.',
      extra: 'The hall is {extra, number} meters long.',
      ask: 'How many meters does it roll each minute?',
    },
  },
  sailboat: {
    ...miles,
    ...hours,
    wholeRates: [6, 8, 9, 12],
    decimalRates: [6.5, 7.5, 8.5, 10.5],
    text: {
      facts: 'A sailboat sails {total, number} miles in {count, number} hours.',
      reversed: 'In {count, number} hours, a sailboat sails {total, number} miles.',
      extra: 'The whole trip is {extra, number} miles long.',
      ask: 'How many miles does the boat sail each hour?',
    },
  },
});

export type RateScene = SceneOf<typeof rateScenes>;

/** A scene; `divisible` ones only where halves of the unit make sense. */
export function drawRateScene(random: Random, { divisible }: { divisible: boolean }): RateScene {
  return random.pick(
    divisible ? rateScenes.list.filter(({ decimalRates }) => decimalRates.length > 0) : rateScenes.list,
  );
}
