import { joinWords } from '../words/join-words.ts';
import { isOnScale, writePointAt } from './hand-scale.ts';
import type { HandModule, HandPlane, HandPoint } from './hand-task.ts';

export const markFigure: HandModule<'mark-figure'> = {
  start: () => ({ kind: 'mark-figure', marked: [] }),
  fault({ parts }, { marked }) {
    if (marked.length === 0) return 'Nothing is marked yet.';
    const areParts = marked.every((part) => Number.isInteger(part) && part >= 0 && part < parts.length);
    return areParts ? null : 'There is no such part.';
  },
  say({ parts }, { marked }) {
    const names = parts.filter((_, nth) => marked.includes(nth)).map(({ name }) => name);
    if (names.length === 0) return 'Nothing is marked yet.';
    return names.length === 1
      ? `The marked part is ${names[0]}.`
      : `The marked parts are ${joinWords(names)}.`;
  },
  tidy: (_, { marked }) => ({ kind: 'mark-figure', marked: [...new Set(marked)].sort((a, b) => a - b) }),
};

function isOnPlane({ x, y }: HandPlane, [across, up]: HandPoint): boolean {
  return isOnScale(x, across) && isOnScale(y, up);
}

export const moveShape: HandModule<'move-shape'> = {
  start: ({ shape }) => ({ kind: 'move-shape', points: shape.map(([across, up]) => [across, up] as const) }),
  fault({ plane, shape }, { points }) {
    if (points.length !== shape.length) return `This figure has ${shape.length} corners.`;
    return points.every((point) => isOnPlane(plane, point))
      ? null
      : 'Every corner has to be on a crossing of grid lines of this plane.';
  },
  say: ({ plane, names }, { points }) =>
    `The corners are ${joinWords(points.map((point, nth) => `${names[nth] ?? ''} ${writePointAt(plane, point)}`))}.`,
  tidy: (_, { points }) => ({
    kind: 'move-shape',
    points: points.map(([across, up]) => [across + 0, up + 0] as const),
  }),
};

/** What can be done to a figure, around a point of the plane where it needs one. */
export type ShapeStep =
  | { readonly kind: 'slide'; readonly across: number; readonly up: number }
  | { readonly kind: 'turn'; readonly to: 'left' | 'right' }
  | { readonly kind: 'flip'; readonly over: 'upright' | 'level' | 'rising' | 'falling' }
  | { readonly kind: 'scale'; readonly by: 'double' | 'triple' | 'half' | 'third' };

const factors = { double: 2, triple: 3, half: 1 / 2, third: 1 / 3 } as const;

/** A third three times is a whole number again. */
function nearWhole(value: number): number {
  return Math.abs(value - Math.round(value)) < 1e-9 ? Math.round(value) : value;
}

function moved([across, up]: HandPoint, step: ShapeStep, [px, py]: HandPoint): HandPoint {
  const [dx, dy] = [across - px, up - py];
  switch (step.kind) {
    case 'slide':
      return [across + step.across, up + step.up];
    case 'turn':
      return step.to === 'left' ? [px - dy, py + dx] : [px + dy, py - dx];
    case 'flip':
      if (step.over === 'upright') return [px - dx, up];
      if (step.over === 'level') return [across, py - dy];
      return step.over === 'rising' ? [px + dy, py + dx] : [px - dy, py - dx];
    case 'scale': {
      const by = factors[step.by];
      return [px + nearWhole(dx * by), py + nearWhole(dy * by)];
    }
  }
}

/**
 * The corners of a figure after a step around a point; null where a corner would leave the grid lines of the plane.
 * @example moveShapeBy({ x: { first: 0, last: 4, step: [1, 1], labelEvery: 1, as: 'decimal' }, y: { first: 0, last: 4, step: [1, 1], labelEvery: 1, as: 'decimal' }, xName: 'x', yName: 'y' }, [[1, 0]], { step: { kind: 'turn', to: 'left' }, around: [0, 0] }) // [[0, 1]]
 */
export function moveShapeBy(
  plane: HandPlane,
  points: readonly HandPoint[],
  { step, around }: { readonly step: ShapeStep; readonly around: HandPoint },
): readonly HandPoint[] | null {
  const next = points.map((point) => moved(point, step, around)).map(([x, y]): HandPoint => [x + 0, y + 0]);
  return next.every((point) => isOnPlane(plane, point)) ? next : null;
}
