import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import { findTwice } from '../find-twice.ts';
import type { LineChartLayout } from './layout.ts';
import type { LineChart } from './schema.ts';

const mostLines = 12;
const near = 1e-9;

export function checkLineChart(diagram: LineChart, _layout: LineChartLayout): readonly string[] {
  const { label, over, top, step, names, lines, level } = diagram;
  const problems: string[] = [];
  if ([label, over].some((name) => name.trim() === '')) problems.push('Both axes need a name.');
  if (top / step > mostLines) problems.push(`The heights have more than ${mostLines} grid lines.`);
  if (Math.abs(top / step - Math.round(top / step)) > near)
    problems.push('The top must be a multiple of the step.');
  if (lines.some(({ heights }) => heights.length !== names.length))
    problems.push('Every line needs one height for each name.');
  if (lines.length > 1 && lines.some(({ name }) => name.trim() === ''))
    problems.push('Each of several lines needs a name.');
  for (const name of findTwice(names)) problems.push(`The name ${name} stands twice.`);
  for (const height of [...lines.flatMap(({ heights }) => heights), level])
    if (height !== null && height > top)
      problems.push(`The height ${writeNumber(height)} is higher than the picture.`);
  return problems;
}
