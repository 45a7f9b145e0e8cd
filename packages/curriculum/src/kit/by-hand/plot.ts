import type { HandPlane, HandScale } from '@playforward/diagram';
import { type MakeDrawing, type WrongDrawing, wrongDrawing } from './by-hand.ts';
import { type Fraction, readPoints } from './read-values.ts';
import { mostThatFit, placeOn, scaleFor } from './scale-for.ts';

type Spot = readonly [Fraction, Fraction];

/** Places along one axis that a thumb can still tell apart. */
const mostPlaces = 28;
const leastReach = 6;

/** Axes that all points are on; where one of them lies left of an axis or below, the plane reaches as far to each side. */
function planeFor(spots: readonly Spot[]): HandPlane | null {
  const axis = (nth: 0 | 1): HandScale | null => {
    const values = spots.map((spot) => spot[nth]);
    const scale = scaleFor(values, { most: mostPlaces, as: 'decimal' });
    if (!scale || scale.first > 0 || scale.last < 0) return null;
    const { last } = scale;
    return scale.step[1] === 1 ? { ...scale, last: Math.max(last, leastReach) } : scale;
  };
  const [x, y] = [axis(0), axis(1)];
  if (!x || !y) return null;
  if (x.first === 0 && y.first === 0) return { x, y, xName: 'x', yName: 'y' };
  const wide = (scale: HandScale): HandScale => ({
    ...scale,
    first: -Math.max(scale.last, -scale.first),
    last: Math.max(scale.last, -scale.first),
  });
  return { x: wide(x), y: wide(y), xName: 'x', yName: 'y' };
}

/** The place on one scale of the number that stands at a place of another; null where that has no mark. */
function samePlace(place: number, from: HandScale, to: HandScale): number | null {
  const there = (place * from.step[0] * to.step[1]) / (from.step[1] * to.step[0]);
  return Number.isInteger(there) && there >= to.first && there <= to.last ? there : null;
}

/** Points that anybody can plot who takes axes, signs or grid lines wrongly. */
function usualPoints([across, up]: readonly [number, number], { x, y }: HandPlane): readonly WrongDrawing[] {
  const at = (x: number, y: number) => ({ kind: 'plot-points', points: [[x + 0, y + 0]] }) as const;
  const [swappedX, swappedY] = [samePlace(up, y, x), samePlace(across, x, y)];
  return [
    ...(swappedX === null || swappedY === null
      ? []
      : [wrongDrawing('swaps-x-and-y', 'hand-swapped', at(swappedX, swappedY))]),
    wrongDrawing(
      'uses-the-wrong-sign-for-one-coordinate',
      'hand-sign',
      across === 0 ? at(0, -up) : at(-across, up),
    ),
    wrongDrawing('counts-grid-points-instead-of-spaces', 'hand-grid', at(across, up + (up < 0 ? -1 : 1))),
  ];
}

/** The points of the answer are plotted: one point, or several in any order. */
export const plotOnPlane: MakeDrawing = (body) => {
  const answer = readPoints(body.answer.value);
  if (!answer) return null;
  const read = body.distractors.flatMap((one) => {
    const spots = readPoints(one.value);
    return spots && spots.length <= answer.length ? [{ one, spots }] : [];
  });
  const fitted = mostThatFit(read, (kept) => planeFor([...answer, ...kept.flatMap(({ spots }) => spots)]));
  if (!fitted) return null;
  const { kept, made: plane } = fitted;
  const [acrossOf, upOf] = [placeOn(plane.x), placeOn(plane.y)];
  // Who gives one point of two plots it twice.
  const pointsOf = (spots: readonly Spot[]) =>
    answer
      .map((_, nth) => spots[nth] ?? spots[0])
      .flatMap((spot) => (spot ? [[acrossOf(spot[0]), upOf(spot[1])] as const] : []));
  const own = kept.map(
    ({ one, spots }): WrongDrawing => ({
      misconception: one.misconception,
      reason: one.reason,
      made: { kind: 'plot-points', points: pointsOf(spots) },
    }),
  );
  const right = pointsOf(answer);
  const [first] = right;
  return {
    hand: { kind: 'plot-points', plane, points: answer.map(() => '') },
    right: { kind: 'plot-points', points: right },
    wrong: [...own, ...(first && right.length === 1 ? usualPoints(first, plane) : [])],
  };
};
