import { checkValueScale } from '../value-axis.ts';
import { type DotPlotLayout, groupsOf } from './layout.ts';
import type { DotPlot } from './schema.ts';

const leastRadius = 4;

export function checkDotPlot(diagram: DotPlot, { radius }: DotPlotLayout): readonly string[] {
  const groups = groupsOf(diagram);
  const problems = [
    ...checkValueScale(
      diagram,
      groups.flatMap(({ values }) => values),
    ),
  ];
  if (groups.length > 1 && groups.some(({ name }) => name.trim() === ''))
    problems.push('Two groups need a name each.');
  if (radius < leastRadius)
    problems.push('The dots are too small to count: take fewer marks or fewer equal numbers.');
  return problems;
}
