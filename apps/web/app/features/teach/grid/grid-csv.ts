import type { ClassGrid } from '@playforward/contract';
import { toCsv } from '../csv.ts';
import { teachText } from '../text.ts';

const text = teachText.grid;

/** The grid as a table for a spreadsheet, as it stands on the screen. */
export function gridCsv({ skills, students }: Omit<ClassGrid, 'unit_id'>): string {
  const head = [text.student, ...skills.map(({ title }) => title)];
  const rows = students.map(({ name, cells }) => [
    name,
    ...cells.map(({ state, needs_help }) =>
      needs_help ? `${text.states[state]}, ${text.needs.toLowerCase()}` : text.states[state],
    ),
  ]);
  return toCsv([head, ...rows]);
}
