import { drawLabel } from '../../label/draw-label.ts';
import { drawArrowHead } from '../../svg/draw-arrow-head.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import { lineX, type UprightLineLayout } from './layout.ts';

export function drawUprightLine(layout: UprightLineLayout): readonly Markup[] {
  const { lineTop, lineBottom, ticks, points, labels } = layout;
  return [
    drawStroke('axis', [lineX, lineTop + 8], [lineX, lineBottom - 8]),
    drawArrowHead({ x: lineX, y: lineTop }, 'up', 'axis-head'),
    drawArrowHead({ x: lineX, y: lineBottom }, 'down', 'axis-head'),
    ...ticks.map(({ y, long }) => {
      const reach = long ? 10 : 6;
      return drawStroke('tick', [lineX - reach, y], [lineX + reach, y]);
    }),
    ...points.flatMap(({ y, leader }) =>
      leader === null ? [] : [drawStroke('leader', [lineX, y], [leader, y])],
    ),
    ...points.map(({ y }) => element('circle', { class: 'point', cx: lineX, cy: y, r: 7 })),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}
