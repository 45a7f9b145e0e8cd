import { drawLabel } from '../../label/draw-label.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { AlgebraTilesLayout } from './layout.ts';

export function drawAlgebraTiles({ tiles, labels }: AlgebraTilesLayout): readonly Markup[] {
  return [
    ...tiles.map(({ box, kind }) =>
      element('rect', { class: kind === 'letter' ? 'tape-a' : 'tape-b', ...box, rx: 4 }),
    ),
    ...labels.map(drawLabel),
  ];
}
