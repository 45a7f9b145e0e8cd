import { findTwice } from '../find-twice.ts';
import { isSamePlace, writePlace } from '../number-line/write-place.ts';
import type { UprightLine } from './schema.ts';

const mostSteps = 32;

export function checkUprightLine({
  min,
  max,
  step,
  labelStep,
  label,
  points,
}: UprightLine): readonly string[] {
  if (min >= max) return ['The line must go from a smaller to a larger number.'];
  const problems: string[] = [];
  const whole = (value: number, of: number): boolean => isSamePlace(value / of, Math.round(value / of));
  if ((max - min) / step > mostSteps) problems.push(`The line has more than ${mostSteps} steps.`);
  if (!whole(min, step) || !whole(max, step))
    problems.push('The ends of the line must be multiples of its step.');
  if (!whole(labelStep, step)) problems.push('Numbers must stand at tick marks.');
  if (label?.trim() === '') problems.push('A line needs a name; leave it out with null.');
  for (const { at } of points) {
    const place = writePlace(at, 'decimal');
    if (at < min || at > max) problems.push(`The place ${place} is outside the line.`);
    if (!whole(at, step)) problems.push(`The point at ${place} stands at no tick mark.`);
  }
  for (const at of findTwice(points.map((point) => writePlace(point.at, 'decimal')))) {
    problems.push(`Two points stand at ${at}.`);
  }
  const names = points.map((point) => point.label ?? '').filter((name) => name !== '' && name !== '?');
  for (const name of findTwice(names)) problems.push(`Two points are both named ${name}.`);
  return problems;
}
