import { drawLabel } from '../../label/draw-label.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import { drawTable } from '../draw-table.ts';
import type { OutcomeGridLayout } from './layout.ts';

/** A marked cell is tinted and carries a stroke in its corner, so that color is not all that tells it apart. */
export function drawOutcomeGrid({ table, names, marked }: OutcomeGridLayout): readonly Markup[] {
  return [
    ...marked.map((box) => element('rect', { class: 'shaded', ...box })),
    ...drawTable(table),
    ...marked.map(({ x, y }) =>
      element('path', {
        class: 'shaded-stroke',
        d: `M${decimal(x + 4)} ${decimal(y + 13)}L${decimal(x + 13)} ${decimal(y + 4)}`,
      }),
    ),
    ...names.map(drawLabel),
  ];
}
