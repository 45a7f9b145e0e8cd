import { type Point, raceRules } from './race-rules.ts';

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Moves along the straight line to the destination and never past it (R-065, D-125). */
export function moveToward(from: Point, destination: Point, units: number): Point {
  const left = distanceBetween(from, destination);
  if (!(units > 0)) return from;
  if (left <= units) return destination;
  const share = units / left;
  return { x: from.x + (destination.x - from.x) * share, y: from.y + (destination.y - from.y) * share };
}

/** Strictly under 2 units from the destination (D-125). */
export function hasArrived(at: Point, destination: Point): boolean {
  return distanceBetween(at, destination) < raceRules.winWithin;
}

/** School coordinates with one decimal at most: (1.6, 1.2). */
export function showPoint({ x, y }: Point): string {
  const show = (value: number): string => String(Math.round(value * 10) / 10);
  return `(${show(x)}, ${show(y)})`;
}
