import type { SortingCards } from './schema.ts';

export const sortingCardsSamples: readonly SortingCards[] = [
  {
    kind: 'sorting-cards',
    groups: [
      { name: 'Sum', cards: ['8 + x'] },
      { name: 'Product', cards: [null] },
    ],
  },
  {
    kind: 'sorting-cards',
    groups: [
      { name: 'Sums of two terms', cards: ['2x + 8', 'y + 5', '3a + 4b'] },
      { name: 'Products', cards: ['2(x + 8)', '5y'] },
      { name: 'Quotients', cards: ['n/4'] },
    ],
  },
];
