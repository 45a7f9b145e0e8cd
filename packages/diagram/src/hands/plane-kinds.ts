import { joinWords } from '../words/join-words.ts';
import { clampPlace, isOnScale, valueAt, writePlaceAt, writePointAt } from './hand-scale.ts';
import type { HandCurve, HandModule, HandPlane, HandPoint } from './hand-task.ts';

const outside = 'That is not a crossing of grid lines on this plane.';

export function isOnPlane({ x, y }: HandPlane, [across, up]: HandPoint): boolean {
  return isOnScale(x, across) && isOnScale(y, up);
}

function byPlace([ax, ay]: HandPoint, [bx, by]: HandPoint): number {
  return ax - bx || ay - by;
}

export const plotPoints: HandModule<'plot-points'> = {
  // So far apart that several points can be told from each other and taken one by one.
  start({ plane, points }) {
    const apart = Math.max(1, Math.floor(plane.x.last / points.length));
    return {
      kind: 'plot-points',
      points: points.map((_, nth) => [clampPlace(plane.x, nth * apart), clampPlace(plane.y, 0)] as const),
    };
  },
  fault({ plane, points }, answer) {
    if (answer.points.length !== points.length)
      return points.length === 1 ? 'This plane has one point.' : `This plane has ${points.length} points.`;
    return answer.points.every((point) => isOnPlane(plane, point)) ? null : outside;
  },
  say({ plane, points }, answer) {
    const places = points.map((_, nth) => writePointAt(plane, answer.points[nth] ?? [0, 0]));
    if (points.every((name) => name === ''))
      return places.length === 1
        ? `The point is at ${places[0]}.`
        : places.every((place) => place === places[0])
          ? `${places.length === 2 ? 'Both' : 'All'} points are at ${places[0]}.`
          : `The points are at ${joinWords(places)}.`;
    return points.map((name, nth) => `${name} is at ${places[nth]}.`).join(' ');
  },
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
  const line: CurveRule = (x) => ay + ((by - ay) / run) * (x - ax);
  if (curve === 'line') return line;
  const isBetween = (x: number): boolean => x >= Math.min(ax, bx) && x <= Math.max(ax, bx);
  if (curve === 'segment') return (x) => (isBetween(x) ? line(x) : Number.NaN);
  if (curve === 'ray') return (x) => ((x - ax) * run >= 0 ? line(x) : Number.NaN);
  if (curve === 'sinusoid') return (x) => ay + (by - ay) * Math.sin(((Math.PI / 2) * (x - ax)) / run);
  if (curve === 'step') return (x) => ay + (by - ay) * Math.floor((x - ax) / run + 1e-9);
  if (curve === 'parabola') return (x) => ay + ((by - ay) / run ** 2) * (x - ax) ** 2;
  if (curve === 'absolute-value') return (x) => ay + ((by - ay) / Math.abs(run)) * Math.abs(x - ax);
  if (ay <= 0 || by <= 0) return null;
  return (x) => ay * (by / ay) ** ((x - ax) / run);
}

const impossible: Readonly<Record<HandCurve, string>> = {
  line: 'Put the two points of the line at different places across.',
  ray: 'Put the second point to the left or right of the end.',
  segment: 'Put the two ends at different places across.',
  sinusoid: 'Put the second point to the right of the first one.',
  step: 'Put the second step to the right of the first one.',
  parabola: 'Put the second point to the left or right of the vertex.',
  'absolute-value': 'Put the second point to the left or right of the corner.',
  exponential: 'Put both points above the x-axis, at different places across.',
};

/** Handles of the curve, as the student hears of them. */
export const handleNames: Readonly<Record<HandCurve, readonly [string, string]>> = {
  line: ['First point', 'Second point'],
  ray: ['End', 'Second point'],
  segment: ['First end', 'Second end'],
  sinusoid: ['Crossing of the midline', 'Next highest or lowest point'],
  step: ['Left end of a step', 'Left end of the next step'],
  parabola: ['Vertex', 'Second point'],
  'absolute-value': ['Corner', 'Second point'],
  exponential: ['First point', 'Second point'],
};

const curveWords: Readonly<Record<HandCurve, string>> = {
  line: 'The straight line',
  ray: 'The ray',
  segment: 'The segment',
  sinusoid: 'The wave',
  step: 'The steps',
  parabola: 'The parabola',
  'absolute-value': 'The V-shaped graph',
  exponential: 'The exponential curve',
};

function places({ x }: HandPlane): readonly number[] {
  return Array.from({ length: x.last - x.first + 1 }, (_, nth) => x.first + nth);
}

