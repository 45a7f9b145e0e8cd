import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { TreeLayout } from './layout.ts';

export function drawTree({ laid, labels }: TreeLayout): readonly Markup[] {
  const [root] = laid.nodes;
  return [
    ...laid.branches.map(({ from, to }) => drawStroke('brace', [from.x, from.y], [to.x, to.y])),
    ...(root
      ? [
          element('circle', {
            class: 'dot',
            cx: root.label.box.x + root.label.box.width + 4,
            cy: root.at.y,
            r: 4,
          }),
        ]
      : []),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}
