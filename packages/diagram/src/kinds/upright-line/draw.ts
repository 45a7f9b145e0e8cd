import { drawLabel } from '../../label/draw-label.ts';
import { drawArrowHead } from '../../svg/draw-arrow-head.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import { endsOf, type UprightLineLayout } from './layout.ts';

const pointRadius = 7;

export function drawUprightLine(layout: UprightLineLayout): readonly Markup[] {
  const { lineX, ticks, points, labels } = layout;
  const { high, low } = endsOf(layout);
  return [
    drawStroke('axis', [lineX, low - 8], [lineX, high + 8]),
    drawArrowHead({ x: lineX, y: high }, 'up', 'axis-head'),
    drawArrowHead({ x: lineX, y: low }, 'down', 'axis-head'),
    ...ticks.map(({ y, tall }) => {
      const reach = tall ? 10 : 6;
      return drawStroke('tick', [lineX - reach, y], [lineX + reach, y]);
    }),
    ...points.map(({ y }) => element('circle', { class: 'point', cx: lineX, cy: y, r: pointRadius })),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}
