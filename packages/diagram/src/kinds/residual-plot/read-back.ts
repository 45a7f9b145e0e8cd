import type { Place } from '../../svg/box.ts';
import { valueAt } from '../coordinate-plane/read-back.ts';
import type { ResidualPlotLayout } from './layout.ts';

export type ResidualPlotValues = {
  readonly kind: 'residual-plot';
  readonly points: readonly Place[];
  /** Where each stem starts: on the zero line. */
  readonly feet: readonly Place[];
};

export function readBackResidualPlot(layout: ResidualPlotLayout): ResidualPlotValues {
  return {
    kind: 'residual-plot',
    points: layout.points.map((place) => valueAt(layout, place)),
    feet: layout.stems.map(([foot]) => valueAt(layout, foot)),
  };
}
