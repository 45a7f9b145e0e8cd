import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutBalance } from './layout.ts';
import { readBackBalance } from './read-back.ts';
import type { Balance } from './schema.ts';

const scale: Balance = {
  kind: 'balance',
  left: [
    { shape: 'bag', label: 'x', count: 2 },
    { shape: 'box', label: '1', count: 3 },
  ],
  right: [{ shape: 'box', label: '11', count: 1 }],
  tilt: 'level',
};

test('every thing stands on its pan and the beam as told', () => {
  expect(readBackBalance(layoutBalance(scale))).toEqual({
    kind: 'balance',
    left: ['x', 'x', '1', '1', '1'],
    right: ['11'],
    tilt: 'level',
  });
  expect(readBackBalance(layoutBalance({ ...scale, tilt: 'left-down' })).tilt).toBe('left-down');
});

test('as many bags as boxes stand in equal groups', () => {
  const left = [
    { shape: 'bag' as const, label: 'c', count: 3 },
    { shape: 'box' as const, label: '6', count: 3 },
  ];
  expect(readBackBalance(layoutBalance({ ...scale, left })).left).toEqual(['c', '6', 'c', '6', 'c', '6']);
});

test.each([
  [{ left: [{ shape: 'box', label: '4', count: 1 }] }, 'The scale does not stand as its numbers say.'],
  [
    {
      right: [
        { shape: 'box', label: '1', count: 12 },
        { shape: 'box', label: '2', count: 6 },
      ],
    },
    'A pan holds at most 16 things.',
  ],
  [
    { right: [{ shape: 'box', label: 'heavy one', count: 1 }] },
    'The label heavy one is wider than what it stands on.',
  ],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...scale, ...(change as Partial<Balance>) })).toContain(problem);
});

test('describe counts what lies on each pan', () => {
  expect(describeDiagram(scale)).toBe(
    'Balance scale. It is level. On the left: 2 bags labeled x and 3 boxes labeled 1. On the right: 1 box labeled 11.',
  );
});
