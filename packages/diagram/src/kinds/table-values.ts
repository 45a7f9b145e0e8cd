import { isAsked } from '../label/place-label.ts';
import type { LaidTable } from './lay-table.ts';

/** Heads and entries as they stand in the drawn columns; null where a question mark stands. */
export type TableValues = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
};

export function readBackTable({ heads, cells }: LaidTable): TableValues {
  return {
    heads: heads.map(({ text }) => text),
    rows: cells.map((row) =>
      row.toSorted((a, b) => a.box.x - b.box.x).map(({ text }) => (isAsked(text) ? null : text)),
    ),
  };
}
