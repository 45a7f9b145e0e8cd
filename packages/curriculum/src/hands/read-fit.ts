import type { HandAnswer, HandPoint, HandTask } from '@playforward/diagram';

/** How a line was laid among the points of a plot. */
type FitReading = 'fits' | 'turned' | 'level' | 'joined' | 'from-corner' | 'one-sided' | 'far';

type Line = readonly [HandPoint, HandPoint];

function sumOf(points: readonly HandPoint[], of: (point: HandPoint) => number): number {
  return points.reduce((sum, point) => sum + of(point), 0);
}

/** Spreads of the points across, up and together, in whole numbers: each is taken as often as there are points. */
function spreadsOf(points: readonly HandPoint[]) {
  const count = points.length;
  const [across, up] = [sumOf(points, ([x]) => x), sumOf(points, ([, y]) => y)];
  return {
    across: count * sumOf(points, ([x]) => x * x) - across ** 2,
    up: count * sumOf(points, ([, y]) => y * y) - up ** 2,
    together: count * sumOf(points, ([x, y]) => x * y) - across * up,
  };
}

/** How far each point is above the line, as often as the line goes to the right between its handles. */
function heightsOver(points: readonly HandPoint[], [a, b]: Line): readonly number[] {
  const [left, right] = a[0] < b[0] ? [a, b] : [b, a];
  const [run, rise] = [right[0] - left[0], right[1] - left[1]];
  return points.map(([x, y]) => (y - left[1]) * run - rise * (x - left[0]));
}

/**
 * The squares of the distances up and down, of all points together: how many times as much they are as with the best
 * line, as a fraction of whole numbers. Of points on one line the bottom is zero.
 */
export function gapsToLine(points: readonly HandPoint[], line: Line): readonly [top: number, bottom: number] {
  const { across, up, together } = spreadsOf(points);
  const run = line[1][0] - line[0][0];
  const own = heightsOver(points, line).reduce((sum, height) => sum + height ** 2, 0);
  return [own * points.length * across, run ** 2 * (across * up - together ** 2)];
}

/** How far points are from their best line on average, in squares of the grid. */
export function leastSquares(points: readonly HandPoint[]): number {
  const { across, up, together } = spreadsOf(points);
  return (across * up - together ** 2) / (points.length ** 2 * across);
}

/** Squares in all may be half as much again as with the best line. */
const most = [3, 2] as const;
/** Of the points beside the line, one in so many lies on each side. */
const shareOfSide = 4;

/**
 * How a line was laid: it fits where it goes the way of the points, keeps as near to all of them together as an eye can
 * see, and has points on both sides. Everything is counted in whole steps of the grid. Null where no line is drawn among
 * points.
 *
 * @example readFit({ kind: 'order-cards', cards: [], from: '', to: '' }, { kind: 'order-cards', order: [] }) // null
 */
export function readFit(task: HandTask, answer: HandAnswer): FitReading | null {
  if (task.kind !== 'draw-graph' || !task.among || answer.kind !== 'draw-graph') return null;
  const { plane, among } = task;
  const line = answer.points;
  const heights = heightsOver(among, line);
  const above = heights.filter((height) => height > 0).length;
  const below = heights.filter((height) => height < 0).length;
  const way = (line[1][1] - line[0][1]) * (line[1][0] - line[0][0]) * spreadsOf(among).together;
  const [top, bottom] = gapsToLine(among, line);
  const isNear = top * most[1] <= bottom * most[0];
  if (way > 0 && isNear && Math.min(above, below) * shareOfSide >= above + below) return 'fits';
  if (line[0][1] === line[1][1]) return 'level';
  if (way < 0) return 'turned';
  const meets = (points: readonly HandPoint[]) => heightsOver(points, line).every((height) => height === 0);
  const byX = among.toSorted(([a], [b]) => a - b);
  if (meets([...byX.slice(0, 1), ...byX.slice(-1)])) return 'joined';
  if (meets([[plane.x.first, plane.y.first]])) return 'from-corner';
  return Math.min(above, below) === 0 ? 'one-sided' : 'far';
}
