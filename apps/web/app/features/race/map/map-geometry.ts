/** A place on the star map in the units of its axes. */
export type Place = { x: number; y: number };

/** Pixels of the drawing per unit of the axes. */
export const unit = 80;
/** The axes reach one unit past the beacon; the winning circle reaches two. */
const axes = { x: 8, y: 6 };
const margin = { left: 0.75, right: 9.15, top: 7.15, bottom: 0.8 };
/** How far a ship steps aside where the two would cover each other, in units. */
const aside = 0.27;
const asideWithin = 1.3;

export const frame = {
  width: (margin.left + margin.right) * unit,
  height: (margin.top + margin.bottom) * unit,
};

/** Where a place is drawn: x to the right and y upwards, as in school (D-126). */
export function toPixels({ x, y }: Place): Place {
  return { x: (margin.left + x) * unit, y: (margin.top - y) * unit };
}

/** Whether a place of a challenge lies within the axes; what lies outside is left to the student's own sketch. */
export function isOnMap({ x, y }: Place): boolean {
  return x >= 0 && x <= axes.x && y >= 0 && y <= axes.y;
}

export const columns: readonly number[] = count(axes.x);
export const rows: readonly number[] = count(axes.y);
export const corner: Place = axes;

/** How far a ship turns from pointing up to point along the line to the beacon, in degrees. */
export function headingTo(destination: Place): number {
  return (Math.atan2(destination.x, destination.y) * 180) / Math.PI;
}

export function distance(from: Place, to: Place): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** A place between two others; `share` 0 is the first and 1 the second. */
export function between(from: Place, to: Place, share: number): Place {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Slow, fast, slow: how much of a flight is done after a share of its time. */
export function ease(share: number): number {
  const time = Math.min(1, Math.max(0, share));
  return time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2;
}

/**
 * What is drawn beside the line, in units across it: nothing where the ships are apart, a lane each where they would
 * cover each other. Their places stay on the line.
 */
export function laneByGap(gap: number): number {
  return aside * Math.min(1, Math.max(0, 1.5 * (1 - gap / asideWithin)));
}

/** A step across the line to the beacon, to its upper left. */
export function acrossLine(destination: Place, step: number): Place {
  const length = Math.hypot(destination.x, destination.y);
  return { x: (-destination.y / length) * step, y: (destination.x / length) * step };
}

/** One decimal, none where it says nothing (D-126). */
export function sayPlace({ x, y }: Place): string {
  return `(${oneDecimal(x)}, ${oneDecimal(y)})`;
}

export function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function count(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, index) => index);
}
