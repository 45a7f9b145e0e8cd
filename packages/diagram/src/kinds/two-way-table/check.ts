import { findTwice } from '../find-twice.ts';
import { checkTableRoom } from '../lay-table.ts';
import type { TwoWayTableLayout } from './layout.ts';
import type { TwoWayTable } from './schema.ts';

export function checkTwoWayTable(
  { columns, rows }: TwoWayTable,
  { table }: TwoWayTableLayout,
): readonly string[] {
  const problems: string[] = [];
  const names = rows.map(({ label }) => label.trim());
  if (rows.some(({ entries }) => entries.length !== columns.length))
    problems.push('Every row needs one entry for each column.');
  if ([...columns, ...names].some((name) => name.trim() === ''))
    problems.push('Every row and every column needs a name.');
  for (const name of [...findTwice(columns), ...findTwice(names)])
    problems.push(`The name ${name} stands twice.`);
  return [...problems, ...checkTableRoom(table)];
}
