import { checkAxis } from '../coordinate-plane/check.ts';
import { sayPair } from '../coordinate-plane/describe.ts';
import { writeNumber } from '../coordinate-plane/scale-axis.ts';
import type { FunctionGraphLayout } from './layout.ts';
import type { FunctionGraph } from './schema.ts';

export function checkFunctionGraph(diagram: FunctionGraph, layout: FunctionGraphLayout): readonly string[] {
  const { x, y, curves, points, asymptotes } = diagram;
  const problems = [...checkAxis(x, 'x'), ...checkAxis(y, 'y')];
  for (const [index, { from, to, formula }] of curves.entries()) {
    if (from !== null && to !== null && from >= to) problems.push('A curve must run from left to right.');
    if (layout.curves[index]?.length === 0) problems.push('A curve misses the plane.');
    if (
      formula.type === 'path' &&
      formula.places.some(([at], place) => place > 0 && at <= (formula.places[place - 1]?.[0] ?? at))
    )
      problems.push('The places of a path must go from left to right.');
  }
  for (const point of points)
    if (point.x < x.min || point.x > x.max || point.y < y.min || point.y > y.max)
      problems.push(`Point ${sayPair([point.x, point.y])} is outside the plane.`);
  for (const { axis, at } of asymptotes) {
    const { min, max } = axis === 'x' ? x : y;
    if (at < min || at > max)
      problems.push(`The dashed line ${axis} = ${writeNumber(at)} is outside the plane.`);
  }
  return problems;
}
