import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two amounts of one kind, one far larger than the other. Sentences: both amounts, how many times as large the first is,
 * the same question for rounded numbers, the answers to both, and the question for the first amount when the second and
 * this number are told.
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
      answer: 'The movie file takes {shown} times as much space as the photo.',
      'answer-about': 'The movie file takes about {shown} times as much space as the photo.',
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
      answer: 'The web concert has {shown} times as many listeners.',
      'answer-about': 'The web concert has about {shown} times as many listeners.',
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
      answer: 'The store holds {shown} times as many beads as a jar.',
      'answer-about': 'The store holds about {shown} times as many beads as a jar.',
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
      answer: 'The whale has {shown} times as much mass as the rabbit.',
      'answer-about': 'The whale has about {shown} times as much mass as the rabbit.',
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
      answer: 'The string is {shown} times as thick as the silk thread.',
      'answer-about': 'The string is about {shown} times as thick as the silk thread.',
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
      answer: 'The pumpkin seed has {shown} times as much mass as the poppy seed.',
      'answer-about': 'The pumpkin seed has about {shown} times as much mass as the poppy seed.',
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
      answer: 'The word lasts {shown} times as long as the flash.',
      'answer-about': 'The word lasts about {shown} times as long as the flash.',
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
      answer: 'The mountain has {shown} times as many blocks as the castle.',
      'answer-about': 'The mountain has about {shown} times as many blocks as the castle.',
      back: 'In a building game, a castle has {tiny} blocks. A mountain has {times, number} times as many. How many blocks is that?',
    },
  },
});

export type SizedPair = SceneOf<typeof sizedPairs>;
