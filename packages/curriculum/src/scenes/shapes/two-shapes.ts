import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/** A figure and what it is moved to. Sentences: both shown, and both told by their corners. */
export const twoShapes = defineScenes({
  plain: {
    text: {
      shown: 'The picture shows triangle {name} and its image.',
      told: 'Triangle {name} has the corners {corners}. Its image has {images}, in the same order.',
    },
  },
  tiles: {
    text: {
      shown: 'In a pattern of tiles, triangle {name} is moved to a new place.',
      told: 'In a pattern, triangle {name} has the corners {corners}. Its copy has {images}, in the same order.',
    },
  },
  dance: {
    text: {
      shown: 'Three dancers form triangle {name} on a stage and move to new places.',
      told: 'Three dancers form a triangle with corners at {corners}. Then they stand at {images}, in the same order.',
    },
  },
  game: {
    text: {
      shown: 'In a video game, the triangular ship {name} moves to a new place.',
      told: 'In a video game, the triangular ship {name} has the corners {corners}. Then it has {images}, in the same order.',
    },
  },
  flag: {
    text: {
      shown: 'On the plan of a flag, triangle {name} is copied to a new place.',
      told: 'On a flag, triangle {name} has the corners {corners}. Its copy has {images}, in the same order.',
    },
  },
});

export type TwoShapes = SceneOf<typeof twoShapes>;
