import { drawLabel } from '../../label/draw-label.ts';
import { element, type Markup } from '../../svg/element.ts';
import { drawAxes, drawGrid } from '../coordinate-plane/draw.ts';
import type { ResidualPlotLayout } from './layout.ts';

export function drawResidualPlot(layout: ResidualPlotLayout): readonly Markup[] {
  return [
    ...drawGrid(layout),
    ...drawAxes(layout),
    ...layout.stems.map(([a, b]) =>
      element('line', { class: 'hair', x1: a.x, y1: a.y, x2: b.x, y2: b.y, 'stroke-dasharray': '4 5' }),
    ),
    ...layout.points.map(({ x, y }) => element('circle', { class: 'point', cx: x, cy: y, r: 5.5 })),
    element('g', { class: 'halo' }, ...layout.labels.map(drawLabel)),
  ];
}
