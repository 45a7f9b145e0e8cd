import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two amounts of one kind, one far larger than the other. Sentences: both amounts, how many times as large the first is,
 * the same question for rounded numbers, and the question for the first amount when the second and this number are told.
 * `large` and `small` are the least and most of the exponents of ten that are true to them; `unit` is what they are
 * counted in.
 */
export const sizedPairs = defineScenes({
  film: {
    large: [9, 10],
    small: [5, 6],
    unit: 'bytes',
    text: {
      told: 'A movie file takes {big} bytes, and a photo takes {tiny} bytes.',
      ask: 'How many times as much space as the photo does the movie file take?',
      about: 'About how many times as much space as the photo does the movie file take?',
      back: 'A photo takes {tiny} bytes. A movie file takes {times, number} times as much space. How many bytes is that?',
    },
  },
  concert: {
    large: [4, 5],
    small: [2, 2],
    unit: 'listeners',
    text: {
      told: 'A concert on the web has {big} listeners. A concert at a school has {tiny} listeners.',
      ask: 'How many times as many listeners does the web concert have?',
      about: 'About how many times as many listeners does the web concert have?',
      back: 'A concert at a school has {tiny} listeners. One on the web has {times, number} times as many. How many listeners is that?',
    },
  },
  beads: {
    large: [5, 6],
    small: [3, 3],
    unit: 'beads',
    text: {
      told: 'A factory store holds {big} beads, and a jar holds {tiny} beads.',
      ask: 'How many times as many beads does the store hold?',
      about: 'About how many times as many beads does the store hold?',
      back: 'A jar holds {tiny} beads. A factory store holds {times, number} times as many. How many beads is that?',
    },
  },
  whale: {
    large: [7, 7],
    small: [3, 3],
    unit: 'grams',
    text: {
      told: 'A whale has a mass of {big} grams. A rabbit has a mass of {tiny} grams.',
      ask: 'How many times as much mass does the whale have?',
      about: 'About how many times as much mass does the whale have?',
      back: 'A rabbit has a mass of {tiny} grams. A whale has {times, number} times as much. How many grams is that?',
    },
  },
  string: {
    large: [-4, -4],
    small: [-6, -5],
    unit: 'meters',
    text: {
      told: 'A guitar string is {big} meters thick, and a silk thread is {tiny} meters thick.',
      ask: 'How many times as thick as the silk thread is the string?',
      about: 'About how many times as thick as the silk thread is the string?',
      back: 'A silk thread is {tiny} meters thick. A guitar string is {times, number} times as thick. How many meters is that?',
    },
  },
  seed: {
    large: [-1, -1],
    small: [-4, -4],
    unit: 'grams',
    text: {
      told: 'A giant pumpkin seed has a mass of {big} grams. A poppy seed has a mass of {tiny} grams.',
      ask: 'How many times as much mass does the pumpkin seed have?',
      about: 'About how many times as much mass does the pumpkin seed have?',
      back: 'A poppy seed has a mass of {tiny} grams. A giant pumpkin seed has {times, number} times as much. How many grams is that?',
    },
  },
  word: {
    large: [-1, -1],
    small: [-4, -3],
    unit: 'seconds',
    text: {
      told: 'A spoken word lasts {big} seconds. The flash of a camera lasts {tiny} seconds.',
      ask: 'How many times as long as the flash does the word last?',
      about: 'About how many times as long as the flash does the word last?',
      back: 'The flash of a camera lasts {tiny} seconds. A spoken word lasts {times, number} times as long. How many seconds is that?',
    },
  },
  game: {
    large: [5, 6],
    small: [3, 4],
    unit: 'blocks',
    text: {
      told: 'In a building game, a mountain has {big} blocks and a castle has {tiny} blocks.',
      ask: 'How many times as many blocks does the mountain have?',
      about: 'About how many times as many blocks does the mountain have?',
      back: 'In a building game, a castle has {tiny} blocks. A mountain has {times, number} times as many. How many blocks is that?',
    },
  },
});

export type SizedPair = SceneOf<typeof sizedPairs>;
