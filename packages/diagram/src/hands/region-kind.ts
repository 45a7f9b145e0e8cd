import { valueAt, writePointAt } from './hand-scale.ts';
import type { HandModule, HandPlane, HandPoint, HandShade, HandTaskOf } from './hand-task.ts';
import { firstCrossings, isOnPlane } from './plane-kinds.ts';

type Task = HandTaskOf<'shade-region'>;

const isUpright = ([[ax], [bx]]: readonly [HandPoint, HandPoint]): boolean => ax === bx;

function start({ plane, boundaries }: Task, nth: number): HandShade {
  const { x, y } = plane;
  const middle = Math.round((y.first + y.last) / 2) + nth;
  const points = boundaries[nth] ?? [
    [Math.round(x.first + (x.last - x.first) / 4), middle],
    [Math.round(x.last - (x.last - x.first) / 4), middle],
  ];
  return { points, solid: true, side: null };
}

function regionFault(
  { plane, boundaries, names }: Task,
  region: HandShade | undefined,
  nth: number,
): string | null {
  if (!region) return 'A boundary is missing.';
  const name = names[nth] ?? '';
  const { points, side } = region;
  if (!points.every((point) => isOnPlane(plane, point)))
    return 'That is not a crossing of grid lines on this plane.';
  if (points[0].join() === points[1].join()) return 'Put the two points of a boundary at different places.';
  const given = boundaries[nth];
  if (given && JSON.stringify(given) !== JSON.stringify(points)) return 'This boundary is drawn already.';
  return side === null ? `Shade one side${name === '' ? '' : ` of ${name}`}.` : null;
}

/** The same line through the first two crossings that it meets, so that it has one way of being written. */
function tidyLine(
  plane: HandPlane,
  points: readonly [HandPoint, HandPoint],
): readonly [HandPoint, HandPoint] {
  const [[ax, ay], [bx, by]] = points;
  if (isUpright(points))
    return [
      [ax, plane.y.first],
      [ax, plane.y.first + 1],
    ];
  const [x1, y1, x2, y2] = [
    valueAt(plane.x, ax),
    valueAt(plane.y, ay),
    valueAt(plane.x, bx),
    valueAt(plane.y, by),
  ];
  const [first, second] = firstCrossings(plane, (x) => y1 + ((y2 - y1) / (x2 - x1)) * (x - x1));
  return first && second ? [first, second] : points;
}

function sayRegion(plane: HandPlane, name: string, { points, solid, side }: HandShade): string {
  const [from, to] = [writePointAt(plane, points[0]), writePointAt(plane, points[1])];
  const line = `The ${solid ? 'solid' : 'dashed'} line${name === '' ? '' : ` of ${name}`} goes through ${from} and ${to}.`;
  const sides = isUpright(points)
    ? { over: 'to the right of it', under: 'to the left of it' }
    : { over: 'above it', under: 'below it' };
  return `${line} ${side === null ? 'No side of it is shaded yet.' : `The side ${sides[side]} is shaded.`}`;
}

export const shadeRegion: HandModule<'shade-region'> = {
  start: (task) => ({ kind: 'shade-region', regions: task.boundaries.map((_, nth) => start(task, nth)) }),
  fault(task, { regions }) {
    if (regions.length !== task.boundaries.length)
      return task.boundaries.length === 1
        ? 'There is one boundary.'
        : `There are ${task.boundaries.length} boundaries.`;
    return (
      task.boundaries.map((_, nth) => regionFault(task, regions[nth], nth)).find((fault) => fault !== null) ??
      null
    );
  },
  say: ({ plane, names }, { regions }) =>
    regions.map((region, nth) => sayRegion(plane, names[nth] ?? '', region)).join(' '),
  tidy: ({ plane }, { regions }) => ({
    kind: 'shade-region',
    regions: regions.map(({ points, solid, side }) => ({ points: tidyLine(plane, points), solid, side })),
  }),
};

/**
 * Whether a spot, in values of the axes, lies in the shaded half-plane.
 * @example isShaded({ x: { first: 0, last: 4, step: [1, 1], labelEvery: 1, as: 'decimal' }, y: { first: 0, last: 4, step: [1, 1], labelEvery: 1, as: 'decimal' }, xName: 'x', yName: 'y' }, { points: [[0, 0], [1, 1]], solid: true, side: 'over' }, [0, 1]) // true
 */
export function isShaded(
  plane: HandPlane,
  { points, side }: HandShade,
  [x, y]: readonly [number, number],
): boolean {
  const [ax, bx] = [valueAt(plane.x, points[0][0]), valueAt(plane.x, points[1][0])];
  const [ay, by] = [valueAt(plane.y, points[0][1]), valueAt(plane.y, points[1][1])];
  const over = ax === bx ? x > ax : y > ay + ((by - ay) / (bx - ax)) * (x - ax);
  return side === (over ? 'over' : 'under');
}
