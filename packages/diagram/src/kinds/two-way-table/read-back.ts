import { readBackTable } from '../table-values.ts';
import type { TwoWayTableLayout } from './layout.ts';

export type TwoWayTableValues = {
  readonly kind: 'two-way-table';
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly entries: readonly (string | null)[] }[];
};

export function readBackTwoWayTable({ table }: TwoWayTableLayout): TwoWayTableValues {
  const { heads, rows } = readBackTable(table);
  return {
    kind: 'two-way-table',
    columns: heads,
    rows: rows.map(([label, ...entries]) => ({ label: label ?? '', entries })),
  };
}
