import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { SortingCards } from './schema.ts';

export function titleSortingCards(): string {
  return 'Sorted cards';
}

export function describeSortingCards({ groups }: SortingCards): string {
  return [
    `Cards sorted into ${sayCount(groups.length, 'group', 'groups')}.`,
    ...groups.map(({ name, cards }) => `${name.trim()}: ${joinWords(cards.map(sayValue))}.`),
  ].join(' ');
}
