import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Two units of one kind from two systems. About `firstCount` of the first are `secondCount` of the second. Sentences: the
 * ratio, an amount told in either unit, and two amounts told in one unit each with the question for their difference.
 */
export const twoSystems = defineScenes({
  trail: {
    first: 'miles',
    second: 'kilometers',
    firstCount: 5,
    secondCount: 8,
    text: {
      rule: '{firstCount, number} miles are about {secondCount, number} kilometers.',
      told: 'A bike trail is {amount, number} {told} long.',
      two: 'The lake trail is {one, number} miles long. The hill trail is {other, number} kilometers long.',
      gap: 'About how many kilometers longer is the longer trail?',
    },
  },
  board: {
    first: 'inches',
    second: 'centimeters',
    firstCount: 2,
    secondCount: 5,
    text: {
      rule: '{firstCount, number} inches are about {secondCount, number} centimeters.',
      told: 'A shelf is {amount, number} {told} wide.',
      two: 'The oak shelf is {one, number} inches wide. The pine shelf is {other, number} centimeters wide.',
      gap: 'About how many centimeters wider is the wider shelf?',
    },
  },
  box: {
    first: 'pounds',
    second: 'kilograms',
    firstCount: 11,
    secondCount: 5,
    text: {
      rule: '{firstCount, number} pounds are about {secondCount, number} kilograms.',
      told: 'A load of sand weighs {amount, number} {told}.',
      two: 'The red load weighs {one, number} pounds. The blue load weighs {other, number} kilograms.',
      gap: 'About how many kilograms heavier is the heavier load?',
    },
  },
  tank: {
    first: 'gallons',
    second: 'liters',
    firstCount: 5,
    secondCount: 19,
    text: {
      rule: '{firstCount, number} gallons are about {secondCount, number} liters.',
      told: 'A rain barrel holds {amount, number} {told}.',
      two: 'The round barrel holds {one, number} gallons. The square barrel holds {other, number} liters.',
      gap: 'About how many liters more does the larger barrel hold?',
    },
  },
  bridge: {
    first: 'feet',
    second: 'meters',
    firstCount: 10,
    secondCount: 3,
    text: {
      rule: '{firstCount, number} feet are about {secondCount, number} meters.',
      told: 'A footbridge is {amount, number} {told} long.',
      two: 'The wooden bridge is {one, number} feet long. The iron bridge is {other, number} meters long.',
      gap: 'About how many meters longer is the longer bridge?',
    },
  },
});

export type TwoSystems = SceneOf<typeof twoSystems>;
