import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import type { LineChart } from './schema.ts';

export function titleLineChart({ label, over }: LineChart): string {
  return `Line chart of ${label.trim()} over ${over.trim()}`;
}

export function describeLineChart(diagram: LineChart): string {
  const { names, lines, top, level } = diagram;
  const say = (height: number | null | undefined): string =>
    height == null ? 'an unknown value' : writeNumber(height);
  return [
    `${titleLineChart(diagram)}, with a scale from 0 to ${writeNumber(top)}.`,
    ...lines.map(({ name, heights }) => {
      const said = names.map((text, index) => `${text.trim()} ${say(heights[index])}`).join(', ');
      return `${lines.length > 1 ? `${name.trim()}: ` : ''}${said}.`;
    }),
    ...(level === null ? [] : [`A dashed level line stands at ${writeNumber(level)}.`]),
  ].join(' ');
}
