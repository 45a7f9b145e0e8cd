import { isAsked } from '../../label/place-label.ts';
import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { NumberLine } from './schema.ts';
import { isSamePlace, labelledPlaces, writePlace } from './write-place.ts';

export function titleNumberLine({ label }: NumberLine): string {
  return label === null || label.trim() === '' ? 'Number line' : `Number line of ${label}`;
}

/** Tells a point by the marks it stands on: counting them together is the reader's part. */
export function describeNumberLine(diagram: NumberLine): string {
  const { min, max, as } = diagram;
  return [
    `${titleNumberLine(diagram)} from ${writePlace(min, as)} to ${writePlace(max, as)}.`,
    ...sayNumbers(diagram),
    ...diagram.points.map(({ at, label }) => `${sayName(label)} is ${sayPlace(diagram, at)}.`),
    ...diagram.spans.map((span) => saySpan(diagram, span)),
    ...diagram.jumps.map(
      ({ from, to, label }) =>
        `An arrow labeled ${sayValue(label)} goes from ${nounPlace(diagram, from)} to ${nounPlace(diagram, to)}.`,
    ),
  ].join(' ');
}

function sayNumbers(diagram: NumberLine): readonly string[] {
  const { step, labelStep, as } = diagram;
  const numbers = labelledPlaces(diagram, labelStep).map((value) => writePlace(value, as));
  if (numbers.length === 0) return [];
  if (numbers.length === 1) {
    return [
      `The number ${joinWords(numbers)} is written below it.`,
      `A tick mark stands every ${writePlace(step, as)}.`,
    ];
  }
  const parts = Math.round(labelStep / step);
  const spaces = `From each number to the next there are ${sayCount(parts, 'equal space', 'equal spaces')}.`;
  return [`The numbers ${joinWords(numbers)} are written below it.`, ...(parts > 1 ? [spaces] : [])];
}

function sayName(label: string | null): string {
  if (label === null || label.trim() === '') return 'A point';
  return isAsked(label) ? 'A point with a question mark' : `The point labeled ${label.trim()}`;
}

function sayPlace(diagram: NumberLine, at: number): string {
  const place = nounPlace(diagram, at);
  return /^(on|between)\b/.test(place) ? place : `at ${place}`;
}

/** The written number it stands at, else how many marks it is away from the number on its left. */
function nounPlace(diagram: NumberLine, at: number): string {
  const { step, labelStep, as } = diagram;
  const numbers = labelledPlaces(diagram, labelStep);
  const written = numbers.find((value) => isSamePlace(value, at));
  if (written !== undefined) return writePlace(written, as);
  const base = numbers.filter((value) => value < at).at(-1) ?? numbers[0];
  if (base === undefined) return 'a place without a number';
  const marks = (at - base) / step;
  const side = marks < 0 ? 'left' : 'right';
  if (isSamePlace(marks, Math.round(marks))) {
    const count = sayCount(Math.abs(Math.round(marks)), 'tick mark', 'tick marks');
    return `the place ${count} to the ${side} of ${writePlace(base, as)}`;
  }
  const full = Math.floor(Math.abs(marks));
  const rest = Math.abs(marks) - full;
  const start = full === 0 ? writePlace(base, as) : `tick mark ${full}`;
  const next = numbers.find((value) => isSamePlace(value, base + step));
  const end = next === undefined ? 'the tick mark' : writePlace(next, as);
  const near = isSamePlace(rest, 0.5)
    ? ', halfway'
    : `, nearer to ${rest < 0.5 ? start : full === 0 ? end : `tick mark ${full + 1}`}`;
  return full === 0
    ? `between ${writePlace(base, as)} and ${next === undefined ? 'the next tick mark' : end}${near}`
    : `between tick marks ${full} and ${full + 1} to the ${side} of ${writePlace(base, as)}${near}`;
}

function saySpan(diagram: NumberLine, { from, to, fromOpen, toOpen }: NumberLine['spans'][number]): string {
  const end = (at: number, open: boolean): string =>
    `${nounPlace(diagram, at)} with ${open ? 'an open' : 'a filled'} circle`;
  if (from === null && to === null) return 'The whole line is drawn thick.';
  if (from === null) return `A thick line runs from ${end(to ?? 0, toOpen)} to the left without end.`;
  if (to === null) return `A thick line runs from ${end(from, fromOpen)} to the right without end.`;
  return `A thick line runs from ${end(from, fromOpen)} to ${end(to, toOpen)}.`;
}
