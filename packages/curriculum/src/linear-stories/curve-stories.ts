import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Paths that go up and come down again. Sentences: what the graph shows, the questions for the greatest height, for where
 * it is, for the height at the start and for where the path ends, and for how long it stays above a height. `x` and
 * `y` are the heads of the axes, `across` what one step along the first axis may stand for, `up` along the second one;
 * `means-…` say what the highest point, the start and the end tell; `start` is the least and most
 * height at the start, `max` the greatest one, and `xUnit` and `yUnit` are the units of the answers.
 */
export const curveStories = defineScenes({
  ball: {
    x: 'Feet from the player',
    y: 'Feet up',
    across: [1, 2, 3, 4],
    up: [1, 2],
    start: [3, 9],
    max: 24,
    xUnit: 'feet',
    yUnit: 'feet',
    text: {
      told: 'The graph shows the path of a ball that a player throws.',
      max: 'How many feet up is the ball at its highest?',
      at: 'How many feet from the player is the ball at its highest?',
      start: 'How many feet up is the ball when it leaves the hands?',
      end: 'How many feet from the player does the ball hit the floor?',
      above: 'Over how many feet, measured along the floor, is the ball more than {level, number} feet up?',
      'means-top':
        'The ball is highest {x, number} feet from the player, and there it is {y, number} feet up.',
      'means-start': 'The ball leaves the hands {y, number} feet up.',
      'means-end': 'The ball hits the floor {x, number} feet from the player.',
    },
  },
  jet: {
    x: 'Feet from the wall',
    y: 'Feet up',
    across: [1, 2, 3],
    up: [1, 2],
    start: [1, 10],
    max: 24,
    xUnit: 'feet',
    yUnit: 'feet',
    text: {
      told: 'Water shoots out of a wall in a curve. The graph shows how high it is.',
      max: 'How many feet up is the water at its highest?',
      at: 'How many feet from the wall is the water at its highest?',
      start: 'How many feet up does the water come out of the wall?',
      end: 'How many feet from the wall does the water hit the ground?',
      above: 'Over how many feet, measured along the ground, is the water more than {level, number} feet up?',
      'means-top':
        'The water is highest {x, number} feet from the wall, and there it is {y, number} feet up.',
      'means-start': 'The water comes out of the wall {y, number} feet up.',
      'means-end': 'The water hits the ground {x, number} feet from the wall.',
    },
  },
  rocket: {
    x: 'Seconds',
    y: 'Meters up',
    across: [1],
    up: [5],
    start: [5, 45],
    max: 95,
    xUnit: 'seconds',
    yUnit: 'meters',
    text: {
      told: 'A toy rocket starts from the top of a tower. The graph shows its height.',
      max: 'How many meters up is the rocket at its highest?',
      at: 'After how many seconds is the rocket at its highest?',
      start: 'How many meters high is the tower?',
      end: 'After how many seconds does the rocket land?',
      above: 'For how many seconds is the rocket more than {level, number} meters up?',
      'means-top': 'The rocket is highest after {x, number} seconds, and then it is {y, number} meters up.',
      'means-start': 'The rocket starts from a tower of {y, number} meters.',
      'means-end': 'The rocket lands after {x, number} seconds.',
    },
  },
  frog: {
    x: 'Inches from the stone',
    y: 'Inches up',
    across: [1, 2, 3, 4, 5],
    up: [1, 2],
    start: [1, 14],
    max: 24,
    xUnit: 'inches',
    yUnit: 'inches',
    text: {
      told: 'A frog jumps off a stone. The graph shows its path.',
      max: 'How many inches up is the frog at its highest?',
      at: 'How many inches from the stone is the frog at its highest?',
      start: 'How many inches high is the stone?',
      end: 'How many inches from the stone does the frog land on the ground?',
      above:
        'Over how many inches, measured along the ground, is the frog more than {level, number} inches up?',
      'means-top':
        'The frog is highest {x, number} inches from the stone, and there it is {y, number} inches up.',
      'means-start': 'The frog jumps off a stone that is {y, number} inches high.',
      'means-end': 'The frog lands on the ground {x, number} inches from the stone.',
    },
  },
  dolphin: {
    x: 'Feet from the boat',
    y: 'Feet above the water',
    across: [1, 2, 3],
    up: [1, 2],
    start: [1, 12],
    max: 20,
    xUnit: 'feet',
    yUnit: 'feet',
    text: {
      told: 'In a video game, a dolphin jumps off a boat. The graph shows its path.',
      max: 'How many feet above the water is it at its highest?',
      at: 'How many feet from the boat is it at its highest?',
      start: 'How many feet above the water does it jump off?',
      end: 'How many feet from the boat does it meet the water?',
      above: 'Over how many feet, measured along the water, is it more than {level, number} feet up?',
      'means-top':
        'The dolphin is highest {x, number} feet from the boat, and there it is {y, number} feet above the water.',
      'means-start': 'The dolphin jumps off {y, number} feet above the water.',
      'means-end': 'The dolphin meets the water {x, number} feet from the boat.',
    },
  },
});

export type CurveStory = SceneOf<typeof curveStories>;
