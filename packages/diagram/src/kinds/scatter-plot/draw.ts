import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import { drawAxes, drawGrid } from '../coordinate-plane/draw.ts';
import type { CoordinatePlaneLayout } from '../coordinate-plane/layout.ts';

export function drawScatterPlot(layout: CoordinatePlaneLayout): readonly Markup[] {
  return [
    ...drawGrid(layout),
    ...drawAxes(layout),
    ...layout.lines.map(([a, b]) => drawStroke('second-line', [a.x, a.y], [b.x, b.y])),
    ...layout.points.map(({ x, y }) => element('circle', { class: 'point', cx: x, cy: y, r: 5.5 })),
    element('g', { class: 'halo' }, ...layout.labels.map(drawLabel)),
  ];
}
