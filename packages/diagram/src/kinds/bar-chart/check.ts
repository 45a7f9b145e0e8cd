import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import { findTwice } from '../find-twice.ts';
import type { BarChartLayout } from './layout.ts';
import type { BarChart } from './schema.ts';

const mostLines = 12;
const near = 1e-9;

export function checkBarChart(diagram: BarChart, _layout: BarChartLayout): readonly string[] {
  const { label, top, step, series, bars } = diagram;
  const problems: string[] = [];
  const lines = top / step;
  if (label.trim() === '') problems.push('The heights need a name.');
  if (lines > mostLines) problems.push(`The heights have more than ${mostLines} grid lines.`);
  if (Math.abs(lines - Math.round(lines)) > near) problems.push('The top must be a multiple of the step.');
  if (bars.some(({ heights }) => heights.length !== series.length))
    problems.push('Every group needs one bar for each series.');
  if (bars.some(({ name }) => name.trim() === '')) problems.push('Every group of bars needs a name.');
  if (series.length > 1 && series.some((name) => name.trim() === ''))
    problems.push('Every series needs a name.');
  for (const name of [...findTwice(series), ...findTwice(bars.map((bar) => bar.name))])
    problems.push(`The name ${name} stands twice.`);
  for (const height of bars.flatMap(({ heights }) => heights))
    if (height !== null && height > top)
      problems.push(`The height ${writeNumber(height)} is higher than the picture.`);
  return problems;
}
