import { drawLabel } from '../../label/draw-label.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { VennLayout } from './layout.ts';

const tints = ['tape-a', 'tape-b', 'tape-c'] as const;

export function drawVenn({ circles, boxes, labels }: VennLayout): readonly Markup[] {
  return [
    ...boxes.map((box, index) =>
      element('rect', {
        class: boxes.length === 1 ? 'table-edge' : (tints[index % 3] ?? 'tape-a'),
        ...box,
        rx: 16,
      }),
    ),
    ...circles.map(({ center, radius }, index) =>
      element('circle', { class: tints[index], 'fill-opacity': 0.6, cx: center.x, cy: center.y, r: radius }),
    ),
    ...labels.map(drawLabel),
  ];
}
