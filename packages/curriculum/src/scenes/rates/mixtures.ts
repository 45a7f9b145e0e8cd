import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Whole sentences: who mixes what, and what the question wants to keep. Two-part recipes. Names stand as they do
 * after a number of cups, and `title` heads a table row; `more` tells of which part people usually take more.
 */
export const mixtures = defineScenes({
  mural: {
    more: 'either',
    first: 'blue paint',
    second: 'white paint',
    firstTitle: 'Blue',
    secondTitle: 'White',
    unit: 'cups',
    unitOne: 'cup',
    text: {
      mixes: 'A mural team mixes {a, number} cups of blue paint with {b, number} cups of white paint.',
      keeps: 'The shade must stay the same.',
      stronger: 'Which mixture is the deeper blue?',
    },
  },
  punch: {
    more: 'either',
    first: 'fruit juice',
    second: 'sparkling water',
    firstTitle: 'Juice',
    secondTitle: 'Water',
    unit: 'cups',
    unitOne: 'cup',
    text: {
      mixes: 'A class mixes {a, number} cups of fruit juice with {b, number} cups of sparkling water.',
      keeps: 'The taste must stay the same.',
      stronger: 'Which mixture tastes fruitier?',
    },
  },
  clay: {
    more: 'first',
    first: 'flour',
    second: 'salt',
    firstTitle: 'Flour',
    secondTitle: 'Salt',
    unit: 'cups',
    unitOne: 'cup',
    text: {
      mixes: 'An art room mixes {a, number} cups of flour with {b, number} cups of salt.',
      keeps: 'The clay must stay just as soft.',
      stronger: 'Which mixture has more flour for its salt?',
    },
  },
  mortar: {
    more: 'second',
    first: 'cement',
    second: 'sand',
    firstTitle: 'Cement',
    secondTitle: 'Sand',
    unit: 'buckets',
    unitOne: 'bucket',
    text: {
      mixes: 'A building crew mixes {a, number} buckets of cement with {b, number} buckets of sand.',
      keeps: 'The mortar must stay just as strong.',
      stronger: 'Which mixture has more cement for its sand?',
    },
  },
  soil: {
    more: 'first',
    first: 'compost',
    second: 'sand',
    firstTitle: 'Compost',
    secondTitle: 'Sand',
    unit: 'liters',
    unitOne: 'liter',
    text: {
      mixes: 'A garden club mixes {a, number} liters of compost with {b, number} liters of sand.',
      keeps: 'The soil must stay the same.',
      stronger: 'Which mixture has more compost for its sand?',
    },
  },
  trail: {
    more: 'either',
    first: 'nuts',
    second: 'raisins',
    firstTitle: 'Nuts',
    secondTitle: 'Raisins',
    unit: 'cups',
    unitOne: 'cup',
    text: {
      mixes: 'A hiking group mixes {a, number} cups of nuts with {b, number} cups of raisins.',
      keeps: 'Every bag must taste the same.',
      stronger: 'Which mixture has more nuts for its raisins?',
    },
  },
});

export type Mixture = SceneOf<typeof mixtures>;
