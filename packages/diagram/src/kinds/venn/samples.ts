import type { Venn } from './schema.ts';

export const vennSamples: readonly Venn[] = [
  {
    kind: 'venn',
    shape: 'overlap',
    sets: ['Plays music', 'Plays sports'],
    regions: ['9', '5', null, '4'],
  },
  {
    kind: 'venn',
    shape: 'nested',
    sets: ['Rational numbers', 'Integers', 'Whole numbers'],
    regions: ['1/2, 0.75', '−3, −8', '0, 4, 12'],
  },
];
