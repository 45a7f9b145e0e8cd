import { drawLabel } from '../../label/draw-label.ts';
import type { Place } from '../../svg/box.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import { drawAxes, drawGrid } from '../coordinate-plane/draw.ts';
import type { Stroke } from '../coordinate-plane/layout.ts';
import { pointRadius } from '../coordinate-plane/place-point-labels.ts';
import type { RegionGraphLayout } from './layout.ts';

const colors = ['first', 'second-line'] as const;

export function drawRegionGraph(layout: RegionGraphLayout): readonly Markup[] {
  const { parts, hatches, lines, dashed, points, labels } = layout;
  return [
    ...parts.slice(0, 1).map((corners) => drawPart(corners)),
    ...hatches.flatMap((strokes, index) =>
      strokes.map(([a, b]) => drawStroke(index === 0 ? 'hatch' : 'hatch-back', [a.x, a.y], [b.x, b.y])),
    ),
    ...drawGrid(layout),
    ...drawAxes(layout),
    ...lines.map((line, index) => drawBoundary(line, index, dashed[index] === true)),
    ...points.map(({ x, y }) => element('circle', { class: 'point', cx: x, cy: y, r: pointRadius })),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}

function drawPart(corners: readonly Place[]): Markup {
  const points = corners.map(({ x, y }) => `${decimal(x)},${decimal(y)}`).join(' ');
  return element('polygon', { class: 'shaded', points });
}

/** Dashes say that a boundary does not belong to its region, so boundaries differ in color and name alone. */
function drawBoundary([a, b]: Stroke, index: number, dashed: boolean): Markup {
  const style = colors[index % colors.length];
  return element('line', {
    class: style,
    x1: a.x,
    y1: a.y,
    x2: b.x,
    y2: b.y,
    'stroke-dasharray': dashed ? '9 9' : undefined,
  });
}
