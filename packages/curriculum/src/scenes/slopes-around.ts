import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Slopes that somebody can stand on. Sentences: how much it rises over a run, the rise asked for over another run, and
 * the run asked for with another rise. `run` and `ratio` are the least and most, in the units of `unit`.
 */
export const slopesAround = defineScenes({
  slide: {
    unit: 'feet',
    text: {
      told: 'A water slide drops {b, number} feet for every {a, number} feet that it goes to the side.',
      rise: 'How many feet does it drop over {run, number} feet?',
      run: 'How far to the side does it go while it drops {rise, number} feet?',
    },
  },
  trail: {
    unit: 'meters',
    text: {
      told: 'A steep trail rises {b, number} meters for every {a, number} meters straight ahead on a map.',
      rise: 'How many meters does it rise over {run, number} meters on the map?',
      run: 'Over how many meters on the map does it rise {rise, number} meters?',
    },
  },
  roof: {
    unit: 'inches',
    text: {
      told: 'The roof of a shed rises {b, number} inches for every {a, number} inches to the side.',
      rise: 'How many inches does it rise over {run, number} inches?',
      run: 'Over how many inches to the side does it rise {rise, number} inches?',
    },
  },
  stairs: {
    unit: 'inches',
    text: {
      told: 'A stair rises {b, number} inches for every {a, number} inches forward.',
      rise: 'How many inches does it rise over {run, number} inches?',
      run: 'Over how many inches forward does it rise {rise, number} inches?',
    },
  },
  skate: {
    unit: 'inches',
    text: {
      told: 'A skate ramp rises {b, number} inches for every {a, number} inches along the ground.',
      rise: 'How many inches does it rise over {run, number} inches?',
      run: 'Over how many inches along the ground does it rise {rise, number} inches?',
    },
  },
});

export type SlopeAround = SceneOf<typeof slopesAround>;
