import { countOf } from '../../words/count-of.ts';
import { sayValue } from '../../words/say-value.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import type { Histogram } from './schema.ts';

export function titleHistogram({ label }: Histogram): string {
  return label.trim() === '' ? 'Histogram' : `Histogram of ${label.trim()}`;
}

export function describeHistogram(diagram: Histogram): string {
  const { from, width, counts, countLabel } = diagram;
  const edge = (index: number): string => writeNumber(from + index * width);
  const what = countLabel.trim() === '' ? '' : ` The height of a bar tells: ${countLabel.trim()}.`;
  return [
    `${titleHistogram(diagram)}, with ${countOf(counts.length, 'interval', 'intervals')}.${what}`,
    ...counts.map(
      (count, index) =>
        `From ${edge(index)} to ${edge(index + 1)}: ${count === null ? sayValue(null) : writeNumber(count)}.`,
    ),
  ].join(' ');
}
