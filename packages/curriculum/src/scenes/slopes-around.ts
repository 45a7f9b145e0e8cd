import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Slopes that somebody can stand on. Sentences: how much it rises over a run, the rise asked for over another run, and
 * the run asked for with another rise. `run` and `ratio` are the least and most, in the units of `unit`.
 */
export const slopesAround = defineScenes({
  slide: {
    unit: 'feet',
    text: {
      told: 'A water slide drops {b, number} feet for every {a, number} feet that it runs horizontally.',
      rise: 'How many feet does it drop over a horizontal distance of {run, number} feet?',
      run: 'How many feet does it run while it drops {rise, number} feet?',
    },
  },
  trail: {
    unit: 'meters',
    text: {
      told: 'A steep trail rises {b, number} meters for every {a, number} meters of horizontal distance.',
      rise: 'How many meters does it rise over a horizontal distance of {run, number} meters?',
      run: 'Over how many meters of horizontal distance does it rise {rise, number} meters?',
    },
  },
  roof: {
    unit: 'inches',
    text: {
      told: 'The roof of a shed rises {b, number} inches for every {a, number} inches of horizontal distance.',
      rise: 'How many inches does it rise over a horizontal distance of {run, number} inches?',
      run: 'Over how many inches of horizontal distance does it rise {rise, number} inches?',
    },
  },
  ski: {
    unit: 'meters',
    text: {
      told: 'A ski slope drops {b, number} meters for every {a, number} meters of horizontal distance.',
      rise: 'How many meters does it drop over a horizontal distance of {run, number} meters?',
      run: 'Over how many meters of horizontal distance does it drop {rise, number} meters?',
    },
  },
  skate: {
    unit: 'inches',
    text: {
      told: 'A skate ramp rises {b, number} inches for every {a, number} inches along the ground.',
      rise: 'How many inches does it rise over {run, number} inches along the ground?',
      run: 'Over how many inches along the ground does it rise {rise, number} inches?',
    },
  },
});

export type SlopeAround = SceneOf<typeof slopesAround>;
