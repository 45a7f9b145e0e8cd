import type { FactorTree } from './schema.ts';

export const factorTreeSamples: readonly FactorTree[] = [
  {
    kind: 'factor-tree',
    nodes: [
      { label: '60', parent: null },
      { label: '6', parent: 0 },
      { label: '10', parent: 0 },
      { label: '2', parent: 1 },
      { label: '3', parent: 1 },
      { label: '2', parent: 2 },
      { label: null, parent: 2 },
    ],
  },
  {
    kind: 'factor-tree',
    nodes: [
      { label: '48', parent: null },
      { label: '2', parent: 0 },
      { label: '24', parent: 0 },
      { label: '2', parent: 2 },
      { label: '12', parent: 2 },
      { label: '2', parent: 4 },
      { label: '6', parent: 4 },
      { label: '2', parent: 6 },
      { label: '3', parent: 6 },
    ],
  },
];
