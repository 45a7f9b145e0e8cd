import type { UnitCircle } from './schema.ts';

export const unitCircleSamples: readonly UnitCircle[] = [
  {
    kind: 'unit-circle',
    points: [{ degrees: 60, label: null, angle: '60°' }],
    triangles: true,
  },
  {
    kind: 'unit-circle',
    points: [
      { degrees: 30, label: 'P', angle: '' },
      { degrees: 150, label: 'Q', angle: '' },
      { degrees: 270, label: '(0, −1)', angle: '' },
    ],
    triangles: false,
  },
];