/** Crossings of grid lines that the curve meets, from left to right, so that one curve has one way of being written. */
export function firstCrossings(plane: HandPlane, rule: CurveRule): readonly HandPoint[] {
  const size = valueAt(plane.y, 1);
  return places(plane).flatMap((place): HandPoint[] => {
    const up = rule(valueAt(plane.x, place)) / size;
    const near = Math.round(up);
    return Math.abs(up - near) < 1e-9 && isOnScale(plane.y, near) ? [[place, near + 0]] : [];
  });
}

/**
 * The points of a plot in words, from left to right.
 * @example sayPlot({ plane: { x: { first: 0, last: 9, step: [2, 1], labelEvery: 1, as: 'decimal' }, y: { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' }, xName: 'Hours', yName: 'Goals' } }, [[2, 3], [1, 1]]) // 'The plot shows 2 points: (2, 1) and (4, 3).'
 */
export function sayPlot({ plane }: { readonly plane: HandPlane }, points: readonly HandPoint[]): string {
  const places = points.toSorted(byPlace).map((point) => writePointAt(plane, point));
  return `The plot shows ${places.length} points: ${joinWords(places)}.`;
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
    const goesRight = task.curve === 'sinusoid' || task.curve === 'step';
    const isTurned = goesRight && points[1][0] <= points[0][0];
    return curveThrough(task, points) && !isTurned ? null : impossible[task.curve];
  },
  say({ plane, curve }, { points: [first, second] }) {
    const [a, b] = [writePointAt(plane, first), writePointAt(plane, second)];
    const what = curveWords[curve];
    if (curve === 'line' || curve === 'exponential') return `${what} goes through ${a} and ${b}.`;
    if (curve === 'segment') return `${what} goes from ${a} to ${b}.`;
    if (curve === 'ray') return `${what} begins at ${a} and goes through ${b}.`;
    if (curve === 'step') return `${what} begin at ${a} and ${b}.`;
    if (curve === 'sinusoid')
      return `${what} crosses its midline at ${a} and is next ${second[1] > first[1] ? 'highest' : 'lowest'} at ${b}.`;
    const opens =
      second[1] === first[1] ? 'is flat' : second[1] > first[1] ? 'opens upward' : 'opens downward';
    const tip = curve === 'parabola' ? 'vertex' : 'corner';
    return `${what} has its ${tip} at ${a}, ${opens}, and goes through ${b}.`;
  },
  tidy(task, answer) {
    const { points } = answer;
    const rule = curveThrough(task, points);
    if (!rule) return { kind: 'draw-graph', points };
    if (task.curve === 'segment') return { kind: 'draw-graph', points: byX(points) };
    if (task.curve === 'sinusoid') return { kind: 'draw-graph', points: firstWave(task.plane, points) };
    if (task.curve === 'step') return { kind: 'draw-graph', points: firstSteps(task.plane, points) };
    const crossings = firstCrossings(task.plane, rule);
    const isSided = task.curve === 'parabola' || task.curve === 'absolute-value' || task.curve === 'ray';
    // Around a vertex both sides are alike, so any other point tells the same curve.
    const first = isSided ? points[0] : (crossings[0] ?? points[0]);
    const second = crossings.find(([across]) => across !== first[0]) ?? points[1];
    return { kind: 'draw-graph', points: [first, second] };
  },
};

type Pair = readonly [HandPoint, HandPoint];

function byX([a, b]: Pair): Pair {
  return byPlace(a, b) <= 0 ? [a, b] : [b, a];
}

/** The same wave held where it first rises through its midline on the plane, so that it has one way of being written. */
function firstWave({ x }: HandPlane, [[ax, ay], [bx, by]]: Pair): Pair {
  const quarter = bx - ax;
  const size = Math.abs(by - ay);
  const rising = by >= ay ? ax : ax + 2 * quarter;
  const at = rising - Math.floor((rising - x.first) / (4 * quarter)) * 4 * quarter;
  return [
    [at, ay],
    [at + quarter, ay + size],
  ];
}

/** The same steps held at the first one that begins on the plane. */
function firstSteps({ x }: HandPlane, [[ax, ay], [bx, by]]: Pair): Pair {
  const [run, rise] = [bx - ax, by - ay];
  const back = Math.floor((ax - x.first) / run);
  return [
    [ax - back * run, ay - back * rise],
    [ax - back * run + run, ay - back * rise + rise],
  ];
}

/**
 * The place of an axis in words, with the axis it belongs to.
 * @example sayAcrossUp({ x: { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' }, y: { first: 0, last: 9, step: [1, 1], labelEvery: 1, as: 'decimal' }, xName: 'x', yName: 'y' }, [2, 3]) // 'x 2, y 3'
 */
export function sayAcrossUp(plane: HandPlane, [across, up]: HandPoint): string {
  return `${plane.xName} ${writePlaceAt(plane.x, across)}, ${plane.yName} ${writePlaceAt(plane.y, up)}`;
}
