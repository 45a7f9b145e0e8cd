/**
 * Things that happen again and again, each time with the same chance. `result` is what is counted, `rest` the opposite;
 * sentences of the chance are in `longRunText`.
 */
export const longRunText = {
  'coin-chance': 'A fair coin shows heads with probability {p}.',
  'train-chance': 'A train is on time with probability {p}.',
  'seed-chance': 'A seed sprouts with probability {p}.',
  'throw-chance': 'A player makes a free throw with probability {p}.',
  'light-chance': 'A traffic light is green with probability {p}.',
  'call-chance': 'A call is answered at once with probability {p}.',
  'parcel-chance': 'A parcel arrives the next day with probability {p}.',
  'sensor-chance': 'A sensor sends a clear signal with probability {p}.',
  'spinner-chance': 'A spinner stops on blue with probability {p}.',
} as const;

type Key = keyof typeof longRunText extends infer K ? (K extends `${infer N}-chance` ? N : never) : never;

export type LongRun = {
  readonly key: Key;
  readonly trials: string;
  readonly result: string;
  readonly rest: string;
  /** Likely chances in hundredths. */
  readonly chances: readonly number[];
};

export const longRuns: readonly LongRun[] = [
  { key: 'coin', trials: 'tosses', result: 'heads', rest: 'tails', chances: [50] },
  {
    key: 'train',
    trials: 'trips',
    result: 'trips on time',
    rest: 'late trips',
    chances: [60, 70, 75, 80, 85, 90],
  },
  {
    key: 'seed',
    trials: 'seeds',
    result: 'sprouts',
    rest: 'seeds without a sprout',
    chances: [60, 70, 75, 80, 85],
  },
  {
    key: 'throw',
    trials: 'throws',
    result: 'baskets',
    rest: 'misses',
    chances: [40, 60, 65, 70, 75, 80],
  },
  {
    key: 'light',
    trials: 'visits',
    result: 'green lights',
    rest: 'other lights',
    chances: [30, 40, 45, 55, 60],
  },
  {
    key: 'call',
    trials: 'calls',
    result: 'answered calls',
    rest: 'other calls',
    chances: [60, 65, 70, 75, 80],
  },
  {
    key: 'parcel',
    trials: 'parcels',
    result: 'fast parcels',
    rest: 'slow parcels',
    chances: [55, 60, 70, 75, 80],
  },
  {
    key: 'sensor',
    trials: 'signals',
    result: 'clear signals',
    rest: 'other signals',
    chances: [60, 70, 80, 85, 90],
  },
  {
    key: 'spinner',
    trials: 'spins',
    result: 'blue spins',
    rest: 'other spins',
    chances: [20, 25, 40, 50, 60],
  },
];
