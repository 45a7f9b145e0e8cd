import { sayCount } from '../../words/say-count.ts';
import { isSamePlace, labelledPlaces, writePlace } from '../number-line/write-place.ts';
import type { MeasuringScale } from './schema.ts';

export function titleMeasuringScale({ unit }: MeasuringScale): string {
  return `Scale in ${unit.trim()}`;
}

/** Tells both ends by the marks they stand at; reading the length is the reader's part. */
export function describeMeasuringScale(diagram: MeasuringScale): string {
  const { min, max, step, labelStep, as, object } = diagram;
  const parts = Math.round(labelStep / step);
  return [
    `${titleMeasuringScale(diagram)} from ${writePlace(min, as)} to ${writePlace(max, as)}.`,
    `From each number to the next there ${parts === 1 ? 'is' : 'are'} ${sayCount(parts, 'space', 'spaces')}.`,
    `${object.name.trim()} starts at ${placeOf(diagram, object.from)} and ends at ${placeOf(diagram, object.to)}.`,
  ].join(' ');
}

function placeOf(diagram: MeasuringScale, at: number): string {
  const { step, labelStep, as } = diagram;
  const numbers = labelledPlaces(diagram, labelStep);
  const written = numbers.find((number) => isSamePlace(number, at));
  if (written !== undefined) return writePlace(written, as);
  const base = numbers.filter((number) => number < at).at(-1) ?? diagram.min;
  const marks = Math.round((at - base) / step);
  return `the place ${sayCount(marks, 'mark', 'marks')} after ${writePlace(base, as)}`;
}
