import type { Place } from '../../svg/box.ts';
import { valueAt } from '../coordinate-plane/read-back.ts';
import type { RegionGraphLayout } from './layout.ts';

export type RegionGraphValues = {
  readonly kind: 'region-graph';
  readonly points: readonly Place[];
  /** Ends of each boundary on the plane. */
  readonly boundaries: readonly (readonly [Place, Place])[];
  /** Corners of each shaded part. */
  readonly parts: readonly (readonly Place[])[];
};

export function readBackRegionGraph(layout: RegionGraphLayout): RegionGraphValues {
  const value = (place: Place): Place => valueAt(layout, place);
  return {
    kind: 'region-graph',
    points: layout.points.map(value),
    boundaries: layout.lines.map(([a, b]) => [value(a), value(b)]),
    parts: layout.parts.map((corners) => corners.map(value)),
  };
}
