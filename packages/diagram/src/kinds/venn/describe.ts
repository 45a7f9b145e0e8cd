import { joinWords } from '../../words/join-words.ts';
import { sayValue } from '../../words/say-value.ts';
import type { Venn } from './schema.ts';

export function titleVenn({ sets }: Venn): string {
  return `Venn diagram of ${joinWords(sets.map((set) => set.trim()))}`;
}

export function describeVenn(diagram: Venn): string {
  const { shape, sets, regions } = diagram;
  const [first = '', second = ''] = sets.map((set) => set.trim());
  const places =
    shape === 'overlap'
      ? [`Only in ${first}`, `In both ${first} and ${second}`, `Only in ${second}`, 'In neither']
      : sets.map((set, index) =>
          index === sets.length - 1
            ? `In ${set.trim()}`
            : `In ${set.trim()}, but not in ${sets[index + 1]?.trim()}`,
        );
  const lies = shape === 'nested' ? ['Each set lies inside the one named before it.'] : [];
  const says = regions.flatMap((text, index) =>
    text === '' ? [] : [`${places[index]}: ${sayValue(text)}.`],
  );
  return [`${titleVenn(diagram)}.`, ...lies, ...says].join(' ');
}
