import { z } from 'zod';
import { label } from '../label-text.ts';

export const sortingCards = z.strictObject({
  kind: z.literal('sorting-cards'),
  /** Groups from left to right, each with its cards from top to bottom; null is a card that is asked for. */
  groups: z
    .array(z.strictObject({ name: label, cards: z.array(label.nullable()).min(1).max(5) }))
    .min(2)
    .max(3),
});

export type SortingCards = z.infer<typeof sortingCards>;
