import { findTwice } from '../find-twice.ts';
import { checkValueScale } from '../value-axis.ts';
import type { TimelineLayout } from './layout.ts';
import type { Timeline } from './schema.ts';

export function checkTimeline(diagram: Timeline, _layout: TimelineLayout): readonly string[] {
  const { rows, marked } = diagram;
  const problems = [...checkValueScale(diagram, [...rows.flatMap(({ times }) => times), ...marked])];
  if (rows.some(({ name }) => name.trim() === '')) problems.push('Every row needs a name.');
  for (const name of findTwice(rows.map((row) => row.name)))
    problems.push(`Two rows are both named ${name}.`);
  return problems;
}
