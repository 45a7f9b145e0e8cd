import {
  type DiagramOf,
  type HandAnswer,
  type HandPlane,
  type HandPoint,
  type HandScale,
  type HandTask,
  valueAt,
} from '@playforward/diagram';
import { gapsToLine, leastSquares, readFit } from '../../hands/read-fit.ts';
import { type MakeDrawing, type WrongMade, wrongDrawings } from './by-hand.ts';

/** A line by two crossings of grid lines. */
type Line = readonly [HandPoint, HandPoint];

type FitParts = {
  readonly plane: HandPlane;
  /** At crossings of grid lines. */
  readonly points: readonly HandPoint[];
  readonly best: Line;
  /** Beside the wrong answers: how those lay the line who work so; null is not drawn. */
  readonly wrong: readonly WrongMade<Line>[];
};

/** Where points lie nearer to their best line, in squares of the grid, a line that is laid by eye is refused too often. */
const leastSpread = 0.6;
/** A wrong line is so many times as far from the points as the best one that nobody takes it for a good one. */
const clearly = 1.8;

function axisOf(scale: HandScale, label: string) {
  return {
    label,
    min: valueAt(scale, scale.first),
    max: valueAt(scale, scale.last),
    step: valueAt(scale, scale.labelEvery),
  };
}

/** The plot with a line, for who chooses one. */
function plotWith(
  { plane, points }: Pick<FitParts, 'plane' | 'points'>,
  [a, b]: Line,
): DiagramOf<'scatter-plot'> {
  const { x, y, xName, yName } = plane;
  const valuesOf = ([across, up]: HandPoint): [number, number] => [valueAt(x, across), valueAt(y, up)];
  const [[ax, ay], [bx, by]] = [valuesOf(a), valuesOf(b)];
  const slope = (by - ay) / (bx - ax);
  return {
    kind: 'scatter-plot',
    x: axisOf(x, xName),
    y: axisOf(y, yName),
    points: points.map(valuesOf),
    fit: { slope, intercept: ay - slope * ax },
  };
}

/** A line of fit is drawn among points; many lines are right, and each wrong one is laid in a way of its own. */
export function lineOfFit({ plane, points, best, wrong }: FitParts): MakeDrawing {
  const hand: HandTask = { kind: 'draw-graph', curve: 'line', plane, among: points };
  const made = (line: Line): HandAnswer => ({ kind: 'draw-graph', points: line });
  const lineOf = (one: HandAnswer): Line => (one.kind === 'draw-graph' ? one.points : best);
  return (body) => {
    const drawings = wrongDrawings(body, wrong, made);
    const readings = drawings.map((one) => readFit(hand, one.made));
    const areApart = new Set(readings).size === readings.length && !readings.includes('far');
    const areClear = drawings.every(({ made: one }) => {
      const [top, bottom] = gapsToLine(points, lineOf(one));
      return top > clearly * bottom;
    });
    const isSound = readFit(hand, made(best)) === 'fits' && leastSquares(points) > leastSpread;
    const picture = (one: HandAnswer) => plotWith({ plane, points }, lineOf(one));
    return areApart && areClear && isSound ? { hand, right: made(best), wrong: drawings, picture } : null;
  };
}
