import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Grids on which one step is one unit. Sentences: two places told, the straight way between them asked for, and a shape
 * with its corners told, whose outline is asked for.
 */
export const gridScenes = defineScenes({
  plain: {
    unit: 'units',
    one: 'unit',
    text: {
      two: 'Point {A} is at {p}, and point {B} is at {q}.',
      straight: 'How many units apart are the two points?',
      shown: 'The picture shows a {shape} on a grid.',
      corners: 'A {shape} has its corners at {corners}.',
      outline: 'What is its perimeter in units?',
    },
  },
  game: {
    unit: 'meters',
    one: 'meter',
    text: {
      two: 'In a video game, player {A} is at {p} and treasure {B} is at {q}. Each unit of the grid is one meter.',
      straight: 'What is the straight distance from one to the other, in meters?',
      shown:
        'In a video game, walls form a {shape} around a treasure, as the picture shows. Each unit of the grid is one meter.',
      corners:
        'In a video game, walls form a {shape} around a treasure. The corners, in meters, are {corners}.',
      outline: 'How many meters of wall is that?',
    },
  },
  trail: {
    unit: 'kilometers',
    one: 'kilometer',
    text: {
      two: 'On a trail map, camp {A} is at {p} and hut {B} is at {q}. Each unit of the grid is one kilometer.',
      straight: 'What is the straight distance from the camp to the hut, in kilometers?',
      shown:
        'The picture shows the route of a hike in the shape of a {shape}. Each unit of the grid is one kilometer.',
      corners: 'The route of a hike is a {shape}. Its corners on a map in kilometers are {corners}.',
      outline: 'How many kilometers long is the hike?',
    },
  },
  stage: {
    unit: 'feet',
    one: 'foot',
    text: {
      two: 'On a stage plan, drum {A} is at {p} and speaker {B} is at {q}. Each unit of the grid is one foot.',
      straight: 'What is the straight distance from the drum to the speaker, in feet?',
      shown:
        'The picture shows the plan of a lighted sign in the shape of a {shape}. Each unit of the grid is one foot.',
      corners: 'A lighted sign has the shape of a {shape}. Its corners on a plan in feet are {corners}.',
      outline: 'How many feet of lights go once around it?',
    },
  },
  garden: {
    unit: 'feet',
    one: 'foot',
    text: {
      two: 'On a garden plan, faucet {A} is at {p} and tree {B} is at {q}. Each unit of the grid is one foot.',
      straight: 'What is the straight distance from the faucet to the tree, in feet?',
      shown:
        'The picture shows a vegetable bed in the shape of a {shape}. Each unit of the grid is one foot.',
      corners: 'A vegetable bed has the shape of a {shape}. Its corners on a plan in feet are {corners}.',
      outline: 'How many feet of fence go around it?',
    },
  },
});

export type GridScene = SceneOf<typeof gridScenes>;
