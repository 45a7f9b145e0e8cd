import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two groups of which a part is of one sort. Sentences: the part of each group, a percent of the first one with four ways
 * to read it, and each group as the one with the greater percent.
 */
export const twoShares = defineScenes({
  parks: {
    text: {
      first: 'On the east side, {part, number} of {whole, number} hectares are park.',
      second: 'On the west side, {part, number} of {whole, number} hectares are park.',
      percent: 'On the east side, {percent, number}% of the hectares are park.',
      every: 'Of every {hundred, number} hectares there, {percent, number} are park.',
      exact: 'There are exactly {percent, number} hectares of park.',
      others: 'For every {hundred, number} hectares without a park, {percent, number} are park.',
      turned: 'Of every {percent, number} hectares there, {hundred, number} are park.',
      'is-first': 'The east side has the greater percent of park.',
      'is-second': 'The west side has the greater percent of park.',
    },
  },
  shots: {
    text: {
      first: 'The Hawks made {part, number} of {whole, number} shots.',
      second: 'The Lions made {part, number} of {whole, number} shots.',
      percent: 'The Hawks made {percent, number}% of their shots.',
      every: 'Of every {hundred, number} shots, the Hawks made {percent, number}.',
      exact: 'The Hawks made exactly {percent, number} shots.',
      others: 'For every {hundred, number} shots they missed, the Hawks made {percent, number}.',
      turned: 'Of every {percent, number} shots, the Hawks made {hundred, number}.',
      'is-first': 'The Hawks made the greater percent of their shots.',
      'is-second': 'The Lions made the greater percent of their shots.',
    },
  },
  walkers: {
    text: {
      first: 'At Hill School, {part, number} of {whole, number} students walk.',
      second: 'At Lake School, {part, number} of {whole, number} students walk.',
      percent: 'At Hill School, {percent, number}% of the students walk.',
      every: 'Of every {hundred, number} students there, {percent, number} walk.',
      exact: 'Exactly {percent, number} students there walk.',
      others: 'For every {hundred, number} students there who ride, {percent, number} walk.',
      turned: 'Of every {percent, number} students there, {hundred, number} walk.',
      'is-first': 'Hill School has the greater percent of walkers.',
      'is-second': 'Lake School has the greater percent of walkers.',
    },
  },
  seats: {
    text: {
      first: 'In the small hall, {part, number} of {whole, number} seats are taken.',
      second: 'In the concert hall, {part, number} of {whole, number} seats are taken.',
      percent: 'In the small hall, {percent, number}% of the seats are taken.',
      every: 'Of every {hundred, number} seats there, {percent, number} are taken.',
      exact: 'Exactly {percent, number} seats there are taken.',
      others: 'For every {hundred, number} seats there that are free, {percent, number} are taken.',
      turned: 'Of every {percent, number} seats there, {hundred, number} are taken.',
      'is-first': 'The small hall has the greater percent of its seats taken.',
      'is-second': 'The concert hall has the greater percent of its seats taken.',
    },
  },
  seeds: {
    text: {
      first: 'In the sun, {part, number} of {whole, number} seeds came up.',
      second: 'In the shade, {part, number} of {whole, number} seeds came up.',
      percent: 'In the sun, {percent, number}% of the seeds came up.',
      every: 'Of every {hundred, number} seeds there, {percent, number} came up.',
      exact: 'Exactly {percent, number} seeds there came up.',
      others: 'For every {hundred, number} seeds there that did not come up, {percent, number} did.',
      turned: 'Of every {percent, number} seeds there, {hundred, number} came up.',
      'is-first': 'In the sun, the greater percent of the seeds came up.',
      'is-second': 'In the shade, the greater percent of the seeds came up.',
    },
  },
});

export type TwoShares = SceneOf<typeof twoShares>;
