import { joinWords } from '../../words/join-words.ts';
import { sayEntry } from '../say-table.ts';
import type { TwoWayTable } from './schema.ts';

export function titleTwoWayTable({ title }: TwoWayTable): string {
  return title.trim() === '' ? 'Two-way table' : `Two-way table: ${title.trim()}`;
}

export function describeTwoWayTable(diagram: TwoWayTable): string {
  const { columns, rows } = diagram;
  return [
    `${titleTwoWayTable(diagram)}.`,
    `The columns are ${joinWords(columns.map((name) => name.trim()))}.`,
    ...rows.map(
      ({ label, entries }) =>
        `${label.trim()}: ${entries.map((entry, index) => `${columns[index]?.trim() ?? ''} ${sayEntry(entry)}`.trim()).join(', ')}.`,
    ),
  ].join(' ');
}
