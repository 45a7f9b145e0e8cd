import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import { margin } from '../../svg/sheet.ts';
import { drawValueAxis } from '../value-axis.ts';
import { type BoxPlotLayout, boxHeight } from './layout.ts';

const half = boxHeight / 2;

export function drawBoxPlot({ axis, plots, labels }: BoxPlotLayout): readonly Markup[] {
  return [
    ...axis.ticks.filter(({ tall }) => tall).map(({ x }) => drawStroke('hair', [x, margin], [x, axis.y])),
    ...plots.flatMap(drawPlot),
    ...drawValueAxis(axis),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}

function drawPlot({ y, five }: BoxPlotLayout['plots'][number], index: number): readonly Markup[] {
  const [least = 0, lower = 0, median = 0, upper = 0, greatest = 0] = five;
  const tape = (['tape-a', 'tape-b', 'tape-c'] as const)[index % 3] ?? 'tape-a';
  return [
    drawStroke('tick', [least, y], [lower, y]),
    drawStroke('tick', [upper, y], [greatest, y]),
    drawStroke('tick', [least, y - 10], [least, y + 10]),
    drawStroke('tick', [greatest, y - 10], [greatest, y + 10]),
    element('rect', {
      class: tape,
      x: lower,
      y: y - half,
      width: Math.max(0, upper - lower),
      height: boxHeight,
    }),
    drawStroke('axis', [median, y - half], [median, y + half]),
  ];
}
