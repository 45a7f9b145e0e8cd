import { isAsked } from '../../label/place-label.ts';
import type { SortingCardsLayout } from './layout.ts';

export type SortingCardsValues = {
  readonly kind: 'sorting-cards';
  readonly groups: readonly { readonly name: string; readonly cards: readonly (string | null)[] }[];
};

/** A card belongs to the group whose frame it lies in. */
export function readBackSortingCards({ groups }: SortingCardsLayout): SortingCardsValues {
  const cards = groups.flatMap((group) => group.cards);
  return {
    kind: 'sorting-cards',
    groups: groups
      .toSorted((a, b) => a.frame.x - b.frame.x)
      .map(({ frame, name }) => ({
        name: name.text,
        cards: cards
          .filter(({ box }) => box.x >= frame.x && box.x < frame.x + frame.width)
          .toSorted((a, b) => a.box.y - b.box.y)
          .map(({ label }) => (isAsked(label.text) ? null : label.text)),
      })),
  };
}
