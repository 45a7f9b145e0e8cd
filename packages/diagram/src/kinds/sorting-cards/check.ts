import { findTwice } from '../find-twice.ts';
import type { SortingCardsLayout } from './layout.ts';
import type { SortingCards } from './schema.ts';

export function checkSortingCards({ groups }: SortingCards, layout: SortingCardsLayout): readonly string[] {
  const problems: string[] = [];
  if (groups.some(({ name }) => name.trim() === '')) problems.push('Every group needs a name.');
  const cards = groups.flatMap((group) => group.cards).filter((card) => card !== null && card.trim() !== '?');
  if (cards.some((card) => card?.trim() === '')) problems.push('Every card needs a text.');
  for (const card of findTwice(cards.map((card) => card?.trim() ?? '')))
    problems.push(`The card ${card} lies in two places.`);
  for (const { box, label } of layout.groups.flatMap((group) => group.cards)) {
    if (label.width > box.width) problems.push(`The text ${label.text} is wider than its card.`);
  }
  return problems;
}
