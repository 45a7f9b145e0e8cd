import type { HandTask } from '@playforward/contract';
import { expect, test } from 'vitest';
import { tellsMore } from './tells-more.ts';

const scale = { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' } as const;
const plane = { x: scale, y: scale, xName: 'x', yName: 'y' };

test('cards and figures are shown with their question, an empty line or plane is not', () => {
  const shown: HandTask[] = [
    { kind: 'sort-cards', cards: ['π', '2'], boxes: ['rational', 'irrational'] },
    { kind: 'move-shape', plane, names: ['A'], shape: [[1, 2]], moves: ['slide'] },
    {
      kind: 'draw-graph',
      plane,
      curve: 'line',
      among: [
        [1, 2],
        [2, 3],
        [4, 4],
      ],
    },
  ];
  const empty: HandTask[] = [
    { kind: 'place-on-line', line: scale, marks: [''] },
    { kind: 'draw-graph', plane, curve: 'line' },
  ];
  expect(shown.filter(tellsMore)).toEqual(shown);
  expect(empty.filter(tellsMore)).toEqual([]);
});
