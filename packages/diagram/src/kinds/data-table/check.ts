import { checkTableRoom, checkTableText } from '../lay-table.ts';
import type { DataTableLayout } from './layout.ts';
import type { DataTable } from './schema.ts';

export function checkDataTable(diagram: DataTable, { table }: DataTableLayout): readonly string[] {
  return [...checkTableText(diagram), ...checkTableRoom(table)];
}
