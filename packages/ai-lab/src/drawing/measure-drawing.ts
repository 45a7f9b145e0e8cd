import type { Place } from '../classifier/examples.ts';

/** A point of a drawing, in any unit. */
export type Point = { readonly x: number; readonly y: number };

/** What a drawing becomes for the machine: how wide it is and how full its box is, each from 0 to 100. */
export type Measured =
  | ({ readonly kind: 'measured'; readonly isThinned: boolean } & Place)
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-small' };

/** Of a longer drawing only so many points are read, evenly spread over it. */
export const mostPoints = 4_000;

const cells = 12;

/** Every so-manieth stroke point, so that no more than `mostPoints` are left and each stroke keeps its ends. */
function thin(strokes: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const count = strokes.reduce((sum, stroke) => sum + stroke.length, 0);
  if (count <= mostPoints) return strokes;
  const kept = strokes.length > mostPoints / 2 ? strokes.slice(0, mostPoints / 2) : strokes;
  const every = Math.ceil((2 * count) / mostPoints);
  return kept.map((stroke) => stroke.filter((_, at) => at % every === 0 || at === stroke.length - 1));
}

const isPoint = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y);

/** Measures a drawing. Its place and size on the paper do not matter; its shape does. */
export function measureDrawing(drawn: readonly (readonly Point[])[]): Measured {
  const strokes = thin(drawn)
    .map((stroke) => stroke.filter(isPoint))
    .filter((stroke) => stroke.length > 0);
  const points = strokes.flat();
  if (points.length === 0) return { kind: 'empty' };
  const box = boxOf(points);
  const longer = Math.max(box.width, box.height);
  if (points.length < 2 || longer < 4) return { kind: 'too-small' };
  const touched = new Set<number>();
  for (const stroke of strokes) markCells(stroke, { ...box, size: longer }, touched);
  const wide = (100 * box.width) / (box.width + box.height);
  const full = (100 * touched.size) / (cells * cells);
  const isThinned = strokes.reduce((sum, stroke) => sum + stroke.length, 0) < countPoints(drawn);
  return { kind: 'measured', x: Math.round(wide), y: Math.min(100, Math.round(full * 1.6)), isThinned };
}

const countPoints = (strokes: readonly (readonly Point[])[]): number =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0);

function boxOf(points: readonly Point[]) {
  let [left, right, top, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: right - left, height: bottom - top };
}

type Box = { readonly left: number; readonly top: number; readonly size: number };

/** Marks every cell of a square around the drawing that the stroke passes, also between two points. */
function markCells(stroke: readonly Point[], { left, top, size }: Box, touched: Set<number>): void {
  const cellOf = (value: number) => Math.min(cells - 1, Math.max(0, Math.floor((value / size) * cells)));
  for (const [at, point] of stroke.entries()) {
    const last = stroke[at - 1] ?? point;
    const steps =
      Math.min(2 * cells, Math.ceil((Math.hypot(point.x - last.x, point.y - last.y) / size) * 2 * cells)) ||
      1;
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const column = cellOf(last.x + share * (point.x - last.x) - left);
      const row = cellOf(last.y + share * (point.y - last.y) - top);
      touched.add(row * cells + column);
    }
  }
}
