import { findTwice } from '../find-twice.ts';
import { checkValueScale } from '../value-axis.ts';
import type { BoxPlotLayout } from './layout.ts';
import type { BoxPlot } from './schema.ts';

export function checkBoxPlot(diagram: BoxPlot, _layout: BoxPlotLayout): readonly string[] {
  const { plots } = diagram;
  const problems = [
    ...checkValueScale(
      diagram,
      plots.flatMap(({ five }) => five),
    ),
  ];
  for (const { five } of plots) {
    const sorted = five.every((value, index) => index === 0 || value >= (five[index - 1] ?? value));
    if (!sorted) problems.push('The five numbers of a box plot must not fall.');
  }
  if (plots.length > 1 && plots.some(({ name }) => name.trim() === ''))
    problems.push('Each of several box plots needs a name.');
  for (const name of findTwice(plots.map((plot) => plot.name)))
    problems.push(`Two box plots are named ${name}.`);
  return problems;
}
