import type { PlaceValue } from './schema.ts';

export const placeValueSamples: readonly PlaceValue[] = [
  {
    kind: 'place-value',
    highest: 2,
    lowest: 0,
    rows: [
      { label: 'Dividend', digits: ['8', '6', '4'], ruled: false },
      { label: 'Quotient', digits: ['', null, null], ruled: true },
    ],
  },
  {
    kind: 'place-value',
    highest: 1,
    lowest: -3,
    rows: [
      { label: 'First', digits: ['1', '7', '4', '', ''], ruled: false },
      { label: 'Second', digits: ['', '2', '6', '8', '3'], ruled: false },
      { label: 'Sum', digits: [null, null, null, null, null], ruled: true },
    ],
  },
  {
    kind: 'place-value',
    highest: 5,
    lowest: 0,
    rows: [{ label: '', digits: ['7', '0', '8', '0', '0', '5'], ruled: false }],
  },
];
