import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import { checkValueScale } from '../value-axis.ts';
import { binScale, type HistogramLayout } from './layout.ts';
import type { Histogram } from './schema.ts';

const mostLines = 12;

export function checkHistogram(diagram: Histogram, _layout: HistogramLayout): readonly string[] {
  const { counts, top, step, countLabel } = diagram;
  const problems = [...checkValueScale(binScale(diagram), [])];
  if (countLabel.trim() === '') problems.push('The counts need a name.');
  if (top / step > mostLines) problems.push(`The counts have more than ${mostLines} grid lines.`);
  if (top % step !== 0) problems.push('The top of the counts must be a multiple of their step.');
  for (const count of counts)
    if (count !== null && count > top)
      problems.push(`The count ${writeNumber(count)} is higher than the picture.`);
  if (counts.every((count) => count === 0 || count === null)) problems.push('A histogram needs a bar.');
  return problems;
}
