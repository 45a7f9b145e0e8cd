import { findTwice } from '../find-twice.ts';
import type { SignChartLayout } from './layout.ts';
import type { SignChart } from './schema.ts';

export function checkSignChart({ points, rows }: SignChart, _layout: SignChartLayout): readonly string[] {
  const problems: string[] = [];
  if (rows.some(({ signs, at }) => signs.length !== points.length + 1 || at.length !== points.length))
    problems.push('A row needs one sign more than there are points, and one entry at each point.');
  if (rows.some(({ name }) => name.trim() === '')) problems.push('Every row needs a name.');
  if (points.some((point) => point.trim() === '')) problems.push('Every point needs its number.');
  for (const point of findTwice(points)) problems.push(`The number ${point} stands twice.`);
  return problems;
}
