import { functionValue } from '../../curve/function-value.ts';
import { checkAxis } from '../coordinate-plane/check.ts';
import type { RiemannSumLayout } from './layout.ts';
import type { RiemannSum } from './schema.ts';

export function checkRiemannSum(
  diagram: RiemannSum,
  { parts, field, curve }: RiemannSumLayout,
): readonly string[] {
  const { x, y, formula, from, to } = diagram;
  const problems = [...checkAxis(x, 'x'), ...checkAxis(y, 'y')];
  if (from >= to) problems.push('The area must run from left to right.');
  if (from < x.min || to > x.max) problems.push('The area reaches outside the plane.');
  if (functionValue(formula, from) === null || functionValue(formula, to) === null)
    problems.push('The function has no value at an end of the area.');
  if (curve.length === 0) problems.push('The curve misses the plane.');
  const outside = parts
    .flat()
    .some((place) => place.y < field.y - 0.5 || place.y > field.y + field.height + 0.5);
  if (outside) problems.push('A part of the area is taller than the plane.');
  return problems;
}
