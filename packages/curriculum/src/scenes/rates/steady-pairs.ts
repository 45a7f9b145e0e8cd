import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Whole sentences that say that the two quantities belong together. Two quantities that grow together at a
 * constant ratio, always more of the second. Titles label axes and lines; nouns stand after a number.
 */
export const steadyPairs = defineScenes({
  bikes: {
    x: 'stations',
    y: 'bikes',
    xTitle: 'Stations',
    yTitle: 'Bikes',
    text: { facts: 'A bike workshop always keeps the same ratio of bikes to work stations.' },
  },
  trees: {
    x: 'benches',
    y: 'trees',
    xTitle: 'Benches',
    yTitle: 'Trees',
    text: { facts: 'A park always keeps the same ratio of trees to benches.' },
  },
  eggs: {
    x: 'cakes',
    y: 'eggs',
    xTitle: 'Cakes',
    yTitle: 'Eggs',
    text: { facts: 'A bakery always keeps the same ratio of eggs to cakes.' },
  },
  flutes: {
    x: 'drums',
    y: 'flutes',
    xTitle: 'Drums',
    yTitle: 'Flutes',
    text: { facts: 'A music school always keeps the same ratio of flutes to drums.' },
  },
  tiles: {
    x: 'blue tiles',
    y: 'white tiles',
    xTitle: 'Blue tiles',
    yTitle: 'White tiles',
    text: { facts: 'A mosaic always keeps the same ratio of white tiles to blue tiles.' },
  },
  loaves: {
    x: 'loaves',
    y: 'cups of flour',
    xTitle: 'Loaves',
    yTitle: 'Flour',
    text: { facts: 'A baker always keeps the same ratio of flour to loaves.' },
  },
});

export type SteadyPair = SceneOf<typeof steadyPairs>;
