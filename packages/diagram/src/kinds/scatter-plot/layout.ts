import { type CoordinatePlaneLayout, layoutCoordinatePlane } from '../coordinate-plane/layout.ts';
import type { ScatterPlot } from './schema.ts';

export function layoutScatterPlot({ x, y, points, fit }: ScatterPlot): CoordinatePlaneLayout {
  const at = (value: number): [number, number] => [value, (fit?.slope ?? 0) * value + (fit?.intercept ?? 0)];
  return layoutCoordinatePlane({
    x,
    y,
    points: points.map(([px, py]) => ({ x: px, y: py, label: '' })),
    lines: fit === null ? [] : [{ through: [at(x.min), at(x.max)] }],
  });
}
