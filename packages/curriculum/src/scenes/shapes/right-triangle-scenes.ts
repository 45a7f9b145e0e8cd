import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/** `slope` is how many times as long as the level leg the upright one may be. */
const legs = <const Far extends readonly [number, number], const Up extends readonly [number, number]>(
  across: Far,
  up: Up,
  slope: readonly [number, number],
) => ({
  across,
  up,
  slope,
  plausible: {
    a: { least: across[0], most: across[1] },
    b: { least: up[0], most: up[1] },
    h: { least: across[0], most: across[1] + up[1] },
  },
});

/**
 * Things with a right angle: `a` is the level leg, `b` the upright or other one, `h` the slanted length. Sentences: both
 * legs told and the slanted length asked for; the slanted length and the level leg told and the other leg asked for.
 */
export const rightTriangleScenes = defineScenes({
  ladder: {
    unit: 'feet',
    one: 'foot',
    ...legs([3, 12], [6, 30], [2, 4]),
    text: {
      long: 'A ladder leans against a wall. Its foot is {a} feet from the wall, and its top is {b} feet up.',
      'ask-long': 'How many feet long is the ladder?',
      leg: 'A ladder that is {h} feet long leans against a wall. Its foot is {a} feet from the wall.',
      'ask-leg': 'How many feet up the wall does it reach?',
    },
  },
  screen: {
    unit: 'inches',
    one: 'inch',
    ...legs([12, 48], [9, 36], [0.5, 0.8]),
    text: {
      long: 'A screen for video games is {a} inches wide and {b} inches tall.',
      'ask-long': 'How many inches long is its diagonal?',
      leg: 'A screen for video games has a diagonal of {h} inches. It is {a} inches wide.',
      'ask-leg': 'How many inches tall is it?',
    },
  },
  pool: {
    unit: 'yards',
    one: 'yard',
    ...legs([15, 40], [8, 30], [0.3, 0.8]),
    text: {
      long: 'A swimming pool is {a} yards long and {b} yards wide. A swimmer crosses it straight from corner to corner.',
      'ask-long': 'How many yards is that?',
      leg: 'A swimmer crosses a pool straight from corner to corner. That is {h} yards. The pool is {a} yards long.',
      'ask-leg': 'How many yards wide is the pool?',
    },
  },
  kite: {
    unit: 'meters',
    one: 'meter',
    ...legs([5, 30], [8, 40], [0.5, 4]),
    text: {
      long: 'A kite on a tight string flies {b} meters above the beach. It is right over a spot {a} meters from where the string starts.',
      'ask-long': 'How many meters long is the string?',
      leg: 'A tight kite string is {h} meters long and starts at the ground. The kite is right over a spot {a} meters away.',
      'ask-leg': 'How many meters high does the kite fly?',
    },
  },
  zip: {
    unit: 'meters',
    one: 'meter',
    ...legs([20, 60], [5, 25], [0.2, 0.5]),
    text: {
      long: 'A zip line starts {b} meters above the ground. It ends on the ground, {a} meters away from its tower.',
      'ask-long': 'How many meters long is the line?',
      leg: 'A zip line is {h} meters long. It ends on the ground, {a} meters away from its tower.',
      'ask-leg': 'How many meters above the ground does it start?',
    },
  },
  garden: {
    unit: 'feet',
    one: 'foot',
    ...legs([8, 40], [6, 40], [0.3, 3]),
    text: {
      long: 'A garden is a rectangle, {a} feet long and {b} feet wide. A hose is laid straight from one corner to the far one.',
      'ask-long': 'How many feet long is the hose?',
      leg: 'A hose lies straight from one corner of a garden to the far one. It is {h} feet long. The garden is a rectangle with a side of {a} feet.',
      'ask-leg': 'How many feet long is its other side?',
    },
  },
  quilt: {
    unit: 'inches',
    one: 'inch',
    ...legs([24, 60], [24, 60], [0.6, 1.7]),
    text: {
      long: 'A quilt is {a} inches wide and {b} inches long. A ribbon runs straight from corner to corner.',
      'ask-long': 'How many inches long is the ribbon?',
      leg: 'A ribbon that is {h} inches long runs straight from corner to corner of a quilt. The quilt is {a} inches wide.',
      'ask-leg': 'How many inches long is the quilt?',
    },
  },
  boat: {
    unit: 'miles',
    one: 'mile',
    ...legs([3, 30], [3, 30], [0.2, 5]),
    text: {
      long: 'A boat sails {a} miles east. Then it sails {b} miles north.',
      'ask-long': 'How many miles is it from its start in a straight line?',
      leg: 'A boat sails {a} miles east, and then it turns north. Now it is {h} miles from its start in a straight line.',
      'ask-leg': 'How many miles north did it sail?',
    },
  },
  tent: {
    unit: 'feet',
    one: 'foot',
    ...legs([3, 12], [4, 16], [0.7, 2.5]),
    text: {
      long: 'A rope runs from the top of a tent pole to the ground. The pole is {b} feet tall, and the rope ends {a} feet away from it.',
      'ask-long': 'How many feet long is the rope?',
      leg: 'A rope that is {h} feet long runs from the top of a tent pole to the ground. It ends {a} feet away from the pole.',
      'ask-leg': 'How many feet tall is the pole?',
    },
  },
});

export type RightTriangleScene = SceneOf<typeof rightTriangleScenes>;
