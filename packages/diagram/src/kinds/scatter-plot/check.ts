import { checkAxis } from '../coordinate-plane/check.ts';
import { sayPair } from '../coordinate-plane/describe.ts';
import type { CoordinatePlaneLayout } from '../coordinate-plane/layout.ts';
import type { ScatterPlot } from './schema.ts';

export function checkScatterPlot(
  { x, y, points, fit }: ScatterPlot,
  layout: CoordinatePlaneLayout,
): readonly string[] {
  const problems = [...checkAxis(x, 'x'), ...checkAxis(y, 'y')];
  for (const [px, py] of points)
    if (px < x.min || px > x.max || py < y.min || py > y.max)
      problems.push(`Point ${sayPair([px, py])} is outside the plane.`);
  if (fit !== null && layout.lines.length === 0) problems.push('The line of fit misses the plane.');
  return problems;
}
