import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutSortingCards } from './layout.ts';
import { readBackSortingCards } from './read-back.ts';
import type { SortingCards } from './schema.ts';

const cards: SortingCards = {
  kind: 'sorting-cards',
  groups: [
    { name: 'Sums', cards: ['8 + x', '2y + 1'] },
    { name: 'Products', cards: [null] },
  ],
};

test('every card lies in its group, in the order of the data', () => {
  expect(readBackSortingCards(layoutSortingCards(cards))).toEqual(cards);
});

test('describe reads the groups and keeps what is asked for unknown', () => {
  expect(describeDiagram(cards)).toBe(
    'Cards sorted into 2 groups. Sums: 8 + x and 2y + 1. Products: an unknown value.',
  );
});

describe('check', () => {
  test('finds nothing in sound cards', () => expect(checkDiagram(cards)).toEqual([]));

  test('groups without a name, cards that lie twice and cards without room are told', () => {
    const wide = 'a card with a text that is far too long';
    expect(
      checkDiagram({
        ...cards,
        groups: [
          { name: ' ', cards: ['8 + x', wide] },
          { name: 'Sums', cards: ['8 + x'] },
        ],
      }),
    ).toEqual(
      expect.arrayContaining([
        'Every group needs a name.',
        'The card 8 + x lies in two places.',
        `The text ${wide} is wider than its card.`,
      ]),
    );
  });
});
