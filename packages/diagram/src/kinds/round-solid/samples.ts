import type { RoundSolid } from './schema.ts';

const radius = { size: 3, label: '3 cm' };

export const roundSolidSamples: readonly RoundSolid[] = [
  {
    kind: 'round-solid',
    parts: [{ shape: 'cylinder', height: { size: 8, label: '8 cm' } }],
    radius,
    drawn: 'radius',
    slant: '',
  },
  {
    kind: 'round-solid',
    parts: [{ shape: 'cone', height: { size: 4, label: null } }],
    radius: { size: 3, label: '6 cm' },
    drawn: 'diameter',
    slant: '5 cm',
  },
  { kind: 'round-solid', parts: [{ shape: 'sphere', height: null }], radius, drawn: 'radius', slant: '' },
  {
    kind: 'round-solid',
    parts: [{ shape: 'hemisphere-down', height: null }],
    radius,
    drawn: 'diameter',
    slant: '',
  },
  { kind: 'round-solid', parts: [{ shape: 'hemisphere', height: null }], radius, drawn: 'radius', slant: '' },
  {
    kind: 'round-solid',
    parts: [
      { shape: 'cone-down', height: { size: 9, label: '9 cm' } },
      { shape: 'hemisphere', height: null },
    ],
    radius,
    drawn: 'radius',
    slant: '',
  },
  {
    kind: 'round-solid',
    parts: [
      { shape: 'cylinder', height: { size: 7, label: '7 m' } },
      { shape: 'cone', height: { size: 4, label: '4 m' } },
    ],
    radius: { size: 3, label: '3 m' },
    drawn: 'radius',
    slant: '',
  },
  {
    kind: 'round-solid',
    parts: [
      { shape: 'hemisphere-down', height: null },
      { shape: 'cylinder', height: { size: 10, label: '10 m' } },
      { shape: 'hemisphere', height: null },
    ],
    radius: { size: 3, label: '3 m' },
    drawn: 'radius',
    slant: '',
  },
];
