import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayRows } from '../say-table.ts';
import type { DataTable } from './schema.ts';

export function titleDataTable({ title }: DataTable): string {
  return title.trim() === '' ? 'Table' : `Table: ${title.trim()}`;
}

export function describeDataTable(diagram: DataTable): string {
  const { heads, rows } = diagram;
  return [
    `${titleDataTable(diagram)}, with ${sayCount(rows.length, 'row', 'rows')}.`,
    `The columns are ${joinWords(heads.map((head) => (head.trim() === '' ? 'names' : head.trim())))}.`,
    ...sayRows(heads, rows),
  ].join(' ');
}
