import { isAsked } from '../../label/place-label.ts';
import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { type Axis, writeNumber } from './scale-axis.ts';
import type { CoordinatePlane } from './schema.ts';

type Point = CoordinatePlane['points'][number];

export function titleCoordinatePlane({ x, y }: CoordinatePlane): string {
  const names = [x.label, y.label].filter((label) => label.trim() !== '');
  return names.length < 2 ? 'Coordinate plane' : `Coordinate plane of ${joinWords(names)}`;
}

export function describeCoordinatePlane({ x, y, points, lines }: CoordinatePlane): string {
  return [
    'Coordinate plane.',
    sayAxis(x, 'horizontal'),
    sayAxis(y, 'vertical'),
    ...sayPoints(points),
    ...sayLines(lines),
  ].join(' ');
}

export function sayAxis({ label, min, max, step }: Axis, way: 'horizontal' | 'vertical'): string {
  const name = label.trim() === '' ? '' : ` shows ${label} and`;
  const range = `from ${writeNumber(min)} to ${writeNumber(max)}`;
  return `The ${way} axis${name} goes ${range}, with a grid line every ${writeNumber(step)}.`;
}

function sayPoints(points: readonly Point[]): readonly string[] {
  if (points.length === 0) return [];
  const said = points.map((point) => {
    const pair = sayPair([point.x, point.y]);
    if (point.label === null || point.label.trim() === '') return pair;
    if (point.label.includes(pair)) return point.label;
    return isAsked(point.label) ? `${pair} with a question mark` : `${point.label} at ${pair}`;
  });
  return [`${sayCount(points.length, 'point is', 'points are')} marked: ${joinWords(said)}.`];
}

function sayLines(lines: CoordinatePlane['lines']): readonly string[] {
  if (lines.length === 0) return [];
  const said = lines.map(({ through: [a, b] }) => `through ${sayPair(a)} and ${sayPair(b)}`);
  const one = `A straight line runs ${said[0]}.`;
  return [lines.length === 1 ? one : `${lines.length} straight lines are drawn: one ${said.join('; one ')}.`];
}

/** A point as it is written, with true minus signs. */
export function sayPair([x, y]: readonly [number, number]): string {
  return `(${writeNumber(x)}, ${writeNumber(y)})`;
}
