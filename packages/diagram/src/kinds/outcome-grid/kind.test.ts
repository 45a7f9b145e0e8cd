import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutOutcomeGrid } from './layout.ts';
import { readBackOutcomeGrid } from './read-back.ts';
import { outcomeGridSamples } from './samples.ts';
import type { OutcomeGrid } from './schema.ts';

const grid: OutcomeGrid = {
  kind: 'outcome-grid',
  across: 'Coin',
  down: 'spinner',
  columns: ['H', 'T'],
  rows: ['1', '2'],
  cells: [
    ['1H', '1T'],
    ['2H', null],
  ],
  marked: [[0, 1]],
};

test('outcomes stand in their cells, and the tinted one is the one that is named', () => {
  const values = readBackOutcomeGrid(layoutOutcomeGrid(grid));
  expect(values.cells).toEqual(grid.cells);
  expect(values.marked).toEqual(['1T']);
});

test('the sums of two number cubes fit on the sheet', () => {
  for (const sample of outcomeGridSamples) expect(checkDiagram(sample)).toEqual([]);
});

test.each([
  [{ cells: [['1H', '1T']] }, 'Every row needs one entry for each column.'],
  [{ marked: [[4, 0]] }, 'A tinted cell is outside of the grid.'],
  [{ rows: ['1', '1'] }, 'The name 1 stands twice.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...grid, ...(change as Partial<OutcomeGrid>) })).toContain(problem);
});

test('describe reads row by row and names the tinted cells', () => {
  expect(describeDiagram(grid)).toBe(
    'Outcomes of Coin and spinner. The columns are Coin: H and T. The rows are spinner. Row 1: 1H, 1T. ' +
      'Row 2: 2H, an unknown value. Tinted are row 1, column T.',
  );
});
