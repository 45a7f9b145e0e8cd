import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Triangles on a grid. Sentences: one corner told, two or three corners told, and a picture of it.
 */
export const planeShapes = defineScenes({
  plain: {
    text: {
      one: 'Triangle {name} has a corner {A} at {a}.',
      three: 'Triangle {name} has the corners {A} {a}, {B} {b} and {C} {c}.',
      shown: 'The picture shows triangle {name}.',
    },
  },
  game: {
    text: {
      one: 'In a video game, triangular sail {name} has a corner {A} at {a}.',
      three: 'In a video game, a sail has corners {A} {a}, {B} {b} and {C} {c}.',
      shown: 'The picture shows sail {name} in a video game.',
    },
  },
  quilt: {
    text: {
      one: 'On a quilt plan, triangular patch {name} has a corner {A} at {a}.',
      three: 'On a quilt plan, a patch has corners {A} {a}, {B} {b} and {C} {c}.',
      shown: 'The picture shows patch {name} on a quilt plan.',
    },
  },
  band: {
    text: {
      one: 'Three players of a marching band form triangle {name}. Player {A} stands at {a}.',
      three:
        'Three players of a marching band stand at {A} {a}, {B} {b} and {C} {c}. They form triangle {name}.',
      shown: 'Three players of a marching band form triangle {name} in the picture.',
    },
  },
  app: {
    text: {
      one: 'In a drawing app, triangle {name} has a corner {A} at {a}.',
      three: 'In a drawing app, a triangle has corners {A} {a}, {B} {b} and {C} {c}.',
      shown: 'The picture shows triangle {name} in a drawing app.',
    },
  },
  garden: {
    text: {
      one: 'On a garden plan, triangular flower bed {name} has a corner {A} at {a}.',
      three: 'On a garden plan, a bed has corners {A} {a}, {B} {b} and {C} {c}.',
      shown: 'The picture shows flower bed {name} on a garden plan.',
    },
  },
});

export type PlaneShape = SceneOf<typeof planeShapes>;
