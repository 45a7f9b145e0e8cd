import type { DiagramOf } from '@playforward/diagram';

/** Counts of the first row, then of the second. */
export type Counts = readonly [number, number, number, number];

/** Where a number stands: the four cells, the totals of rows and columns, and the grand total. */
export type TablePlace = 'a' | 'b' | 'c' | 'd' | 'row-1' | 'row-2' | 'column-1' | 'column-2' | 'all';

/** Every number of the table with its totals. */
export function tableNumbers([a, b, c, d]: Counts): Readonly<Record<TablePlace, number>> {
  return {
    a,
    b,
    c,
    d,
    'row-1': a + b,
    'row-2': c + d,
    'column-1': a + c,
    'column-2': b + d,
    all: a + b + c + d,
  };
}

const places: readonly (readonly TablePlace[])[] = [
  ['a', 'b', 'row-1'],
  ['c', 'd', 'row-2'],
  ['column-1', 'column-2', 'all'],
];

type Heads = { readonly rows: readonly [string, string]; readonly columns: readonly [string, string] };

/** The table; `asked` shows a question mark and `open` places stay empty. */
export function tableOfCounts(
  { rows, columns }: Heads,
  counts: Counts,
  {
    asked = [],
    open = [],
  }: { readonly asked?: readonly TablePlace[]; readonly open?: readonly TablePlace[] } = {},
): DiagramOf<'two-way-table'> {
  const numbers = tableNumbers(counts);
  const entry = (place: TablePlace): string | null =>
    asked.includes(place) ? null : open.includes(place) ? '' : String(numbers[place]);
  return {
    kind: 'two-way-table',
    title: '',
    columns: [...columns, 'Total'],
    rows: places.map((row, index) => ({
      label: index === 2 ? 'Total' : (rows[index as 0 | 1] ?? ''),
      entries: row.map(entry),
    })),
  };
}
