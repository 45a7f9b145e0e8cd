import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Measured amounts of which a percent is used, full or done; `more` ones also make sense above one hundred
 * percent. Sentences: the amount with the percent, and the question. `unit` as it stands after a number, `one`
 * after exactly 1; `name` heads its number line.
 */
export const measuredShares = defineScenes({
  tank: {
    unit: 'liters',
    one: 'liter',
    name: 'Liters',
    more: false,
    text: {
      told: 'A rain tank can hold {total, number} liters. It is {percent, number}% full.',
      ask: 'How many liters are in the tank?',
    },
  },
  trail: {
    unit: 'kilometers',
    one: 'kilometer',
    name: 'Kilometers',
    more: false,
    text: {
      told: 'A county plans {total, number} kilometers of bike paths. {percent, number}% of this length is built.',
      ask: 'How many kilometers are built?',
    },
  },
  flour: {
    unit: 'kilograms',
    one: 'kilogram',
    name: 'Kilograms',
    more: false,
    text: {
      told: 'A bakery buys {total, number} kilograms of flour. It uses {percent, number}% in the first week.',
      ask: 'How many kilograms does it use that week?',
    },
  },
  video: {
    unit: 'minutes',
    one: 'minute',
    name: 'Minutes',
    more: false,
    text: {
      told: 'A playlist lasts {total, number} minutes. {percent, number}% of it has played.',
      ask: 'How many minutes have played?',
    },
  },
  cable: {
    unit: 'meters',
    one: 'meter',
    name: 'Meters',
    more: false,
    text: {
      told: 'A roll holds {total, number} meters of cable. {percent, number}% of it is used.',
      ask: 'How many meters are used?',
    },
  },
  fund: {
    unit: 'dollars',
    one: 'dollar',
    name: 'Dollars',
    more: true,
    text: {
      told: 'A club hopes to raise {total, number} dollars. It has {percent, number}% of that.',
      ask: 'How many dollars does it have?',
    },
  },
  rain: {
    unit: 'millimeters',
    one: 'millimeter',
    name: 'Millimeters',
    more: true,
    text: {
      told: 'The usual rain for summer is {total, number} millimeters. This summer had {percent, number}% of that.',
      ask: 'How many millimeters of rain fell this summer?',
    },
  },
  walk: {
    unit: 'miles',
    one: 'mile',
    name: 'Miles',
    more: true,
    text: {
      told: 'A walking club set a goal of {total, number} miles. It walked {percent, number}% of that.',
      ask: 'How many miles did the club walk?',
    },
  },
  paper: {
    unit: 'pounds',
    one: 'pound',
    name: 'Pounds',
    more: true,
    text: {
      told: 'Last week a school recycled {total, number} pounds of paper. This week it was {percent, number}% of that.',
      ask: 'How many pounds were recycled this week?',
    },
  },
  power: {
    unit: 'units',
    one: 'unit',
    name: 'Units',
    more: true,
    text: {
      told: 'A solar roof made {total, number} units of energy in April. In May it made {percent, number}% of that.',
      ask: 'How many units did it make in May?',
    },
  },
});

export type MeasuredShare = SceneOf<typeof measuredShares>;
