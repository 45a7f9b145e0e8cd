import { isSamePlace } from '../number-line/write-place.ts';
import type { MeasuringScaleLayout } from './layout.ts';
import type { MeasuringScale } from './schema.ts';

const mostMarks = 80;

export function checkMeasuringScale(
  { min, max, step, labelStep, unit, object }: MeasuringScale,
  _layout: MeasuringScaleLayout,
): readonly string[] {
  if (min >= max) return ['The scale must go from a smaller to a larger number.'];
  const problems: string[] = [];
  const whole = (value: number): boolean => isSamePlace(value / step, Math.round(value / step));
  if ((max - min) / step > mostMarks) problems.push(`The scale has more than ${mostMarks} marks.`);
  if (!whole(min) || !whole(max) || !whole(labelStep)) problems.push('Ends and numbers must stand at marks.');
  if (![object.from, object.to].every(whole)) problems.push('The object must start and end at marks.');
  if (object.from < min || object.to > max || object.from >= object.to)
    problems.push('The object must lie along the scale.');
  if (unit.trim() === '' || object.name.trim() === '') problems.push('The unit and the object need a name.');
  return problems;
}
