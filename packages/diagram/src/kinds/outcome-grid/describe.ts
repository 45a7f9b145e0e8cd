import { joinWords } from '../../words/join-words.ts';
import { sayEntry } from '../say-table.ts';
import type { OutcomeGrid } from './schema.ts';

export function titleOutcomeGrid({ across, down }: OutcomeGrid): string {
  return `Outcomes of ${across.trim()} and ${down.trim()}`;
}

export function describeOutcomeGrid(diagram: OutcomeGrid): string {
  const { across, down, columns, rows, cells, marked } = diagram;
  const tinted = marked.map(([row, column]) => `row ${rows[row]?.trim()}, column ${columns[column]?.trim()}`);
  return [
    `${titleOutcomeGrid(diagram)}. The columns are ${across.trim()}: ${joinWords(columns)}. The rows are ${down.trim()}.`,
    ...rows.map((row, index) => `Row ${row.trim()}: ${(cells[index] ?? []).map(sayEntry).join(', ')}.`),
    ...(tinted.length === 0 ? [] : [`Tinted are ${joinWords(tinted)}.`]),
  ].join(' ');
}
