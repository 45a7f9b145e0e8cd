import { checkAxis } from '../coordinate-plane/check.ts';
import { sayPair } from '../coordinate-plane/describe.ts';
import { findTwice } from '../find-twice.ts';
import type { TransformationGridLayout } from './layout.ts';
import type { TransformationGrid } from './schema.ts';

export function checkTransformationGrid(
  diagram: TransformationGrid,
  layout: TransformationGridLayout,
): readonly string[] {
  const { x, y, shapes, center, mirror } = diagram;
  const problems = [...checkAxis(x, 'x'), ...checkAxis(y, 'y')];
  const all = [...shapes.flatMap(({ corners }) => corners), ...(center ? [center] : [])];
  for (const point of all)
    if (point.x < x.min || point.x > x.max || point.y < y.min || point.y > y.max)
      problems.push(`The corner ${sayPair([point.x, point.y])} is outside the grid.`);
  const names = all.map(({ name }) => name.trim()).filter((name) => name !== '');
  for (const name of findTwice(names)) problems.push(`Two corners are both named ${name}.`);
  if (mirror !== null && layout.lines.length === 0) problems.push('The dashed line misses the grid.');
  return problems;
}
