import { drawLabel } from '../../label/draw-label.ts';
import type { Place } from '../../svg/box.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import { drawAxes, drawGrid } from '../coordinate-plane/draw.ts';
import { drawRun } from '../function-graph/draw.ts';
import type { RiemannSumLayout } from './layout.ts';

export function drawRiemannSum(layout: RiemannSumLayout): readonly Markup[] {
  return [
    ...drawGrid(layout),
    ...layout.parts.map((corners) => element('path', { class: 'tape-b', d: closed(corners) })),
    ...drawAxes(layout),
    ...layout.curve.map((run) => drawRun(run, 0)),
    element('g', { class: 'halo' }, ...layout.labels.map(drawLabel)),
  ];
}

function closed(corners: readonly Place[]): string {
  return `M${corners.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L')}Z`;
}
