import { checkValueScale } from '../value-axis.ts';
import type { DotPlotLayout } from './layout.ts';
import type { DotPlot } from './schema.ts';

const leastRadius = 4;

export function checkDotPlot(diagram: DotPlot, { radius }: DotPlotLayout): readonly string[] {
  const problems = [...checkValueScale(diagram, diagram.values)];
  if (radius < leastRadius)
    problems.push('The dots are too small to count: take fewer marks or fewer equal numbers.');
  return problems;
}
