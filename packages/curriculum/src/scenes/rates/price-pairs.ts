import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Two ways in which a number of units leads to the same amount. Sentences: what is told, what is asked, and the answer.
 * The first amount is a·x + b, the second c·x + d; `a` and `c` are drawn in tenths from the least to the most,
 * and `x` is true to the story.
 */
export const pricePairs = defineScenes({
  shops: {
    a: [5, 8],
    c: [7, 9],
    b: [6, 15],
    d: [1, 5],
    x: [10, 90],
    text: {
      told: 'A game costs $x$ dollars. Shop A charges {a} times the price and {b, number} dollars for shipping. Shop B charges {c} times the price and {d, plural, one {# dollar} other {# dollars}} for shipping.',
      ask: 'For which price do both shops charge the same?',
      final: 'For a price of {x, number} dollars, both shops charge the same.',
    },
  },
  phones: {
    a: [2, 4],
    c: [5, 9],
    b: [40, 60],
    d: [10, 30],
    x: [20, 90],
    text: {
      told: 'Two phones charge. After $x$ minutes, one has {first} percent. The other has {second} percent.',
      ask: 'After how many minutes do both show the same?',
      final: 'After {x, number} minutes, both show the same.',
    },
  },
  plants: {
    a: [2, 5],
    c: [6, 12],
    b: [8, 24],
    d: [1, 6],
    x: [5, 40],
    text: {
      told: 'After $x$ days, a bean plant is {first} inches tall. A sunflower is {second} inches tall.',
      ask: 'After how many days do they have the same height?',
      final: 'After {x, number} days, they have the same height.',
    },
  },
  songs: {
    a: [3, 8],
    c: [9, 18],
    b: [10, 40],
    d: [2, 9],
    x: [10, 60],
    text: {
      told: 'Two videos load. After $x$ seconds, {first} megabytes of one video are loaded, and {second} of the other.',
      ask: 'After how many seconds are equal amounts of both loaded?',
      final: 'After {x, number} seconds, equal amounts of both are loaded.',
    },
  },
  ropes: {
    a: [2, 5],
    c: [6, 12],
    b: [8, 30],
    d: [1, 6],
    x: [5, 40],
    text: {
      told: 'Two climbers go up. After $x$ seconds, one is {first} feet above the ground. The other is {second} feet above it.',
      ask: 'After how many seconds are both at the same height?',
      final: 'After {x, number} seconds, both are at the same height.',
    },
  },
});

export type PricePair = SceneOf<typeof pricePairs>;
