import { isAsked } from '../../label/place-label.ts';
import type { VennLayout } from './layout.ts';

export type VennValues = {
  readonly kind: 'venn';
  /** Entries by how many drawn sets they stand in; null where a question mark stands. */
  readonly entries: readonly { readonly text: string | null; readonly inside: number }[];
};

export function readBackVenn({ circles, boxes, entries }: VennLayout): VennValues {
  return {
    kind: 'venn',
    entries: entries.map(({ label }) => {
      const [x, y] = [label.box.x + label.box.width / 2, label.box.y + label.box.height / 2];
      const inCircles = circles.filter(
        ({ center, radius }) => Math.hypot(x - center.x, y - center.y) < radius,
      );
      const inBoxes = boxes.filter(
        (box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
      );
      return {
        text: isAsked(label.text) ? null : label.text,
        inside: circles.length > 0 ? inCircles.length : inBoxes.length,
      };
    }),
  };
}
