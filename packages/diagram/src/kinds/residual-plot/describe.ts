import { joinWords } from '../../words/join-words.ts';
import { sayAxis, sayPair } from '../coordinate-plane/describe.ts';
import type { ResidualPlot } from './schema.ts';

export function titleResidualPlot({ x }: ResidualPlot): string {
  return x.label.trim() === '' ? 'Residual plot' : `Residual plot over ${x.label}`;
}

/** Every point is told; whether there is a pattern is the reader's part. */
export function describeResidualPlot(diagram: ResidualPlot): string {
  const { x, y, points } = diagram;
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [
    `${titleResidualPlot(diagram)}.`,
    sayAxis(x, 'horizontal'),
    sayAxis(y, 'vertical'),
    'A level line runs at zero.',
    `There are ${points.length} points: ${joinWords(sorted.map(sayPair))}.`,
  ].join(' ');
}
