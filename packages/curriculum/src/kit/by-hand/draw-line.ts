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

/** The two outermost crossings of grid lines that the line meets; null where there are not two with room between them. */
function crossingsOf(
  { slope, start }: Straight,
  { x, y }: HandPlane,
): readonly [HandPoint, HandPoint] | null {
  const places = Array.from({ length: x.last - x.first + 1 }, (_, nth) => x.first + nth);
  const met = places.flatMap((place): HandPoint[] => {
    const up = ((slope * place * x.step[0]) / x.step[1] + start) / y.step[0];
    const near = Math.round(up);
    return Math.abs(up - near) < 1e-9 && near >= y.first && near <= y.last ? [[place, near + 0]] : [];
  });
  const [first, last] = [met[0], met.at(-1)];
  return first && last && last[0] - first[0] >= leastRun ? [first, last] : null;
}

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

function drawingOf(line: Straight, plane: HandPlane): readonly HandAnswer[] {
  const points = crossingsOf(line, plane);
  return points ? [{ kind: 'draw-graph', points }] : [];
}

/** Lines that anybody can draw who takes slope or intercept wrongly. */
function usualLines({ slope, start, letters }: Straight, plane: HandPlane): readonly WrongDrawing[] {
  const drawn = (
    line: Straight,
    ...[misconception, reason]: [WrongDrawing['misconception'], Parameters<typeof wrongDrawing>[1]]
  ) => drawingOf(line, plane).map((made) => wrongDrawing(misconception, reason, made));
  return [
    ...drawn({ slope: -slope, start, letters }, 'uses-the-wrong-sign-of-the-slope', 'hand-slope'),
    ...(start === 0 ? [] : drawn({ slope, start: 0, letters }, 'starts-at-the-origin', 'hand-start')),
    ...drawn({ slope: 1 / slope, start, letters }, 'inverts-the-slope', 'hand-steep'),
    ...drawn(
      { slope: slope + Math.sign(slope) * plane.y.step[0], start, letters },
      'counts-grid-points-instead-of-spaces',
      'hand-grid',
    ),
    ...drawn({ slope, start: -start, letters }, 'slip', 'hand-intercept'),
    ...drawn({ slope, start: start + plane.y.step[0], letters }, 'slip', 'hand-intercept'),
    ...drawn({ slope, start: start - plane.y.step[0], letters }, 'slip', 'hand-intercept'),
  ];
}

function makeLine(isAbove: boolean): MakeDrawing {
  return (body) => {
    const answer = readLine(body.answer.value);
    const plane = answer && answer.slope !== 0 ? planeFor(answer, isAbove) : null;
    const [right] = answer && plane ? drawingOf(answer, plane) : [];
    if (!answer || !plane || !right) return null;
    const own = body.distractors.flatMap((one): WrongDrawing[] => {
      const line = readLine(one.value);
      if (!line) return [];
      return drawingOf(line, plane).map((made) => ({
        misconception: one.misconception,
        reason: one.reason,
        made,
      }));
    });
    return {
      hand: { kind: 'draw-graph', plane, curve: 'line' },
      right,
      wrong: [...own, ...usualLines(answer, plane)],
    };
  };
}

/** The equation that is the answer becomes its line on a plane with four quadrants. */
export const lineOnPlane: MakeDrawing = makeLine(false);

/** The same for amounts, which have the first quadrant only. */
export const lineOfAmounts: MakeDrawing = makeLine(true);
