import type { HandAnswer, HandPlane, HandPoint, HandScale } from '@playforward/diagram';
import { type MakeDrawing, type WrongDrawing, wrongDrawing } from './by-hand.ts';
import { readLine, type Straight } from './read-values.ts';

const reach = 10;
const across: HandScale = { first: -reach, last: reach, step: [1, 1], labelEvery: 1, as: 'decimal' };
/** Amounts have room to grow. */
const height = 16;
/** Numbers that the grid lines of an axis go up by. */
const strides = [1, 2, 5, 10, 20, 50] as const;
/** A line that is steeper is no more than an upright stroke. */
const leastRun = 2;

function scaleUp(stride: number, isAbove: boolean): HandScale {
  return {
    first: isAbove ? 0 : -reach,
    last: isAbove ? height : reach,
    step: [stride, 1],
    labelEvery: 1,
    as: 'decimal',
  };
}

/** Where the telling of a line begins: at a place across, or with the points where it meets the axes. */
type ToldFrom = number | 'intercepts';

/** Crossings of grid lines that the line meets, from left to right; null where there are not two with room between them. */
function crossingsOf({ slope, start }: Straight, { x, y }: HandPlane): readonly HandPoint[] | null {
  const places = Array.from({ length: x.last - x.first + 1 }, (_, nth) => x.first + nth);
  const met = places.flatMap((place): HandPoint[] => {
    const up = ((slope * place * x.step[0]) / x.step[1] + start) / y.step[0];
    const near = Math.round(up);
    return Math.abs(up - near) < 1e-9 && near >= y.first && near <= y.last ? [[place, near + 0]] : [];
  });
  const [first, last] = [met[0], met.at(-1)];
  return first && last && last[0] - first[0] >= leastRun ? met : null;
}

/**
 * Two points that a line is told by: both intercepts, or the point that the lesson starts from and the next one of the
 * grid, which shows the slope. Where the grid has no such point, the first one to the left stands in.
 */
function pointsToldBy(met: readonly HandPoint[], from: ToldFrom): readonly [HandPoint, HandPoint] | null {
  const [onX, onY] = [met.find(([, up]) => up === 0), met.find(([across]) => across === 0)];
  if (from === 'intercepts' && onX && onY && onX !== onY) return [onX, onY];
  const at = met.findIndex(([across]) => across === (from === 'intercepts' ? 0 : from));
  const first = Math.min(Math.max(at, 0), met.length - 2);
  const [one, next] = met.slice(first, first + 2);
  if (!one || !next) return null;
  return at > first ? [next, one] : [one, next];
}

/** The plane of a problem, and where its lines are told from. */
type Way = { readonly plane: HandPlane; readonly from: ToldFrom };

/** The finest plane on which the line can be drawn; amounts that are never below zero have the first quadrant alone. */
function planeFor(line: Straight, isAbove: boolean): HandPlane | null {
  const x = isAbove ? { ...across, first: 0 } : across;
  for (const stride of strides) {
    const plane: HandPlane = {
      x,
      y: scaleUp(stride, isAbove),
      xName: line.letters[0],
      yName: line.letters[1],
    };
    if (crossingsOf(line, plane)) return plane;
  }
  return null;
}

function drawingOf(line: Straight, { plane, from }: Way): readonly HandAnswer[] {
  const met = crossingsOf(line, plane);
  const points = met && pointsToldBy(met, from);
  return points ? [{ kind: 'draw-graph', points }] : [];
}

/** Lines that anybody can draw who takes slope or intercept wrongly. */
function usualLines({ slope, start, letters }: Straight, way: Way): readonly WrongDrawing[] {
  const { plane } = way;
  const drawn = (
    line: Straight,
    ...[misconception, reason]: [WrongDrawing['misconception'], Parameters<typeof wrongDrawing>[1]]
  ) => drawingOf(line, way).map((made) => wrongDrawing(misconception, reason, made));
  return [
    ...drawn({ slope: -slope, start, letters }, 'uses-the-wrong-sign-of-the-slope', 'hand-slope'),
    ...(start === 0 ? [] : drawn({ slope, start: 0, letters }, 'starts-at-the-origin', 'hand-start')),
    ...drawn({ slope: 1 / slope, start, letters }, 'inverts-the-slope', 'hand-steep'),
    ...drawn({ slope: slope + Math.sign(slope) * plane.y.step[0], start, letters }, 'slip', 'hand-steeper'),
    ...drawn({ slope, start: -start, letters }, 'slip', 'hand-intercept'),
    ...drawn({ slope, start: start + plane.y.step[0], letters }, 'slip', 'hand-intercept'),
    ...drawn({ slope, start: start - plane.y.step[0], letters }, 'slip', 'hand-intercept'),
  ];
}

function makeLine(isAbove: boolean, from: ToldFrom): MakeDrawing {
  return (body) => {
    const answer = readLine(body.answer.value);
    const plane = answer && answer.slope !== 0 ? planeFor(answer, isAbove) : null;
    const way = plane && { plane, from };
    const [right] = answer && way ? drawingOf(answer, way) : [];
    if (!answer || !way || !right) return null;
    const own = body.distractors.flatMap((one): WrongDrawing[] => {
      const line = readLine(one.value);
      if (!line) return [];
      return drawingOf(line, way).map((made) => ({
        misconception: one.misconception,
        reason: one.reason,
        made,
      }));
    });
    return {
      hand: { kind: 'draw-graph', plane: way.plane, curve: 'line' },
      right,
      wrong: [...own, ...usualLines(answer, way)],
    };
  };
}

/** The equation that is the answer becomes its line on a plane with four quadrants, told by its intercepts. */
export const lineOnPlane: MakeDrawing = makeLine(false, 'intercepts');

/** The same, told by the point at a place across that the problem speaks of, and by the slope from there. */
export function lineFrom(across: number): MakeDrawing {
  return makeLine(false, across);
}

/** The same for amounts, which have the first quadrant only: told by what is there at first, and by the slope. */
export const lineOfAmounts: MakeDrawing = makeLine(true, 0);
