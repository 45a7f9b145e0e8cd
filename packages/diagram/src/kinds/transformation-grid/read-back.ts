import type { Place } from '../../svg/box.ts';
import { valueAt } from '../coordinate-plane/read-back.ts';
import type { TransformationGridLayout } from './layout.ts';

export type TransformationGridValues = {
  readonly kind: 'transformation-grid';
  readonly shapes: readonly (readonly Place[])[];
};

export function readBackTransformationGrid(layout: TransformationGridLayout): TransformationGridValues {
  return {
    kind: 'transformation-grid',
    shapes: layout.shapes.map((corners) => corners.map((place) => valueAt(layout, place))),
  };
}
