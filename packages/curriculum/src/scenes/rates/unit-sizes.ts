import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Measures in a base unit that are read more easily in another one. Sentences: the measure `{n}` in the base unit, the
 * size of the better unit, and what cards with several measures show. `unit` is 10^`size` base units; `exponent` are
 * the least and most of the measure, `several` is the usual exponent where some are compared; `from` and `to` stand at both ends of a row.
 */
export const unitSizes = defineScenes({
  whale: {
    base: 'grams',
    unit: 'metric tons',
    size: 6,
    exponent: [7, 7],
    several: 6,
    from: 'lightest',
    to: 'heaviest',
    text: {
      told: 'A whale has a mass of {n} grams.',
      fact: 'One metric ton is {power} grams.',
      cards:
        'The cards show the masses of four animals in metric tons or in grams. One metric ton is {power} grams. Put the lightest one first.',
    },
  },
  film: {
    base: 'bytes',
    unit: 'gigabytes',
    size: 9,
    exponent: [9, 10],
    several: 9,
    from: 'smallest file',
    to: 'largest file',
    text: {
      told: 'A movie file takes {n} bytes.',
      fact: 'One gigabyte is {power} bytes.',
      cards:
        'The cards show how large four film files are. One gigabyte is {power} bytes. Put the smallest file first.',
    },
  },
  trip: {
    base: 'meters',
    unit: 'kilometers',
    size: 3,
    exponent: [5, 6],
    several: 5,
    from: 'shortest trip',
    to: 'longest trip',
    text: {
      told: 'A band on tour travels {n} meters.',
      fact: 'One kilometer is {power} meters.',
      cards:
        'The cards show how far four bands travel. One kilometer is {power} meters. Put the shortest trip first.',
    },
  },
  harvest: {
    base: 'grams',
    unit: 'kilograms',
    size: 3,
    exponent: [5, 6],
    several: 5,
    from: 'smallest harvest',
    to: 'largest harvest',
    text: {
      told: 'A family farm picks {n} grams of apples.',
      fact: 'One kilogram is {power} grams.',
      cards:
        'The cards show how many apples four farms pick. One kilogram is {power} grams. Put the smallest harvest first.',
    },
  },
  cell: {
    base: 'meters',
    unit: 'micrometers',
    size: -6,
    exponent: [-6, -6],
    several: -6,
    from: 'shortest',
    to: 'longest',
    text: {
      told: 'A yeast cell in bread dough is {n} meters long.',
      fact: 'One micrometer is {power} meters.',
      cards:
        'The cards show how long four tiny things are. One micrometer is {power} meters. Put the shortest one first.',
    },
  },
  cord: {
    base: 'meters',
    unit: 'millimeters',
    size: -3,
    exponent: [-3, -3],
    several: -4,
    from: 'thinnest',
    to: 'thickest',
    text: {
      told: 'A cord for climbers is {n} meters thick.',
      fact: 'One millimeter is {power} meters.',
      cards:
        'The cards show how thick four threads are. One millimeter is {power} meters. Put the thinnest one first.',
    },
  },
  spice: {
    base: 'grams',
    unit: 'milligrams',
    size: -3,
    exponent: [-3, -2],
    several: -3,
    from: 'lightest pinch',
    to: 'heaviest pinch',
    text: {
      told: 'A pinch of saffron has a mass of {n} grams.',
      fact: 'One milligram is {power} grams.',
      cards:
        'The cards show the mass of four pinches of spice. One milligram is {power} grams. Put the lightest pinch first.',
    },
  },
  drop: {
    base: 'liters',
    unit: 'microliters',
    size: -6,
    exponent: [-5, -5],
    several: -5,
    from: 'smallest drop',
    to: 'largest drop',
    text: {
      told: 'A drop of food color has a volume of {n} liters.',
      fact: 'One microliter is {power} liters.',
      cards:
        'The cards show the sizes of four drops. One microliter is {power} liters. Put the smallest drop first.',
    },
  },
  click: {
    base: 'seconds',
    unit: 'milliseconds',
    size: -3,
    exponent: [-3, -2],
    several: -3,
    from: 'shortest',
    to: 'longest',
    text: {
      told: 'A drum pad in a music app has a delay of {n} seconds.',
      fact: 'One millisecond is {power} seconds.',
      cards:
        'The cards show the delays of four drum pads. One millisecond is {power} seconds. Put the shortest time first.',
    },
  },
});

export type UnitSize = SceneOf<typeof unitSizes>;
