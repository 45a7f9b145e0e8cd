import { sayCount } from '../../words/say-count.ts';
import type { Flowchart } from './schema.ts';

export function titleFlowchart(): string {
  return 'Flowchart';
}

export function describeFlowchart({ boxes }: Flowchart): string {
  return [
    `Flowchart with ${sayCount(boxes.length, 'box', 'boxes')} from top to bottom.`,
    ...boxes.map(({ text, side }, index) => {
      const on = side === null ? '' : ` On yes: ${side.trim()}. Then, or on no, go down.`;
      const end = /[.?!]$/.test(text.trim()) ? '' : '.';
      return `${index + 1}: ${text.trim()}${end}${on}`;
    }),
  ].join(' ');
}
