import type { PercentGrid } from './schema.ts';

export const percentGridSamples: readonly PercentGrid[] = [
  { kind: 'percent-grid', shaded: 40, label: null },
  { kind: 'percent-grid', shaded: 37, label: 'The whole grid is the park.' },
  { kind: 'percent-grid', shaded: 5, label: null },
  { kind: 'percent-grid', shaded: 125, label: 'Each grid is one whole.' },
  { kind: 'percent-grid', shaded: 200, label: null },
];
