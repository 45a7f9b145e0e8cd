import { isAsked } from '../../label/place-label.ts';
import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { NumberLine } from './schema.ts';
import { isSamePlace, labelledPlaces, writePlace } from './write-place.ts';

export function titleNumberLine({ label }: Pick<NumberLine, 'label'>): string {
  return label === null || label.trim() === '' ? 'Number line' : `Number line of ${label}`;
}

/** Words for a line as it lies or stands: where its numbers are written, where the smaller and the larger ones are. */
export type LineWords = {
  readonly title: string;
  readonly written: string;
  readonly less: string;
  readonly more: string;
};

export function describeNumberLine(diagram: NumberLine): string {
  return describeLine(diagram, {
    title: titleNumberLine(diagram),
    written: 'below',
    less: 'to the left of',
    more: 'to the right of',
  });
}

/** Tells a point by the marks it stands on: counting them together is the reader's part. */
export function describeLine(diagram: NumberLine, words: LineWords): string {
  const { min, max, as } = diagram;
  return [
    `${words.title} from ${writePlace(min, as)} to ${writePlace(max, as)}.`,
    ...sayNumbers(diagram, words),
    ...diagram.points.map(({ at, label }) => `${sayName(label)} is ${sayPlace(diagram, at, words)}.`),
    ...diagram.spans.map((span) => saySpan(diagram, span, words)),
    ...diagram.jumps.map(
      ({ from, to, label }) =>
        `An arrow labeled ${sayValue(label)} goes from ${nounPlace(diagram, from, words)} to ${nounPlace(diagram, to, words)}.`,
    ),
  ].join(' ');
}

function sayNumbers(diagram: NumberLine, { written }: LineWords): readonly string[] {
  const { step, labelStep, as } = diagram;
  const numbers = labelledPlaces(diagram, labelStep).map((value) => writePlace(value, as));
  if (numbers.length === 0) return [];
  if (numbers.length === 1) {
    return [
      `The number ${joinWords(numbers)} is written ${written} it.`,
      `A tick mark stands every ${writePlace(step, as)}.`,
    ];
  }
  const parts = Math.round(labelStep / step);
  const spaces = `From each number to the next there are ${sayCount(parts, 'equal space', 'equal spaces')}.`;
  return [`The numbers ${joinWords(numbers)} are written ${written} it.`, ...(parts > 1 ? [spaces] : [])];
}

function sayName(label: string | null): string {
  if (label === null || label.trim() === '') return 'A point';
  return isAsked(label) ? 'A point with a question mark' : `The point labeled ${label.trim()}`;
}

function sayPlace(diagram: NumberLine, at: number, words: LineWords): string {
  const place = nounPlace(diagram, at, words);
  return /^(on|between)\b/.test(place) ? place : `at ${place}`;
}

/** The written number it stands at, else how many marks it is away from the next smaller one. */
function nounPlace(diagram: NumberLine, at: number, words: LineWords): string {
  const { step, labelStep, as } = diagram;
  const numbers = labelledPlaces(diagram, labelStep);
  const written = numbers.find((value) => isSamePlace(value, at));
  if (written !== undefined) return writePlace(written, as);
  const base = numbers.filter((value) => value < at).at(-1) ?? numbers[0];
  if (base === undefined) return 'a place without a number';
  const marks = (at - base) / step;
  const side = marks < 0 ? words.less : words.more;
  if (isSamePlace(marks, Math.round(marks))) {
    const count = sayCount(Math.abs(Math.round(marks)), 'tick mark', 'tick marks');
    return `the place ${count} ${side} ${writePlace(base, as)}`;
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
    : `between tick marks ${full} and ${full + 1} ${side} ${writePlace(base, as)}${near}`;
}

function saySpan(
  diagram: NumberLine,
  { from, to, fromOpen, toOpen }: NumberLine['spans'][number],
  words: LineWords,
): string {
  const end = (at: number, open: boolean): string =>
    `${nounPlace(diagram, at, words)} with ${open ? 'an open' : 'a filled'} circle`;
  if (from === null && to === null) return 'The whole line is drawn thick.';
  if (from === null) return `A thick line runs from ${end(to ?? 0, toOpen)} to the left without end.`;
  if (to === null) return `A thick line runs from ${end(from, fromOpen)} to the right without end.`;
  return `A thick line runs from ${end(from, fromOpen)} to ${end(to, toOpen)}.`;
}
