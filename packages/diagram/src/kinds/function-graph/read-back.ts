import type { Place } from '../../svg/box.ts';
import { valueAt } from '../coordinate-plane/read-back.ts';
import type { FunctionGraphLayout } from './layout.ts';

export type FunctionGraphValues = {
  readonly kind: 'function-graph';
  readonly points: readonly Place[];
  /** Places of each curve, measured; one list a run. */
  readonly curves: readonly (readonly (readonly Place[])[])[];
};

export function readBackFunctionGraph(layout: FunctionGraphLayout): FunctionGraphValues {
  return {
    kind: 'function-graph',
    points: layout.points.map((place) => valueAt(layout, place)),
    curves: layout.curves.map((runs) => runs.map((run) => run.map((place) => valueAt(layout, place)))),
  };
}
