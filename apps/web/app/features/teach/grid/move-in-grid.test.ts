import { expect, test } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

const size = { rows: 3, columns: 4 };

test.each([
  ['ArrowRight', { row: 1, column: 2 }],
  ['ArrowLeft', { row: 1, column: 0 }],
  ['ArrowUp', { row: 0, column: 1 }],
  ['ArrowDown', { row: 2, column: 1 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 3 }],
  ['PageUp', { row: 0, column: 1 }],
  ['PageDown', { row: 2, column: 1 }],
])('%s leads to a neighbour or an edge', (key, place) => {
  expect(moveInGrid({ row: 1, column: 1 }, key, size)).toEqual(place);
});

test('no key leads out of the grid, and other keys lead nowhere', () => {
  expect(moveInGrid({ row: 2, column: 3 }, 'ArrowDown', size)).toEqual({ row: 2, column: 3 });
  expect(moveInGrid({ row: 0, column: 0 }, 'ArrowLeft', size)).toEqual({ row: 0, column: 0 });
  expect(moveInGrid({ row: 0, column: 0 }, 'a', size)).toBeUndefined();
});
