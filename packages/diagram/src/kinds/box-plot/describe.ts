import { sayCount } from '../../words/say-count.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import { tellAxisPlace } from '../value-axis.ts';
import type { BoxPlot } from './schema.ts';

export function titleBoxPlot({ plots, label }: BoxPlot): string {
  const what = sayCount(plots.length, 'Box plot', 'box plots').replace(/^1 /, '');
  return label.trim() === '' ? what : `${what} of ${label.trim()}`;
}

/** Tells whiskers, box and line by the marks they stand at, as a sighted reader sees them. */
export function describeBoxPlot(diagram: BoxPlot): string {
  const { min, max, plots } = diagram;
  const at = (value: number): string => tellAxisPlace(diagram, value);
  return [
    `${titleBoxPlot(diagram)}, on an axis from ${writeNumber(min)} to ${writeNumber(max)}.`,
    ...plots.map(({ name, five: [least, lower, median, upper, greatest] }) =>
      [
        `${name.trim() === '' ? '' : `${name.trim()}: `}The left whisker starts at ${at(least)}.`,
        `The box starts at ${at(lower)} and ends at ${at(upper)}, and the line in it stands at ${at(median)}.`,
        `The right whisker ends at ${at(greatest)}.`,
      ].join(' '),
    ),
  ].join(' ');
}
