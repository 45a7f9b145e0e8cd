import { clampPlace, isOnScale, valueAt, writePlaceAt, writePointAt } from './hand-scale.ts';
import type { HandCurve, HandModule, HandPlane, HandPoint } from './hand-task.ts';

const outside = 'That is not a crossing of grid lines on this plane.';

function isOnPlane({ x, y }: HandPlane, [across, up]: HandPoint): boolean {
  return isOnScale(x, across) && isOnScale(y, up);
}

function byPlace([ax, ay]: HandPoint, [bx, by]: HandPoint): number {
  return ax - bx || ay - by;
}

export const plotPoints: HandModule<'plot-points'> = {
  start: ({ plane, points }) => ({
    kind: 'plot-points',
    points: points.map((_, nth) => [clampPlace(plane.x, nth), clampPlace(plane.y, 0)] as const),
  }),
  fault({ plane, points }, answer) {
    if (answer.points.length !== points.length)
      return points.length === 1 ? 'This plane has one point.' : `This plane has ${points.length} points.`;
    return answer.points.every((point) => isOnPlane(plane, point)) ? null : outside;
  },
  say: ({ plane, points }, answer) =>
    points
      .map((name, nth) => {
        const at = writePointAt(plane, answer.points[nth] ?? [0, 0]);
        return name === '' ? `Point at ${at}` : `${name} at ${at}`;
      })
      .join(', '),
  tidy: ({ points }, answer) => ({
    kind: 'plot-points',
    points: points.every((name) => name === '') ? answer.points.toSorted(byPlace) : [...answer.points],
  }),
};

/** y of a curve through its two handles at x, in values of the axes. */
export type CurveRule = (x: number) => number;

/**
 * The curve through two handles; null where no such curve goes through both.
 * @example curveThrough({ plane: { x: { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' }, y: { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' }, xName: 'x', yName: 'y' }, curve: 'line' }, [[0, 1], [2, 5]])(3) // 7
 */
export function curveThrough(
  { plane, curve }: { readonly plane: HandPlane; readonly curve: HandCurve },
  [first, second]: readonly [HandPoint, HandPoint],
): CurveRule | null {
  const [ax, bx] = [valueAt(plane.x, first[0]), valueAt(plane.x, second[0])];
  const [ay, by] = [valueAt(plane.y, first[1]), valueAt(plane.y, second[1])];
  const run = bx - ax;
  if (run === 0) return null;
  if (curve === 'line') return (x) => ay + ((by - ay) / run) * (x - ax);
  if (curve === 'parabola') return (x) => ay + ((by - ay) / run ** 2) * (x - ax) ** 2;
  if (curve === 'absolute-value') return (x) => ay + ((by - ay) / Math.abs(run)) * Math.abs(x - ax);
  if (ay <= 0 || by <= 0) return null;
  return (x) => ay * (by / ay) ** ((x - ax) / run);
}

const impossible: Readonly<Record<HandCurve, string>> = {
  line: 'Put the two points of the line at different places across.',
  parabola: 'Put the second point to the left or right of the vertex.',
  'absolute-value': 'Put the second point to the left or right of the corner.',
  exponential: 'Put both points above the x-axis, at different places across.',
};

/** Handles of the curve, as the student hears of them. */
export const handleNames: Readonly<Record<HandCurve, readonly [string, string]>> = {
  line: ['First point', 'Second point'],
  parabola: ['Vertex', 'Second point'],
  'absolute-value': ['Corner', 'Second point'],
  exponential: ['First point', 'Second point'],
};

const curveWords: Readonly<Record<HandCurve, string>> = {
  line: 'Straight line',
  parabola: 'Parabola',
  'absolute-value': 'V-shaped graph',
  exponential: 'Exponential curve',
};

function places({ x }: HandPlane): readonly number[] {
  return Array.from({ length: x.last - x.first + 1 }, (_, nth) => x.first + nth);
}

/** The first two crossings of grid lines that the curve meets, so that one curve has one way of being written. */
function firstCrossings(plane: HandPlane, rule: CurveRule): readonly HandPoint[] {
  const size = valueAt(plane.y, 1);
  return places(plane).flatMap((place): HandPoint[] => {
    const up = rule(valueAt(plane.x, place)) / size;
    const near = Math.round(up);
    return Math.abs(up - near) < 1e-9 && isOnScale(plane.y, near) ? [[place, near + 0]] : [];
  });
}

export const drawGraph: HandModule<'draw-graph'> = {
  start({ plane, curve }) {
    const up = curve === 'exponential' ? clampPlace(plane.y, 1) : clampPlace(plane.y, 0);
    const across = clampPlace(plane.x, 0);
    const second = across + Math.max(1, Math.round((plane.x.last - across) / 2));
    return {
      kind: 'draw-graph',
      points: [
        [across, up],
        [clampPlace(plane.x, second), up],
      ],
    };
  },
  fault(task, { points }) {
    if (!points.every((point) => isOnPlane(task.plane, point))) return outside;
    return curveThrough(task, points) ? null : impossible[task.curve];
  },
  say({ plane, curve }, { points: [first, second] }) {
    const [a, b] = [writePointAt(plane, first), writePointAt(plane, second)];
    if (curve === 'line' || curve === 'exponential') return `${curveWords[curve]} through ${a} and ${b}`;
    const opens = second[1] === first[1] ? 'flat' : second[1] > first[1] ? 'opens upward' : 'opens downward';
    const tip = curve === 'parabola' ? 'vertex' : 'corner';
    return `${curveWords[curve]}, ${tip} at ${a}, ${opens}, through ${b}`;
  },
  tidy(task, answer) {
    const { points } = answer;
    const rule = curveThrough(task, points);
    if (!rule) return { kind: 'draw-graph', points };
    const crossings = firstCrossings(task.plane, rule);
    const isSided = task.curve === 'parabola' || task.curve === 'absolute-value';
    // Around a vertex both sides are alike, so any other point tells the same curve.
    const first = isSided ? points[0] : (crossings[0] ?? points[0]);
    const second = crossings.find(([across]) => across !== first[0]) ?? points[1];
    return { kind: 'draw-graph', points: [first, second] };
  },
};

/**
 * The place of an axis in words, with the axis it belongs to.
 * @example sayAcrossUp({ x: { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' }, y: { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' }, xName: 'x', yName: 'y' }, [2, 3]) // 'x 2, y 3'
 */
export function sayAcrossUp(plane: HandPlane, [across, up]: HandPoint): string {
  return `${plane.xName} ${writePlaceAt(plane.x, across)}, ${plane.yName} ${writePlaceAt(plane.y, up)}`;
}
