import { findTwice } from '../find-twice.ts';
import { checkTableRoom } from '../lay-table.ts';
import type { OutcomeGridLayout } from './layout.ts';
import type { OutcomeGrid } from './schema.ts';

export function checkOutcomeGrid(
  { across, down, columns, rows, cells, marked }: OutcomeGrid,
  { table }: OutcomeGridLayout,
): readonly string[] {
  const problems: string[] = [];
  if ([across, down].some((name) => name.trim() === '')) problems.push('Both sides need a name.');
  if (cells.length !== rows.length || cells.some((row) => row.length !== columns.length))
    problems.push('Every row needs one entry for each column.');
  if (marked.some(([row, column]) => row >= rows.length || column >= columns.length))
    problems.push('A tinted cell is outside of the grid.');
  for (const name of [...findTwice(columns), ...findTwice(rows)])
    problems.push(`The name ${name} stands twice.`);
  return [...problems, ...checkTableRoom(table)];
}
