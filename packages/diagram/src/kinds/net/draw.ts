import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { NetLayout } from './layout.ts';

/** Faces share their edges, and a shared edge is a fold. */
export function drawNet({ faces, helps, labels }: NetLayout): readonly Markup[] {
  return [
    ...faces.map((corners) =>
      element('path', {
        class: 'tape-a',
        d: `M${corners.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L')}Z`,
      }),
    ),
    ...helps.map(([a, b]) => drawStroke('side help', [a.x, a.y], [b.x, b.y])),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}
