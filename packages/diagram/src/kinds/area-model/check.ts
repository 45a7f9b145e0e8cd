import type { AreaModelLayout } from './layout.ts';
import type { AreaModel } from './schema.ts';

const leastCell = 10;

export function checkAreaModel(
  { columns, rows, cells, shaded }: AreaModel,
  layout: AreaModelLayout,
): readonly string[] {
  const problems: string[] = [];
  if (cells.length !== rows.length || cells.some((row) => row.length !== columns.length)) {
    problems.push(`The area model needs ${rows.length} times ${columns.length} cells.`);
  }
  if (shaded.some(([row, column]) => row >= rows.length || column >= columns.length)) {
    problems.push('A shaded cell is outside of the area model.');
  }
  for (const { box, label } of layout.cells) {
    if (Math.min(box.width, box.height) < leastCell) problems.push('A cell is too narrow to see.');
    if (label !== null && (label.width > box.width || label.height > box.height)) {
      problems.push(`The label ${label.text} does not fit in its cell.`);
    }
  }
  return problems;
}
