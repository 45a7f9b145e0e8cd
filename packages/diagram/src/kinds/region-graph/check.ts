import { checkAxis } from '../coordinate-plane/check.ts';
import { sayPair } from '../coordinate-plane/describe.ts';
import type { RegionGraphLayout } from './layout.ts';
import type { RegionGraph } from './schema.ts';

/** More sides than a ground and a hatching cannot be told apart. */
const mostEach = 2;

export function checkRegionGraph(diagram: RegionGraph, layout: RegionGraphLayout): readonly string[] {
  const { x, y, regions, shade, points } = diagram;
  const problems = [...checkAxis(x, 'x'), ...checkAxis(y, 'y')];
  for (const { through, side } of regions) {
    const [[ax, ay], [bx, by]] = through;
    const upright = ax === bx;
    if (upright && ay === by)
      problems.push(`A boundary needs two places; it has only ${sayPair(through[0])}.`);
    else if (upright !== (side === 'left' || side === 'right'))
      problems.push(`The boundary through ${sayPair(through[0])} has no side "${side}".`);
  }
  if (layout.lines.length < regions.length) problems.push('A boundary misses the plane.');
  if (shade === 'each' && regions.length > mostEach)
    problems.push(`Only ${mostEach} sides can be shaded one by one; shade their overlap.`);
  if (layout.parts.some((corners) => corners.length < 3)) problems.push('Nothing is shaded.');
  for (const point of points)
    if (point.x < x.min || point.x > x.max || point.y < y.min || point.y > y.max)
      problems.push(`Point ${sayPair([point.x, point.y])} is outside the plane.`);
  return problems;
}
