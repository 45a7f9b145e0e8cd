import type { FractionBar } from './schema.ts';

export const fractionBarSamples: readonly FractionBar[] = [
  { kind: 'fraction-bar', bars: [{ label: 'Ribbon', wholes: 1, parts: 4, shaded: 3, group: null }] },
  { kind: 'fraction-bar', bars: [{ label: 'Rope in meters', wholes: 4, parts: 3, shaded: 12, group: 2 }] },
  {
    kind: 'fraction-bar',
    bars: [
      { label: 'Land', wholes: 3, parts: 4, shaded: 10, group: 3 },
      { label: 'One plot', wholes: 1, parts: 4, shaded: 3, group: null },
    ],
  },
  { kind: 'fraction-bar', bars: [{ label: 'Trail', wholes: 12, parts: 4, shaded: 0, group: 3 }] },
];
