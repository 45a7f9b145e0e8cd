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
  const plane = layoutCoordinatePlane(
    {
      x,
      y,
      points: named,
      lines: mirror === null ? [] : [{ through: mirror }],
    },
    shapes.flatMap(edgesOf),
  );
  return {
    ...plane,
    shapes: shapes.map((shape) => shape.corners.map((corner) => placeOn(plane, [corner.x, corner.y]))),
    center: center && placeOn(plane, [center.x, center.y]),
  };
}

type Pair = readonly [number, number];

function edgesOf({ corners }: TransformationGrid['shapes'][number]): readonly (readonly [Pair, Pair])[] {
  return corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [
      [corner.x, corner.y],
      [next.x, next.y],
    ];
  });
}
