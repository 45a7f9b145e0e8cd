import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Paths that go down and come up again to where they began. Sentences: what the graph shows, the questions for the least
 * height and for where it is, and for how long it stays below a height. The data are those of `curveStories`.
 */
export const dipStories = defineScenes({
  bridge: {
    x: 'Feet from the left post',
    y: 'Feet up',
    across: [1, 2, 3, 5],
    up: [1, 2],
    xUnit: 'feet',
    yUnit: 'feet',
    text: {
      told: 'A rope bridge hangs between two posts. The graph shows how high it is.',
      min: 'How many feet up is the bridge at its lowest?',
      at: 'How many feet from the left post is the bridge at its lowest?',
      below:
        'Over how many feet, measured along the ground, is the bridge less than {level, number} feet up?',
      'means-low':
        'The bridge is lowest {x, number} feet from the left post, and there it is {y, number} feet up.',
      'means-start': 'At the left post, the bridge is {y, number} feet up.',
    },
  },
  drone: {
    x: 'Seconds',
    y: 'Meters up',
    across: [1],
    up: [2, 5],
    xUnit: 'seconds',
    yUnit: 'meters',
    text: {
      told: 'A drone dives and comes up again. The graph shows its height.',
      min: 'How many meters up is the drone at its lowest?',
      at: 'After how many seconds is the drone at its lowest?',
      below: 'For how many seconds is the drone less than {level, number} meters up?',
      'means-low': 'The drone is lowest after {x, number} seconds, and then it is {y, number} meters up.',
      'means-start': 'At the start, the drone is {y, number} meters up.',
    },
  },
  lights: {
    x: 'Inches from the left hook',
    y: 'Inches above the shelf',
    across: [2, 3, 4, 5],
    up: [1, 2],
    xUnit: 'inches',
    yUnit: 'inches',
    text: {
      told: 'A string of lights hangs between two hooks above a shelf. The graph shows how high it is.',
      min: 'How many inches above the shelf are the lights at their lowest?',
      at: 'How many inches from the left hook are the lights at their lowest?',
      below:
        'Over how many inches, measured along the shelf, are the lights less than {level, number} inches above it?',
      'means-low':
        'The lights are lowest {x, number} inches from the left hook, and there they are {y, number} inches above the shelf.',
      'means-start': 'At the left hook, the lights are {y, number} inches above the shelf.',
    },
  },
  swing: {
    x: 'Inches from the left edge',
    y: 'Inches above the ground',
    across: [2, 3, 4, 5],
    up: [1, 2],
    xUnit: 'inches',
    yUnit: 'inches',
    text: {
      told: 'A hammock hangs between two poles. The graph shows how high its cloth is.',
      min: 'How many inches above the ground is the cloth at its lowest?',
      at: 'How many inches from the left edge is the cloth at its lowest?',
      below:
        'Over how many inches, measured along the ground, is the cloth less than {level, number} inches up?',
      'means-low':
        'The cloth is lowest {x, number} inches from the left edge, and there it is {y, number} inches up.',
      'means-start': 'At the left edge, the cloth is {y, number} inches up.',
    },
  },
});

export type DipStory = SceneOf<typeof dipStories>;
