import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Steady amounts for each unit. Sentences: the rate with a number of units and the question for all of it; all of
 * it with the number of units and the question for one. `unit` is what is counted.
 */
export const decimalRates = defineScenes({
  pump: {
    unit: 'liters',
    text: {
      told: 'A pump moves {rate} liters of water each minute. It runs for {times} minutes.',
      all: 'How many liters does it move?',
      total: 'A pump moves {total} liters of water in {times} minutes.',
      one: 'How many liters does it move each minute?',
    },
  },
  paint: {
    unit: 'square meters',
    text: {
      told: 'One liter of paint covers {rate} square meters. {name} has {times} liters.',
      all: 'How many square meters can {name} paint?',
      total: 'A wall has an area of {total} square meters. {name} needs {times} liters of paint for it.',
      one: 'How many square meters does one liter cover?',
    },
  },
  rice: {
    unit: 'kilograms',
    text: {
      told: 'A cook needs {rate} kilograms of rice for each hour. The kitchen is open for {times} hours.',
      all: 'How many kilograms of rice does the cook need?',
      total: 'A kitchen uses {total} kilograms of rice in {times} hours.',
      one: 'How many kilograms is that for one hour?',
    },
  },
  row: {
    unit: 'miles',
    text: {
      told: '{name} sails a boat {rate} miles each hour. The trip takes {times} hours.',
      all: 'How many miles does {name} sail?',
      total: '{name} sails a boat {total} miles in {times} hours, always at the same pace.',
      one: 'How many miles does {name} sail each hour?',
    },
  },
  print: {
    unit: 'meters',
    text: {
      told: 'A machine prints gears. A small gear takes {rate} meters of plastic. A large gear takes {times} times as much.',
      all: 'How many meters of plastic does the large gear take?',
      total:
        'A machine prints gears. A large gear takes {total} meters of plastic. That is {times} times as much as a small gear takes.',
      one: 'How many meters of plastic does the small gear take?',
    },
  },
  plant: {
    unit: 'centimeters',
    text: {
      told: 'A bamboo plant grows {rate} centimeters each day. It grows for {times} days.',
      all: 'How many centimeters does it grow?',
      total: 'A bamboo plant grows {total} centimeters in {times} days, the same each day.',
      one: 'How many centimeters does it grow each day?',
    },
  },
  wire: {
    unit: 'grams',
    text: {
      told: 'One meter of wire weighs {rate} grams. A coil has {times} meters.',
      all: 'How many grams does the coil weigh?',
      total: 'A coil has {times} meters of wire. It weighs {total} grams.',
      one: 'How many grams does one meter weigh?',
    },
  },
  tram: {
    unit: 'units',
    text: {
      told: 'A tram uses {rate} units of energy for each mile. The line is {times} miles long.',
      all: 'How many units of energy does it use?',
      total: 'A tram uses {total} units of energy on a line of {times} miles.',
      one: 'How many units does it use for each mile?',
    },
  },
});

export type DecimalRate = SceneOf<typeof decimalRates>;
