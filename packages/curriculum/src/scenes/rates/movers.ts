import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

const kilometers = { lengths: 'kilometers', capital: 'Kilometers' } as const;
const miles = { lengths: 'miles', capital: 'Miles' } as const;

/** A time as it is told; `exact` says that it is whole hours. */
const time =
  '{whole, plural, one {# hour} other {# hours}}{exact, select, yes {} other { and {minutes, number} minutes}}';

/**
 * Whole sentences that give a speed, or a trip with its time. Speeds are a whole number of steps, and even, so that half an hour stays
 * neat.
 */
export const movers = defineScenes({
  train: {
    ...kilometers,
    least: 30,
    most: 70,
    step: 2,
    text: {
      speed: 'A train travels at {speed, number} kilometers per hour.',
      trip: `A train travels {distance, number} kilometers in ${time}.`,
    },
  },
  bus: {
    ...miles,
    least: 15,
    most: 30,
    step: 2,
    text: {
      speed: 'An express bus drives at {speed, number} miles per hour.',
      trip: `An express bus drives {distance, number} miles in ${time}.`,
    },
  },
  boat: {
    ...kilometers,
    least: 8,
    most: 20,
    step: 2,
    text: {
      speed: 'A ferry sails along a coast at {speed, number} kilometers per hour.',
      trip: `A ferry sails along a coast for {distance, number} kilometers in ${time}.`,
    },
  },
  bike: {
    ...miles,
    least: 4,
    most: 8,
    step: 2,
    text: {
      speed: 'A delivery bike goes at {speed, number} miles per hour.',
      trip: `A delivery bike goes {distance, number} miles in ${time}.`,
    },
  },
  drone: {
    ...kilometers,
    least: 12,
    most: 30,
    step: 2,
    text: {
      speed: 'A mapping drone flies at {speed, number} kilometers per hour.',
      trip: `A mapping drone flies {distance, number} kilometers in ${time}.`,
    },
  },
  car: {
    ...miles,
    least: 15,
    most: 32,
    step: 2,
    text: {
      speed: 'An electric car drives at {speed, number} miles per hour.',
      trip: `An electric car drives {distance, number} miles in ${time}.`,
    },
  },
});

export type Mover = SceneOf<typeof movers>;
