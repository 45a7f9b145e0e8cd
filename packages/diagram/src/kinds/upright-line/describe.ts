import { isAsked } from '../../label/place-label.ts';
import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { isSamePlace, labelledPlaces, writePlace } from '../number-line/write-place.ts';
import type { UprightLine } from './schema.ts';

export function titleUprightLine({ label }: UprightLine): string {
  return label === null || label.trim() === '' ? 'Upright number line' : `Upright number line of ${label}`;
}

/** Tells a point by the marks it stands on: counting them together is the reader's part. */
export function describeUprightLine(diagram: UprightLine): string {
  const { min, max, step, labelStep, as } = diagram;
  const numbers = labelledPlaces(diagram, labelStep).map((value) => writePlace(value, as));
  const parts = Math.round(labelStep / step);
  const spaces = `From each number to the next there are ${sayCount(parts, 'equal space', 'equal spaces')}.`;
  return [
    `${titleUprightLine(diagram)} from ${writePlace(min, as)} at the bottom to ${writePlace(max, as)} at the top.`,
    ...(numbers.length < 2 ? [] : [`The numbers ${joinWords(numbers)} are written beside it.`]),
    ...(parts > 1 ? [spaces] : []),
    ...diagram.points.map(({ at, label }) => `${sayName(label)} is at ${sayPlace(diagram, at)}.`),
  ].join(' ');
}

function sayName(label: string | null): string {
  if (label === null || label.trim() === '') return 'A point';
  return isAsked(label) ? 'A point with a question mark' : `The point labeled ${label.trim()}`;
}

/** The written number it stands at, else how many marks it is above the number below it. */
function sayPlace(diagram: UprightLine, at: number): string {
  const { step, labelStep, as } = diagram;
  const numbers = labelledPlaces(diagram, labelStep);
  const written = numbers.find((value) => isSamePlace(value, at));
  if (written !== undefined) return writePlace(written, as);
  const base = numbers.filter((value) => value < at).at(-1) ?? numbers[0] ?? diagram.min;
  const marks = Math.round((at - base) / step);
  const count = sayCount(Math.abs(marks), 'tick mark', 'tick marks');
  return `the place ${count} ${marks < 0 ? 'below' : 'above'} ${writePlace(base, as)}`;
}
