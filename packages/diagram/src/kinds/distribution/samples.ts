import type { Distribution } from './schema.ts';

const bar = (value: string, probability: number | null, marked = false) => ({ value, probability, marked });

export const distributionSamples: readonly Distribution[] = [
  {
    kind: 'distribution',
    label: 'Heads in three tosses',
    top: 0.5,
    step: 0.125,
    bars: [bar('0', 0.125), bar('1', 0.375), bar('2', 0.375, true), bar('3', 0.125, true)],
  },
  {
    kind: 'distribution',
    label: 'Siblings',
    top: 0.5,
    step: 0.1,
    bars: [bar('0', 0.2), bar('1', 0.4), bar('2', null), bar('3 or more', 0.1)],
  },
];
