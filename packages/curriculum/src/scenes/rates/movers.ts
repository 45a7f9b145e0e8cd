import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

const kilometers = { lengths: 'kilometers', capital: 'Kilometers' } as const;
const miles = { lengths: 'miles', capital: 'Miles' } as const;

/**
 * Whole sentences that give a speed. Speeds are a whole number of steps, and even, so that half an hour stays
 * neat.
 */
export const movers = defineScenes({
  train: {
    ...kilometers,
    least: 30,
    most: 70,
    step: 2,
    text: { speed: 'A train travels at {speed, number} kilometers per hour.' },
  },
  bus: {
    ...miles,
    least: 15,
    most: 30,
    step: 2,
    text: { speed: 'An express bus drives at {speed, number} miles per hour.' },
  },
  boat: {
    ...kilometers,
    least: 8,
    most: 20,
    step: 2,
    text: { speed: 'A ferry sails along a coast at {speed, number} kilometers per hour.' },
  },
  bike: {
    ...miles,
    least: 4,
    most: 8,
    step: 2,
    text: { speed: 'A delivery bike goes at {speed, number} miles per hour.' },
  },
  drone: {
    ...kilometers,
    least: 12,
    most: 30,
    step: 2,
    text: { speed: 'A mapping drone flies at {speed, number} kilometers per hour.' },
  },
  car: {
    ...miles,
    least: 15,
    most: 32,
    step: 2,
    text: { speed: 'An electric car drives at {speed, number} miles per hour.' },
  },
});

export type Mover = SceneOf<typeof movers>;
