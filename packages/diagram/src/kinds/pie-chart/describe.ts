import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { PieChart } from './schema.ts';

export function titlePieChart({ title }: PieChart): string {
  return title.trim() === '' ? 'Circle graph' : `Circle graph of ${title.trim()}`;
}

/** Tells what is written; a slice without a number is told by about how much of the circle it takes. */
export function describePieChart(diagram: PieChart): string {
  const { slices } = diagram;
  const total = slices.reduce((sum, { size }) => sum + size, 0);
  const say = ({ name, size, shown }: PieChart['slices'][number]): string =>
    `${name.trim()}: ${shown === '' ? sizeWord(size / total) : sayValue(shown)}.`;
  return [
    `${titlePieChart(diagram)} with ${sayCount(slices.length, 'slice', 'slices')}.`,
    ...slices.map(say),
  ].join(' ');
}

function sizeWord(share: number): string {
  if (Math.abs(share - 0.5) < 0.02) return 'half of the circle';
  if (Math.abs(share - 0.25) < 0.02) return 'a quarter of the circle';
  if (share > 0.5) return 'more than half of the circle';
  return share > 0.25 ? 'between a quarter and half of the circle' : 'less than a quarter of the circle';
}
