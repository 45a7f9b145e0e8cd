import { readBackTable, type TableValues } from '../table-values.ts';
import type { DataTableLayout } from './layout.ts';

export type DataTableValues = { readonly kind: 'data-table' } & TableValues;

export function readBackDataTable({ table }: DataTableLayout): DataTableValues {
  return { kind: 'data-table', ...readBackTable(table) };
}
