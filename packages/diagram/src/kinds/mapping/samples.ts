import type { Mapping } from './schema.ts';

export const mappingSamples: readonly Mapping[] = [
  {
    kind: 'mapping',
    from: 'Input',
    to: 'Output',
    inputs: ['−2', '0', '3'],
    outputs: ['1', '4'],
    arrows: [
      [0, 1],
      [1, 0],
      [2, 1],
    ],
  },
  {
    kind: 'mapping',
    from: 'Student',
    to: 'Locker',
    inputs: ['Ana', 'Ben', 'Chi', 'Dev'],
    outputs: ['17', '18', '19', null],
    arrows: [
      [0, 0],
      [1, 2],
      [2, 1],
      [3, 3],
    ],
  },
];
