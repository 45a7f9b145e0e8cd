import { findTwice } from '../find-twice.ts';
import type { RatioTableLayout } from './layout.ts';
import type { RatioTable } from './schema.ts';

export function checkRatioTable(
  { heads, rows, arrows }: RatioTable,
  layout: RatioTableLayout,
): readonly string[] {
  const problems: string[] = [];
  const columns = rows[0]?.length ?? 0;
  if (heads.length !== rows.length) problems.push(`There are ${heads.length} heads for ${rows.length} rows.`);
  if (rows.some((row) => row.length !== columns))
    problems.push('The rows have different numbers of entries.');
  if (heads.some((head) => head.trim() === '')) problems.push('Every row needs a head.');
  for (const head of findTwice(heads)) problems.push(`Two rows are both headed ${head}.`);
  for (const { from, to, label } of arrows) {
    const ends = [from, to];
    if (ends.some((end) => end < 0 || end >= columns))
      problems.push(`Arrow ${label} names a column that is not there.`);
    if (from === to) problems.push(`Arrow ${label} starts and ends in the same column.`);
    if (label.trim() === '') problems.push('Every arrow needs a label.');
  }
  for (const ends of findTwice(arrows.map(({ from, to }) => `${from} to ${to}`))) {
    problems.push(`Two arrows go from column ${ends}.`);
  }
  return [...problems, ...checkRoom(layout)];
}

function checkRoom({ cells, columns }: RatioTableLayout): readonly string[] {
  const column = (columns[1] ?? 0) - (columns[0] ?? 0);
  const wide = cells.flat().filter(({ width }) => width > column);
  return wide.map(({ text }) => `Entry ${text} is wider than its column.`);
}
