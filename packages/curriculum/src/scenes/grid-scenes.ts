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
      two: 'In a video game, player {A} is at {p} and treasure {B} is at {q}. Each step of the grid is a meter.',
      straight: 'How many meters is it straight from one to the other?',
      shown:
        'The picture shows the walls around a treasure in a video game, a {shape}. Each step of the grid is a meter.',
      corners:
        'In a video game, a {shape} of walls guards a treasure. Its corners on a grid in meters are {corners}.',
      outline: 'How many meters of wall is that?',
    },
  },
  trail: {
    unit: 'kilometers',
    one: 'kilometer',
    text: {
      two: 'On a trail map, camp {A} is at {p} and hut {B} is at {q}. Each step of the grid is a kilometer.',
      straight: 'How many kilometers is it straight from the camp to the hut?',
      shown: 'The picture shows the route of a hike, a {shape}. Each step of the grid is a kilometer.',
      corners: 'The route of a hike is a {shape}. Its corners on a map in kilometers are {corners}.',
      outline: 'How many kilometers long is the hike?',
    },
  },
  stage: {
    unit: 'feet',
    one: 'foot',
    text: {
      two: 'On a stage plan, drum {A} is at {p} and speaker {B} is at {q}. Each step of the grid is a foot.',
      straight: 'How many feet is it straight from the drum to the speaker?',
      shown: 'The picture shows the plan of a lighted sign, a {shape}. Each step of the grid is a foot.',
      corners: 'A lighted sign has the shape of a {shape}. Its corners on a plan in feet are {corners}.',
      outline: 'How many feet of lights go once around it?',
    },
  },
  garden: {
    unit: 'feet',
    one: 'foot',
    text: {
      two: 'On a garden plan, faucet {A} is at {p} and tree {B} is at {q}. Each step of the grid is a foot.',
      straight: 'How many feet is it straight from the faucet to the tree?',
      shown: 'The picture shows a vegetable bed, a {shape}. Each step of the grid is a foot.',
      corners: 'A vegetable bed has the shape of a {shape}. Its corners on a plan in feet are {corners}.',
      outline: 'How many feet of fence go around it?',
    },
  },
});

export type GridScene = SceneOf<typeof gridScenes>;
