import { joinWords } from '../../words/join-words.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import type { Distribution } from './schema.ts';

export function titleDistribution({ label }: Distribution): string {
  return label.trim() === '' ? 'Probability distribution' : `Probability distribution of ${label.trim()}`;
}

export function describeDistribution(diagram: Distribution): string {
  const { bars } = diagram;
  const marked = bars.flatMap((bar) => (bar.marked ? [bar.value.trim()] : []));
  return [
    `${titleDistribution(diagram)}.`,
    ...bars.map(
      ({ value, probability }) =>
        `${value.trim()}: ${probability === null ? 'an unknown probability' : writeNumber(probability)}.`,
    ),
    ...(marked.length === 0 ? [] : [`Marked are ${joinWords(marked)}.`]),
  ].join(' ');
}
