import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import { drawValueAxis } from '../value-axis.ts';
import type { DotPlotLayout } from './layout.ts';

export function drawDotPlot({ axis, groups, radius, labels }: DotPlotLayout): readonly Markup[] {
  return [
    ...groups.slice(0, -1).map(({ y }) => drawStroke('hair', [axis.left - 10, y], [axis.right + 10, y])),
    ...drawValueAxis(axis),
    ...groups.flatMap(({ dots }) =>
      dots.map(({ x, y }) => element('circle', { class: 'dot', cx: x, cy: y, r: radius })),
    ),
    ...labels.map(drawLabel),
  ];
}
