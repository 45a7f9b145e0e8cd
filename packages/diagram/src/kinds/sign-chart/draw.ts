import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import type { Markup } from '../../svg/element.ts';
import type { SignChartLayout } from './layout.ts';

export function drawSignChart({
  left,
  right,
  top,
  bottom,
  points,
  rows,
  labels,
}: SignChartLayout): readonly Markup[] {
  return [
    drawStroke('axis', [left, top], [right, top]),
    ...rows.slice(1).map(({ y }) => drawStroke('hair', [left, y - 23], [right, y - 23])),
    drawStroke('hair', [left, bottom], [right, bottom]),
    ...points.map((x) => drawStroke('tick', [x, top - 6], [x, bottom])),
    ...labels.map(drawLabel),
  ];
}
