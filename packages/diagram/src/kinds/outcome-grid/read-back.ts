import { isAsked } from '../../label/place-label.ts';
import type { OutcomeGridLayout } from './layout.ts';

export type OutcomeGridValues = {
  readonly kind: 'outcome-grid';
  readonly cells: readonly (readonly (string | null)[])[];
  /** What stands in the tinted cells. */
  readonly marked: readonly (string | null)[];
};

export function readBackOutcomeGrid({ table, marked }: OutcomeGridLayout): OutcomeGridValues {
  const entries = table.cells.map((row) => row.slice(1));
  const text = (value: string): string | null => (isAsked(value) ? null : value);
  return {
    kind: 'outcome-grid',
    cells: entries.map((row) => row.map((label) => text(label.text))),
    marked: marked.flatMap(({ x, y, width, height }) =>
      entries.flat().flatMap((label) => {
        const [cx, cy] = [label.box.x + label.box.width / 2, label.box.y + label.box.height / 2];
        return cx > x && cx < x + width && cy > y && cy < y + height ? [text(label.text)] : [];
      }),
    ),
  };
}
