import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { RatioTable } from './schema.ts';

export function titleRatioTable({ heads }: RatioTable): string {
  const names = heads.filter((head) => head.trim() !== '');
  return names.length === 0 ? 'Ratio table' : `Ratio table of ${joinWords(names)}`;
}

export function describeRatioTable({ heads, rows, arrows }: RatioTable): string {
  const columns = rows[0]?.length ?? 0;
  return [
    `Ratio table with ${sayCount(rows.length, 'row', 'rows')} and ${sayCount(columns, 'column', 'columns')} of values.`,
    ...rows.map((row, index) => {
      const head = heads[index]?.trim() ?? '';
      return `${head === '' ? `Row ${index + 1}` : head}: ${row.map(sayEntry).join(', ')}.`;
    }),
    ...arrows.map(
      ({ from, to, label }) =>
        `An arrow from column ${from + 1} to column ${to + 1} is labeled ${sayValue(label)}.`,
    ),
  ].join(' ');
}

function sayEntry(entry: string | null): string {
  return entry?.trim() === '' ? 'empty' : sayValue(entry);
}
