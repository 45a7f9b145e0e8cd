import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import type { FractionBar } from './schema.ts';

type Bar = FractionBar['bars'][number];

export function titleFractionBar({ bars }: FractionBar): string {
  const names = bars.map(({ label }) => label).filter((label) => label.trim() !== '');
  return names.length === 0 ? 'Fraction bar' : `Fraction bar of ${joinWords(names)}`;
}

/** Tells the cuts, what is shaded and how large a group is; how many groups there are is the reader's part. */
export function describeFractionBar({ bars }: FractionBar): string {
  return [
    bars.length === 1 ? 'A fraction bar.' : `${bars.length} fraction bars with wholes of the same length.`,
    ...bars.flatMap((bar, index) => sayBar(bar, bar.label.trim() === '' ? `Bar ${index + 1}` : bar.label)),
  ].join(' ');
}

function sayBar({ wholes, parts, shaded, group }: Bar, name: string): readonly string[] {
  const cut =
    parts === 1
      ? 'not cut'
      : `${wholes === 1 ? 'cut' : 'each cut'} into ${sayCount(parts, 'part', 'equal parts')}`;
  return [
    `${name}: ${sayCount(wholes, 'whole', 'wholes')}, ${cut}.`,
    ...(shaded === 0 ? [] : [`${sayShaded(shaded, wholes * parts)}.`]),
    ...(group === null ? [] : [`Braces mark groups of ${sayCount(group, 'part', 'parts')} from the left.`]),
  ];
}

function sayShaded(shaded: number, all: number): string {
  if (shaded === all) return all === 1 ? 'It is shaded' : 'All parts are shaded';
  return `${sayCount(shaded, 'part is', 'parts are')} shaded`;
}
