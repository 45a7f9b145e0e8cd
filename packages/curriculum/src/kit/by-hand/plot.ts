import type { HandAnswer, HandPlane, HandScale } from '@playforward/diagram';
import type { ProblemBody } from '../../skill.ts';
import {
  type Drawing,
  type MakeDrawing,
  type WrongDrawing,
  type WrongMade,
  wrongDrawing,
  wrongDrawings,
} from './by-hand.ts';
import { type Fraction, readPoints } from './read-values.ts';
import { exactPlaceOn, stepsFor } from './scale-for.ts';

type Spot = readonly [Fraction, Fraction];

/** How many places an axis may have, to each side of zero or from zero on: more than a thumb can tell apart are typed. */
const reaches = { around: [10, 15, 20], above: [20, 30] } as const;
const mostParts = 5;

/** An axis with a place for each of these numbers and at least one beyond; null where a sensible one has none. */
function axisFor(values: readonly Fraction[], isAbove: boolean): HandScale | null {
  const fits = isAbove ? reaches.above : reaches.around;
  for (const step of stepsFor(values, { parts: mostParts, as: 'decimal' })) {
    const places = values.map(([top, bottom]) => (top * step[1]) / (bottom * step[0]));
    const far = Math.max(...places.map(Math.abs));
    const last = fits.find((reach) => reach > far);
    if (last === undefined || (isAbove && places.some((place) => place < 0))) continue;
    return { first: isAbove ? 0 : -last, last, step, labelEvery: step[1], as: 'decimal' };
  }
  return null;
}

/**
 * The plane of an answer. It follows from the answer alone, in a few sizes: a wrong answer never changes what a student
 * sees. Around zero both axes are alike, so that coordinates that traded places have a place as well.
 */
function planeFor(spots: readonly Spot[], isAbove: boolean, yName = 'y'): HandPlane | null {
  const along = (nth: 0 | 1): readonly Fraction[] => spots.map((spot) => spot[nth]);
  const both = isAbove ? null : axisFor([...along(0), ...along(1)], isAbove);
  const [x, y] = [both ?? axisFor(along(0), isAbove), both ?? axisFor(along(1), isAbove)];
  return x && y ? { x, y, xName: 'x', yName } : null;
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

function makePoints(body: ProblemBody, isAbove: boolean, yName?: string): Drawing | null {
  const answer = readPoints(body.answer.value);
  const plane = answer && planeFor(answer, isAbove, yName);
  if (!answer || !plane) return null;
  const [acrossOf, upOf] = [exactPlaceOn(plane.x), exactPlaceOn(plane.y)];
  // Who gives one point of two plots it twice.
  const pointsOf = (spots: readonly Spot[]) =>
    answer
      .map((_, nth) => spots[nth] ?? spots[0])
      .flatMap((spot) => (spot ? [[acrossOf(spot[0]), upOf(spot[1])] as const] : []));
  const own = body.distractors.flatMap(({ misconception, reason, value }): WrongDrawing[] => {
    const spots = readPoints(value);
    if (!spots || spots.length > answer.length) return [];
    return [{ misconception, reason, made: { kind: 'plot-points', points: pointsOf(spots) } }];
  });
  const right = pointsOf(answer);
  const [first] = right;
  return {
    hand: { kind: 'plot-points', plane, points: answer.map(() => '') },
    right: { kind: 'plot-points', points: right },
    wrong: [...own, ...(first && right.length === 1 ? usualPoints(first, plane) : [])],
  };
}

type Points = readonly (readonly [number, number])[];

/** Corners of a figure by their names, and the figures of those who work in a wrong way; null is not drawn. */
type Corners = {
  readonly names: readonly string[];
  readonly corners: Points;
  readonly wrong?: readonly WrongMade<Points>[];
};

/** The corners of a figure are plotted on a plane with four quadrants; who takes axes or signs wrongly does so at each. */
export function plotCorners({ names, corners, wrong = [] }: Corners): MakeDrawing {
  const plane = planeFor(
    corners.map(
      ([x, y]): Spot => [
        [x, 1],
        [y, 1],
      ],
    ),
    false,
  );
  const made = (points: Points): HandAnswer => ({
    kind: 'plot-points',
    points: points.map(([x, y]) => [x + 0, y + 0]),
  });
  return (body) =>
    plane && {
      hand: { kind: 'plot-points', plane, points: names },
      right: made(corners),
      wrong: [
        ...wrongDrawings(body, wrong, made),
        wrongDrawing('swaps-x-and-y', 'hand-swapped', made(corners.map(([x, y]) => [y, x]))),
        wrongDrawing(
          'uses-the-wrong-sign-for-one-coordinate',
          'hand-sign',
          made(corners.map(([x, y]) => [-x, y])),
        ),
        wrongDrawing(
          'counts-grid-points-instead-of-spaces',
          'hand-grid',
          made(corners.map(([x, y]) => [x, y + Math.sign(y)])),
        ),
      ],
    };
}

/** The points of the answer are plotted on a plane with four quadrants: one point, or several in any order. */
export const plotOnPlane: MakeDrawing = (body) => makePoints(body, false);

/** The same where something else than y goes up. */
export function plotWith(yName: string): MakeDrawing {
  return (body) => makePoints(body, false, yName);
}

/** The same for amounts, which have the first quadrant only. */
export const plotAmounts: MakeDrawing = (body) => makePoints(body, true);
