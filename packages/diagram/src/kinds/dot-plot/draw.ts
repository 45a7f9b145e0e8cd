import { drawLabel } from '../../label/draw-label.ts';
import { element, type Markup } from '../../svg/element.ts';
import { drawValueAxis } from '../value-axis.ts';
import type { DotPlotLayout } from './layout.ts';

export function drawDotPlot({ axis, dots, radius, labels }: DotPlotLayout): readonly Markup[] {
  return [
    ...drawValueAxis(axis),
    ...dots.map(({ x, y }) => element('circle', { class: 'dot', cx: x, cy: y, r: radius })),
    ...labels.map(drawLabel),
  ];
}
