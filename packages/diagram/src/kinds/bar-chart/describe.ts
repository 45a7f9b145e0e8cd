import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import type { BarChart } from './schema.ts';

export function titleBarChart({ label }: BarChart): string {
  return label.trim() === '' ? 'Bar chart' : `Bar chart of ${label.trim()}`;
}

export function describeBarChart(diagram: BarChart): string {
  const { series, bars, top } = diagram;
  const say = (height: number | null): string => (height === null ? 'an unknown value' : writeNumber(height));
  return [
    `${titleBarChart(diagram)}, with a scale from 0 to ${writeNumber(top)}.`,
    ...bars.map(
      ({ name, heights }) =>
        `${name.trim()}: ${heights.map((height, index) => `${series.length > 1 ? `${series[index]?.trim() ?? ''} ` : ''}${say(height)}`).join(', ')}.`,
    ),
  ].join(' ');
}
