import type { Example, Kind, Place } from './examples.ts';

/** Where `across · x + up · y + start` is above zero, the machine says the first kind; x and y run from −1 to 1. */
export type Line = { readonly across: number; readonly up: number; readonly start: number };

/** A line that leans any way: what a machine starts from that has learned nothing. */
export const firstLine: Line = { across: 0.7, up: -0.6, start: 0.15 };

/** How far one wrong example moves the line. */
const rate = 0.12;

const toUnit = (value: number): number => value / 50 - 1;
const fromUnit = (value: number): number => (value + 1) * 50;

/** What the line says of a place. */
export function lineSays(line: Line, { x, y }: Place): Kind {
  return line.across * toUnit(x) + line.up * toUnit(y) + line.start > 0 ? 'first' : 'second';
}

/** One round of learning: each example that lies on the wrong side pulls the line a little. */
export function learnRound(line: Line, examples: readonly Example[]): Line {
  let next = line;
  for (const example of examples) {
    if (lineSays(next, example) === example.kind) continue;
    const pull = example.kind === 'first' ? rate : -rate;
    next = {
      across: next.across + pull * toUnit(example.x),
      up: next.up + pull * toUnit(example.y),
      start: next.start + pull,
    };
  }
  return next;
}

/** Where the line meets the edges of the plane: two places, or none where it does not cross it. */
export function lineEnds({ across, up, start }: Line): readonly Place[] {
  const ends: Place[] = [];
  const keep = (x: number, y: number) => {
    const isNew = ends.every((end) => Math.hypot(end.x - fromUnit(x), end.y - fromUnit(y)) > 0.01);
    if (Math.abs(x) <= 1 + 1e-9 && Math.abs(y) <= 1 + 1e-9 && isNew)
      ends.push({ x: fromUnit(x), y: fromUnit(y) });
  };
  for (const edge of [1, -1]) {
    if (up !== 0) keep(edge, -(across * edge + start) / up);
    if (across !== 0) keep(-(up * edge + start) / across, edge);
  }
  return ends.slice(0, 2).sort((a, b) => b.y - a.y || a.x - b.x);
}

/** The corners of the part of the plane where the line says the first kind, in their order around it. */
export function firstSide(line: Line): readonly Place[] {
  const corners: Place[] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];
  const height = ({ x, y }: Place) => line.across * toUnit(x) + line.up * toUnit(y) + line.start;
  return corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    const [here, there] = [height(corner), height(next)];
    const kept = here > 0 ? [corner] : [];
    if (here > 0 === there > 0) return kept;
    const share = here / (here - there);
    return [
      ...kept,
      { x: corner.x + share * (next.x - corner.x), y: corner.y + share * (next.y - corner.y) },
    ];
  });
}

/** The line through two places, with the first kind on the same side as before; null where they are one place. */
export function lineThrough(line: Line, [from, to]: readonly [Place, Place]): Line | null {
  const [ax, ay, bx, by] = [toUnit(from.x), toUnit(from.y), toUnit(to.x), toUnit(to.y)];
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 0.02) return null;
  const across = (by - ay) / length;
  const up = -(bx - ax) / length;
  const start = -(across * ax + up * ay);
  const isTurned = across * line.across + up * line.up < 0;
  return isTurned ? { across: -across, up: -up, start: -start } : { across, up, start };
}

/** The line turned by degrees around the middle of what is seen of it, and moved to the side by points of 100. */
export function nudgeLine(line: Line, { turn = 0, move = 0 }: { turn?: number; move?: number }): Line {
  const length = Math.hypot(line.across, line.up) || 1;
  const [across, up, start] = [line.across / length, line.up / length, line.start / length];
  const middle = { x: -across * start, y: -up * start };
  const angle = Math.atan2(up, across) + (turn * Math.PI) / 180;
  const [turnedAcross, turnedUp] = [Math.cos(angle), Math.sin(angle)];
  const farthest = Math.abs(turnedAcross) + Math.abs(turnedUp);
  const moved = -(turnedAcross * middle.x + turnedUp * middle.y) - move / 50;
  return { across: turnedAcross, up: turnedUp, start: Math.min(farthest, Math.max(-farthest, moved)) };
}
