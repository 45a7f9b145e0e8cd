import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Measures that may differ a little from what they should be. Sentences: which ones pass, and which ones do not. `center`
 * is the least and most of what it should be, a multiple of `round`; `width` of what it may differ.
 */
export const tolerances = defineScenes({
  ball: {
    center: [62, 75],
    round: 1,
    width: [1, 3],
    text: {
      within:
        'A ball is fine if its measure around differs from {center, number} centimeters by at most {width, number}. It is $x$ centimeters.',
      outside:
        'A ball is sent back if its measure around differs from {center, number} centimeters by more than {width, number}. It is $x$ centimeters.',
    },
  },
  string: {
    center: [110, 440],
    round: 10,
    width: [2, 6],
    text: {
      within:
        'In a music game, a tone wins a point if it differs from {center, number} hertz by at most {width, number}. It has $x$ hertz.',
      outside:
        'In a music game, a tone wins no point if it differs from {center, number} hertz by more than {width, number}. It has $x$ hertz.',
    },
  },
  bread: {
    center: [400, 900],
    round: 50,
    width: [10, 40],
    text: {
      within:
        'A bakery sells a loaf if its mass differs from {center, number} grams by at most {width, number}. It is $x$ grams.',
      outside:
        'A bakery keeps a loaf back if its mass differs from {center, number} grams by more than {width, number}. It is $x$ grams.',
    },
  },
  puzzle: {
    center: [20, 60],
    round: 1,
    width: [2, 8],
    text: {
      within:
        'In a guessing game, a guess wins if it differs from {center, number} by at most {width, number}. The guess is $x$.',
      outside:
        'In a guessing game, a guess loses if it differs from {center, number} by more than {width, number}. The guess is $x$.',
    },
  },
  rail: {
    center: [600, 950],
    round: 50,
    width: [2, 9],
    text: {
      within:
        'The rails of a park train pass a test if the distance between them differs from {center, number} millimeters by at most {width, number}. It is $x$ millimeters.',
      outside:
        'The rails of a park train fail a test if the distance between them differs from {center, number} millimeters by more than {width, number}. It is $x$ millimeters.',
    },
  },
});

export type Tolerance = SceneOf<typeof tolerances>;
