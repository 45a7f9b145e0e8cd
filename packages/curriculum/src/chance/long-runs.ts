import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Things that happen again and again, each time with the same chance. `result` is what is counted, `rest` the
 * opposite. Sentences: the probability, what some trials have shown, the same after the probability is told, and what
 * the first few of them showed. `chances`: Likely chances in hundredths.
 */
export const longRuns = defineScenes({
  coin: {
    trials: 'tosses',
    result: 'heads',
    rest: 'tails',
    chances: [50],
    text: {
      chance: 'A fair coin shows heads with probability {p}.',
      data: 'A coin shows heads {hits, number} times in {before, number} tosses.',
      after: 'In {before, number} tosses, it shows heads {hits, number} times.',
      early: 'In the first {few, number} tosses, it shows heads {start, number} times.',
    },
  },
  train: {
    trials: 'trips',
    result: 'trips on time',
    rest: 'late trips',
    chances: [60, 70, 75, 80, 85, 90],
    text: {
      chance: 'A train is on time with probability {p}.',
      data: 'Of {before, number} train trips, {hits, number} are on time.',
      after: 'Of {before, number} trips, {hits, number} are on time.',
      early: 'Of the first {few, number} trips, {start, number} are on time.',
    },
  },
  seed: {
    trials: 'seeds',
    result: 'sprouts',
    rest: 'seeds without a sprout',
    chances: [60, 70, 75, 80, 85],
    text: {
      chance: 'A seed sprouts with probability {p}.',
      data: 'A farm tests {before, number} seeds, and {hits, number} of them sprout.',
      after: 'Of {before, number} such seeds, {hits, number} sprout.',
      early: 'Of the first {few, number} seeds, {start, number} sprout.',
    },
  },
  throw: {
    trials: 'throws',
    result: 'baskets',
    rest: 'misses',
    chances: [40, 60, 65, 70, 75, 80],
    text: {
      chance: 'A player makes a free throw with probability {p}.',
      data: 'A player makes {hits, number} of {before, number} free throws.',
      after: 'The player makes {hits, number} of {before, number} free throws.',
      early: 'Of the first {few, number} throws, {start, number} go in.',
    },
  },
  light: {
    trials: 'trips',
    result: 'green lights',
    rest: 'lights that are not green',
    chances: [30, 40, 45, 55, 60],
    text: {
      chance: 'A traffic light is green with probability {p}.',
      data: 'On {before, number} trips, a traffic light is green {hits, number} times.',
      after: 'On {before, number} trips, the light is green {hits, number} times.',
      early: 'On the first {few, number} trips, it is green {start, number} times.',
    },
  },
  call: {
    trials: 'calls',
    result: 'quick answers',
    rest: 'calls with a wait',
    chances: [60, 65, 70, 75, 80],
    text: {
      chance: 'A call is answered right away with probability {p}.',
      data: 'Of {before, number} calls to a shop, {hits, number} are answered right away.',
      after: 'Of {before, number} calls, {hits, number} are answered right away.',
      early: 'Of the first {few, number} calls, {start, number} are answered right away.',
    },
  },
  parcel: {
    trials: 'parcels',
    result: 'fast parcels',
    rest: 'slow parcels',
    chances: [55, 60, 70, 75, 80],
    text: {
      chance: 'A parcel is fast and arrives the next day with probability {p}.',
      data: 'Of {before, number} parcels, {hits, number} are fast and arrive the next day.',
      after: 'Of {before, number} parcels, {hits, number} are fast.',
      early: 'Of the first {few, number} parcels, {start, number} are fast.',
    },
  },
  sensor: {
    trials: 'signals',
    result: 'clear signals',
    rest: 'unclear signals',
    chances: [60, 70, 80, 85, 90],
    text: {
      chance: 'A sensor sends a clear signal with probability {p}.',
      data: 'A sensor sends {before, number} signals, and {hits, number} of them are clear.',
      after: 'Of {before, number} signals, {hits, number} are clear.',
      early: 'Of the first {few, number} signals, {start, number} are clear.',
    },
  },
  spinner: {
    trials: 'spins',
    result: 'blue spins',
    rest: 'spins that are not blue',
    chances: [20, 25, 40, 50, 60],
    text: {
      chance: 'A spinner stops on blue with probability {p}.',
      data: 'A spinner stops on blue {hits, number} times in {before, number} spins.',
      after: 'In {before, number} spins, it stops on blue {hits, number} times.',
      early: 'In the first {few, number} spins, it stops on blue {start, number} times.',
    },
  },
});

export type LongRun = SceneOf<typeof longRuns>;
