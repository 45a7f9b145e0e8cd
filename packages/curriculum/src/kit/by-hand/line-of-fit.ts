import type { HandAnswer, HandPlane, HandPoint, HandTask } from '@playforward/diagram';
import { fitOf, leastSquares, readFit } from '../../hands/read-fit.ts';
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

/** A line of fit is drawn among points; many lines are right, and each wrong one is laid in a way of its own. */
export function lineOfFit({ plane, points, best, wrong }: FitParts): MakeDrawing {
  const hand: HandTask = { kind: 'draw-graph', curve: 'line', plane, among: points };
  const made = (line: Line): HandAnswer => ({ kind: 'draw-graph', points: line });
  return (body) => {
    const drawings = wrongDrawings(body, wrong, made);
    const readings = drawings.map((one) => readFit(hand, one.made));
    const areApart = new Set(readings).size === readings.length && !readings.includes('far');
    const areClear = drawings.every(({ made: one }) => {
      const [top, bottom] = one.kind === 'draw-graph' ? fitOf(points, one.points) : [0, 1];
      return top > clearly * bottom;
    });
    const isSound = readFit(hand, made(best)) === 'fits' && leastSquares(points) > leastSpread;
    return areApart && areClear && isSound ? { hand, right: made(best), wrong: drawings } : null;
  };
}
