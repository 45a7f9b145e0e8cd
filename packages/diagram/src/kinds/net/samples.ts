import type { Net } from './schema.ts';

export const netSamples: readonly Net[] = [
  { kind: 'net', solid: 'box', sizes: [5, 3, 2], labels: ['5 cm', '3 cm', '2 cm'] },
  { kind: 'net', solid: 'square-pyramid', sizes: [6, 5, 1], labels: ['6 m', '5 m', ''] },
  { kind: 'net', solid: 'triangular-prism', sizes: [4, 3, 6], labels: ['4 in', '3 in', null] },
  { kind: 'net', solid: 'box', sizes: [4, 3, 2], labels: ['', '', ''], judged: 'overlap' },
];
