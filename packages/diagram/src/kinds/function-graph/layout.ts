import { arePieces } from '../../curve/are-pieces.ts';
import { functionValue } from '../../curve/function-value.ts';
import { traceCurve } from '../../curve/trace-curve.ts';
import type { Place } from '../../svg/box.ts';
import {
  type CoordinatePlaneLayout,
  layoutCoordinatePlane,
  placeOn,
  type Stroke,
} from '../coordinate-plane/layout.ts';
import type { FunctionGraph } from './schema.ts';

type LaidEnd = { readonly at: Place; readonly open: boolean };

export type FunctionGraphLayout = CoordinatePlaneLayout & {
  readonly curves: readonly (readonly (readonly Place[])[])[];
  /** Pieces of one function look alike. */
  readonly pieces: boolean;
  readonly ends: readonly LaidEnd[];
  readonly holes: readonly Place[];
  readonly dots: readonly Place[];
  readonly asymptotes: readonly Stroke[];
};

export function layoutFunctionGraph({
  x,
  y,
  curves,
  points,
  asymptotes,
}: FunctionGraph): FunctionGraphLayout {
  const bare = { x: x.bare === true, y: y.bare === true };
  const plane = layoutCoordinatePlane({ x, y, points, lines: [], bare });
  const place = (pair: readonly [number, number]): Place => placeOn(plane, pair);
  const ends = curves.flatMap(({ formula, from, to, fromOpen, toOpen }) =>
    [
      { at: from, open: fromOpen },
      { at: to, open: toOpen },
    ].flatMap(({ at, open }): readonly LaidEnd[] => {
      const value = at === null ? null : functionValue(formula, at);
      const inside =
        at !== null && value !== null && at >= x.min && at <= x.max && value >= y.min && value <= y.max;
      return inside ? [{ at: place([at, value]), open }] : [];
    }),
  );
  return {
    ...plane,
    pieces: arePieces(curves),
    curves: curves.map((curve) => traceCurve(curve, { field: plane.field, min: x.min, max: x.max, place })),
    ends,
    holes: plane.points.filter((_, index) => points[index]?.open),
    dots: plane.points.filter((_, index) => !points[index]?.open),
    asymptotes: asymptotes.map(
      ({ axis, at }): Stroke =>
        axis === 'x' ? [place([at, y.min]), place([at, y.max])] : [place([x.min, at]), place([x.max, at])],
    ),
  };
}
