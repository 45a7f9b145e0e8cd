import { isAsked } from '../../label/place-label.ts';
import type { RatioTableLayout } from './layout.ts';

export type RatioTableValues = {
  readonly kind: 'ratio-table';
  readonly heads: readonly string[];
  /** Entries as they stand in the drawn columns; null where a question mark stands. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Columns an arrow starts over and points into. */
  readonly arrows: readonly { readonly from: number; readonly to: number; readonly label: string }[];
};

export function readBackRatioTable({ heads, cells, columns, arrows }: RatioTableLayout): RatioTableValues {
  const columnAt = (x: number) => columns.findLastIndex((edge) => edge <= x);
  return {
    kind: 'ratio-table',
    heads: heads.map(({ text }) => text),
    rows: cells.map((row) => {
      const sorted = row.toSorted((a, b) => a.box.x - b.box.x);
      return sorted.map(({ text }) => (isAsked(text) ? null : text));
    }),
    arrows: arrows.map(({ from, to, label }) => ({
      from: columnAt(from),
      to: columnAt(to),
      label: label.text,
    })),
  };
}
