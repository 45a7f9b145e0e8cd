import { isAsked, type PlacedLabel } from '../../label/place-label.ts';
import type { MappingLayout } from './layout.ts';

export type MappingValues = {
  readonly kind: 'mapping';
  /** What each drawn arrow starts beside and points at; null where a question mark stands. */
  readonly arrows: readonly (readonly [string | null, string | null])[];
};

export function readBackMapping({ inputs, outputs, arrows }: MappingLayout): MappingValues {
  const nearest = (labels: readonly PlacedLabel[], y: number): string | null => {
    const sorted = labels.toSorted(
      (a, b) => Math.abs(a.box.y + a.box.height / 2 - y) - Math.abs(b.box.y + b.box.height / 2 - y),
    );
    const text = sorted[0]?.text ?? '?';
    return isAsked(text) ? null : text;
  };
  return {
    kind: 'mapping',
    arrows: arrows.map(({ from, to }) => [nearest(inputs, from.y), nearest(outputs, to.y)]),
  };
}
