import { sayCount } from '../../words/say-count.ts';
import type { PercentGrid } from './schema.ts';

const side = 10;
const squares = 100;

export function titlePercentGrid({ shaded }: PercentGrid): string {
  return shaded > squares ? 'Two grids of 100 squares' : 'Grid of 100 squares';
}

/** Tells full columns and single squares, as they are seen: counting them together is the reader's part. */
export function describePercentGrid({ shaded, label }: PercentGrid): string {
  const second = shaded - squares;
  return [
    second > 0 ? 'Two grids, each with 10 columns of 10 squares.' : 'A grid with 10 columns of 10 squares.',
    ...(label === null ? [] : [`Below it stands: ${label}.`]),
    ...(second > 0
      ? ['The first grid is shaded whole.', `In the second grid, ${sayShaded(second)}.`]
      : [`${capital(sayShaded(shaded))}.`]),
  ].join(' ');
}

function sayShaded(shaded: number): string {
  const [columns, single] = [Math.floor(shaded / side), shaded % side];
  if (shaded === 0) return 'no square is shaded';
  if (columns === side) return 'every square is shaded';
  const parts = [
    ...(columns > 0 ? [sayCount(columns, 'full column', 'full columns')] : []),
    ...(single > 0 ? [`${sayCount(single, 'square', 'squares')}${columns > 0 ? ' more' : ''}`] : []),
  ];
  return `${parts.join(' and ')} ${columns + single === 1 ? 'is' : 'are'} shaded`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
