import type { Place } from '../svg/box.ts';
import type { Angle } from './figure-parts.ts';

const turn = 2 * Math.PI;

/** Where an angle starts and how far it opens, in radians, counterclockwise, y upwards; a full turn at the most. */
export function angleSpan(
  { at, from, to }: Pick<Angle, 'at' | 'from' | 'to'>,
  points: readonly Place[],
): { readonly start: number; readonly span: number } {
  const [vertex, first, second] = [points[at], points[from], points[to]];
  if (!vertex || !first || !second) return { start: 0, span: 0 };
  const start = Math.atan2(first.y - vertex.y, first.x - vertex.x);
  const end = Math.atan2(second.y - vertex.y, second.x - vertex.x);
  return { start, span: (end - start + turn) % turn };
}

export function degreesOf(radians: number): number {
  return (radians * 360) / turn;
}
