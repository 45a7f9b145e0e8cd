import { sayValue } from '../words/say-value.ts';

/** An entry as it is spoken; an empty one is told as empty. */
export function sayEntry(entry: string | null): string {
  return entry?.trim() === '' ? 'empty' : sayValue(entry);
}

/** Row by row, each entry after its head. */
export function sayRows(
  heads: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): readonly string[] {
  return rows.map(
    (row, index) =>
      `Row ${index + 1}: ${row.map((entry, column) => `${heads[column]?.trim() ?? ''} ${sayEntry(entry)}`.trim()).join(', ')}.`,
  );
}
