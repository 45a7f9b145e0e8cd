import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import { binEnd } from './layout.ts';
import type { Histogram } from './schema.ts';

export function titleHistogram({ label }: Histogram): string {
  return label.trim() === '' ? 'Histogram' : `Histogram of ${label.trim()}`;
}

export function describeHistogram(diagram: Histogram): string {
  const { from, width, counts, countLabel } = diagram;
  const what = countLabel.trim() === '' ? '' : ` The height of a bar tells: ${countLabel.trim()}.`;
  return [
    `${titleHistogram(diagram)}, with ${sayCount(counts.length, 'interval', 'intervals')}.${what}`,
    ...counts.map(
      (count, index) =>
        `From ${writeNumber(from + index * width)} to ${writeNumber(binEnd(diagram, index))}: ${count === null ? sayValue(null) : writeNumber(count)}.`,
    ),
  ].join(' ');
}
