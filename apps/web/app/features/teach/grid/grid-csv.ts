import { toCsv } from '../csv.ts';
import { teachText } from '../text.ts';
import { countAlone } from './order-students.ts';
import type { GridView } from './view-grid.ts';

const text = teachText.grid;

/** The grid as a table for a spreadsheet, as it stands on the screen. */
export function gridCsv({ columns, groups }: GridView): string {
  const students = groups.flatMap((group) => group.students);
  const head = [text.student, ...columns.map(({ title }) => title), text.alone];
  const rows = students.map((student) => [
    student.name,
    ...student.cells.map(({ state, needs_help }) =>
      needs_help ? `${text.states[state]}, ${text.needs.toLowerCase()}` : text.states[state],
    ),
    String(countAlone(student)),
  ]);
  return toCsv([head, ...rows]);
}
