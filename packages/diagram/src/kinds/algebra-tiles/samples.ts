import type { AlgebraTiles } from './schema.ts';

export const algebraTilesSamples: readonly AlgebraTiles[] = [
  { kind: 'algebra-tiles', letter: 'x', groups: [{ letters: 2, ones: 3 }] },
  {
    kind: 'algebra-tiles',
    letter: 'n',
    groups: [
      { letters: 4, ones: 0 },
      { letters: 0, ones: 5 },
      { letters: 3, ones: 1 },
    ],
  },
];
