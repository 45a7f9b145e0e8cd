import { findTwice } from '../find-twice.ts';
import type { TapeDiagramLayout } from './layout.ts';
import type { TapeDiagram } from './schema.ts';

const leastBoxWidth = 12;

export function checkTapeDiagram(
  { rows, bracket }: TapeDiagram,
  layout: TapeDiagramLayout,
): readonly string[] {
  const problems: string[] = [];
  const names = rows.map(({ label }) => label.trim());
  if (names.includes('')) problems.push('Every bar needs a name.');
  for (const name of findTwice(names.filter((label) => label !== ''))) {
    problems.push(`Two bars are both named ${name}.`);
  }
  for (const [index, row] of layout.rows.entries()) {
    const width = row.boxes[0]?.width ?? 0;
    const widest = Math.max(0, ...row.boxLabels.map((label) => label.width));
    if (widest > width) problems.push(`The label in the boxes of bar ${index + 1} is wider than a box.`);
    if (width < leastBoxWidth) problems.push(`The boxes of bar ${index + 1} are too narrow to count.`);
  }
  if (rows.some(({ total }) => total?.trim() === '') || bracket?.trim() === '') {
    problems.push('A brace needs a label; leave it out with null.');
  }
  return problems;
}
