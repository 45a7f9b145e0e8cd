import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two amounts of one kind in scientific notation. Sentences: both amounts, how much they make together, and how much
 * more the first one is. `p` is the exponent of the first, `gap` the least and most by which that of the second is less.
 */
export const scientificSums = defineScenes({
  songs: {
    p: [5, 7],
    gap: [1, 2],
    unit: 'plays',
    text: {
      told: 'A band has two songs. One has {first} plays, the other {second} plays.',
      sum: 'How many plays do both songs have together?',
      difference: 'How many more plays does the first song have?',
    },
  },
  phone: {
    p: [10, 10],
    gap: [1, 2],
    unit: 'bytes',
    text: {
      told: 'On a phone, games take {first} bytes. Music takes {second} bytes.',
      sum: 'How many bytes do games and music take together?',
      difference: 'How many more bytes do the games take?',
    },
  },
  lakes: {
    p: [4, 6],
    gap: [1, 2],
    unit: 'fish',
    text: {
      told: 'A large lake has {first} fish. A small lake has {second} fish.',
      sum: 'How many fish do both lakes have together?',
      difference: 'How many more fish does the large lake have?',
    },
  },
  paint: {
    p: [-4, -4],
    gap: [1, 1],
    unit: 'meters',
    text: {
      told: 'A model plane has a layer of paint {first} meters thick. On top is a clear coat {second} meters thick.',
      sum: 'How thick are both layers together, in meters?',
      difference: 'By how many meters is the paint thicker than the coat?',
    },
  },
  spice: {
    p: [-2, -2],
    gap: [1, 2],
    unit: 'kilograms',
    text: {
      told: 'A cook mixes {first} kilograms of pepper with {second} kilograms of saffron.',
      sum: 'How many kilograms does the mix weigh?',
      difference: 'How many more kilograms of pepper than of saffron are there?',
    },
  },
  orbit: {
    p: [4, 4],
    gap: [1, 1],
    unit: 'kilometers',
    text: {
      told: 'A moon probe flies {first} kilometers in its first hour and {second} kilometers in its second hour.',
      sum: 'How many kilometers does it fly in both hours?',
      difference: 'How many more kilometers does it fly in the first hour?',
    },
  },
  steps: {
    p: [5, 6],
    gap: [1, 1],
    unit: 'steps',
    text: {
      told: 'A hiking club counts {first} steps in summer and {second} steps in winter.',
      sum: 'How many steps is that in both seasons?',
      difference: 'How many more steps are there in summer?',
    },
  },
});

export type ScientificSum = SceneOf<typeof scientificSums>;
