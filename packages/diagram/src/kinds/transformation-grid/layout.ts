import type { Place } from '../../svg/box.ts';
import { type CoordinatePlaneLayout, layoutCoordinatePlane, placeOn } from '../coordinate-plane/layout.ts';
import type { TransformationGrid } from './schema.ts';

export type TransformationGridLayout = CoordinatePlaneLayout & {
  readonly shapes: readonly (readonly Place[])[];
  readonly center: Place | null;
};

export function layoutTransformationGrid({
  x,
  y,
  shapes,
  center,
  mirror,
}: TransformationGrid): TransformationGridLayout {
  const corners = shapes.flatMap((shape) => shape.corners);
  const named = [...corners, ...(center ? [center] : [])].map((point) => ({
    x: point.x,
    y: point.y,
    label: point.name,
  }));
  const plane = layoutCoordinatePlane({
    x,
    y,
    points: named,
    lines: mirror === null ? [] : [{ through: mirror }],
  });
  return {
    ...plane,
    shapes: shapes.map((shape) => shape.corners.map((corner) => placeOn(plane, [corner.x, corner.y]))),
    center: center && placeOn(plane, [center.x, center.y]),
  };
}
