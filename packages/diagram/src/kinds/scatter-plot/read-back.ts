import type { Place } from '../../svg/box.ts';
import type { CoordinatePlaneLayout } from '../coordinate-plane/layout.ts';
import { readBackCoordinatePlane } from '../coordinate-plane/read-back.ts';

export type ScatterPlotValues = {
  readonly kind: 'scatter-plot';
  readonly points: readonly Place[];
  /** Slope of the drawn line, measured. */
  readonly slope: number | null;
};

export function readBackScatterPlot(layout: CoordinatePlaneLayout): ScatterPlotValues {
  const { points, lines } = readBackCoordinatePlane(layout);
  return { kind: 'scatter-plot', points, slope: lines[0]?.slope ?? null };
}
