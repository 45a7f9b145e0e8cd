import { findTwice } from '../find-twice.ts';
import type { PieChartLayout } from './layout.ts';
import type { PieChart } from './schema.ts';

const mostPercentOff = 0.51;

export function checkPieChart({ slices }: PieChart, _layout: PieChartLayout): readonly string[] {
  const problems: string[] = [];
  const total = slices.reduce((sum, { size }) => sum + size, 0);
  if (slices.some(({ name }) => name.trim() === '')) problems.push('Every slice needs a name.');
  for (const name of findTwice(slices.map((slice) => slice.name)))
    problems.push(`Two slices are named ${name}.`);
  for (const { size, shown } of slices) {
    const told = /^(\d+(?:\.\d+)?)%$/.exec(shown?.trim() ?? '')?.[1];
    if (told !== undefined && Math.abs(Number(told) - (100 * size) / total) > mostPercentOff)
      problems.push(`The slice of ${told}% is drawn with ${((100 * size) / total).toFixed(1)}%.`);
  }
  return problems;
}
