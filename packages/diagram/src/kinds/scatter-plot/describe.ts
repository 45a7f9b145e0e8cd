import { joinWords } from '../../words/join-words.ts';
import { sayAxis, sayPair } from '../coordinate-plane/describe.ts';
import type { ScatterPlot } from './schema.ts';

export function titleScatterPlot({ x, y }: ScatterPlot): string {
  const names = [x.label, y.label].map((name) => name.trim()).filter((name) => name !== '');
  return names.length < 2 ? 'Scatter plot' : `Scatter plot of ${joinWords(names)}`;
}

/** Every point is told; what they show together is the reader's part. */
export function describeScatterPlot(diagram: ScatterPlot): string {
  const { x, y, points, fit } = diagram;
  const line = (at: number): [number, number] => [at, (fit?.slope ?? 0) * at + (fit?.intercept ?? 0)];
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [
    `${titleScatterPlot(diagram)}.`,
    sayAxis(x, 'horizontal'),
    sayAxis(y, 'vertical'),
    `There are ${points.length} points: ${joinWords(sorted.map(sayPair))}.`,
    ...(fit === null
      ? []
      : [`A line of fit runs through ${sayPair(line(x.min))} and ${sayPair(line(x.max))}.`]),
  ].join(' ');
}
