import type { Tree } from './schema.ts';

const node = (label: string | null, parent: number | null, branch: string | null = '') => ({
  label,
  parent,
  branch,
});

export const treeSamples: readonly Tree[] = [
  {
    kind: 'tree',
    nodes: [
      node('', null),
      node('Heads', 0),
      node('Tails', 0),
      node('Red', 1),
      node('Blue', 1),
      node('Red', 2),
      node('Blue', 2),
    ],
  },
  {
    kind: 'tree',
    nodes: [
      node('', null),
      node('Rain', 0, '0.3'),
      node('Dry', 0, null),
      node('Late', 1, '1/2'),
      node('On time', 1, '1/2'),
      node('Late', 2, '1/10'),
      node('On time', 2, '9/10'),
    ],
  },
];
