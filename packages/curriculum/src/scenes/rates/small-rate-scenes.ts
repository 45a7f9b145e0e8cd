import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Situations as in `rateScenes` where less than one of the amount belongs to each unit, so that the smaller number is
 * divided by the larger one.
 */
export const smallRateScenes = defineScenes({
  pancakes: {
    amount: 'cup of milk',
    amounts: 'cups of milk',
    unit: 'cup of flour',
    units: 'cups of flour',
    text: {
      facts: 'A pancake recipe takes {total, number} cups of milk for {count, number} cups of flour.',
      reversed: 'For {count, number} cups of flour, a pancake recipe takes {total, number} cups of milk.',
      extra: 'The cook has {extra, number} cups of milk.',
      ask: 'How many cups of milk go with each cup of flour?',
    },
  },
  faucet: {
    amount: 'liter',
    amounts: 'liters',
    unit: 'hour',
    units: 'hours',
    text: {
      facts: 'A dripping faucet loses {total, number} liters of water in {count, number} hours.',
      reversed: 'In {count, number} hours, a dripping faucet loses {total, number} liters of water.',
      extra: 'The bucket below it holds {extra, number} liters.',
      ask: 'How many liters does it lose each hour?',
    },
  },
  doors: {
    amount: 'gallon',
    amounts: 'gallons',
    unit: 'door',
    units: 'doors',
    text: {
      facts: 'A crew uses {total, number} gallons of paint for {count, number} doors.',
      reversed: 'For {count, number} doors, a crew uses {total, number} gallons of paint.',
      extra: 'It bought {extra, number} gallons.',
      ask: 'How many gallons of paint does it use for each door?',
    },
  },
  loaves: {
    amount: 'kilogram',
    amounts: 'kilograms',
    unit: 'loaf',
    units: 'loaves',
    text: {
      facts: 'A baker uses {total, number} kilograms of flour for {count, number} equal loaves.',
      reversed: 'For {count, number} equal loaves, a baker uses {total, number} kilograms of flour.',
      extra: 'The bag holds {extra, number} kilograms.',
      ask: 'How many kilograms of flour are in each loaf?',
    },
  },
  ribbon: {
    amount: 'meter',
    amounts: 'meters',
    unit: 'bow',
    units: 'bows',
    text: {
      facts: 'A gift shop uses {total, number} meters of ribbon for {count, number} equal bows.',
      reversed: 'For {count, number} equal bows, a gift shop uses {total, number} meters of ribbon.',
      extra: 'The whole roll has {extra, number} meters.',
      ask: 'How many meters of ribbon does it use for each bow?',
    },
  },
  tortoise: {
    amount: 'kilometer',
    amounts: 'kilometers',
    unit: 'hour',
    units: 'hours',
    text: {
      facts: 'A tortoise walks {total, number} kilometers in {count, number} hours.',
      reversed: 'In {count, number} hours, a tortoise walks {total, number} kilometers.',
      extra: 'The path is {extra, number} kilometers long.',
      ask: 'How many kilometers does the tortoise walk each hour?',
    },
  },
});

export type SmallRateScene = SceneOf<typeof smallRateScenes>;
