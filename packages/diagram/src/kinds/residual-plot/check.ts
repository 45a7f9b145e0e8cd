import { checkAxis } from '../coordinate-plane/check.ts';
import { sayPair } from '../coordinate-plane/describe.ts';
import type { ResidualPlotLayout } from './layout.ts';
import type { ResidualPlot } from './schema.ts';

export function checkResidualPlot(
  { x, y, points }: ResidualPlot,
  layout: ResidualPlotLayout,
): readonly string[] {
  const problems = [...checkAxis(x, 'x'), ...checkAxis(y, 'y')];
  for (const [px, py] of points)
    if (px < x.min || px > x.max || py < y.min || py > y.max)
      problems.push(`Point ${sayPair([px, py])} is outside the plane.`);
  if (y.min >= 0 || y.max <= 0) problems.push('The y-axis has to reach below and above zero.');
  if (layout.stems.length !== points.length) problems.push('Each point needs a stem.');
  return problems;
}
