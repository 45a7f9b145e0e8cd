import type { MeasuringScale } from './schema.ts';

export const measuringScaleSamples: readonly MeasuringScale[] = [
  {
    kind: 'measuring-scale',
    min: 0,
    max: 6,
    step: 0.25,
    labelStep: 1,
    unit: 'inches',
    as: 'fraction',
    object: { name: 'Pencil', from: 0, to: 4.75 },
  },
  {
    kind: 'measuring-scale',
    min: 20,
    max: 28,
    step: 0.1,
    labelStep: 1,
    unit: 'centimeters',
    as: 'decimal',
    object: { name: 'Board', from: 21, to: 26.4 },
  },
];
