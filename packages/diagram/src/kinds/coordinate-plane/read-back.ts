import type { Place } from '../../svg/box.ts';
import type { CoordinatePlaneLayout } from './layout.ts';

export type CoordinatePlaneValues = {
  readonly kind: 'coordinate-plane';
  readonly points: readonly Place[];
  /** The two ends of each drawn line and its slope; null for an upright line. */
  readonly lines: readonly { readonly ends: readonly [Place, Place]; readonly slope: number | null }[];
};

export function readBackCoordinatePlane(layout: CoordinatePlaneLayout): CoordinatePlaneValues {
  const value = (place: Place) => valueAt(layout, place);
  return {
    kind: 'coordinate-plane',
    points: layout.points.map(value),
    lines: layout.lines.map(([from, to]) => {
      const [a, b] = [value(from), value(to)];
      const upright = Math.abs(to.x - from.x) < 1e-9;
      return { ends: [a, b], slope: upright ? null : (b.y - a.y) / (b.x - a.x) };
    }),
  };
}

/** The numbers that belong to a place on the drawing. */
export function valueAt(
  { field, x, y }: Pick<CoordinatePlaneLayout, 'field' | 'x' | 'y'>,
  place: Place,
): Place {
  return {
    x: x.min + ((place.x - field.x) / field.width) * (x.max - x.min),
    y: y.min + ((field.y + field.height - place.y) / field.height) * (y.max - y.min),
  };
}
