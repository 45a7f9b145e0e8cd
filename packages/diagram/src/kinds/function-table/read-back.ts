import { readBackTable, type TableValues } from '../table-values.ts';
import type { FunctionTableLayout } from './layout.ts';

export type FunctionTableValues = { readonly kind: 'function-table' } & TableValues;

export function readBackFunctionTable({ table }: FunctionTableLayout): FunctionTableValues {
  return { kind: 'function-table', ...readBackTable(table) };
}
