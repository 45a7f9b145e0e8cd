import { drawLabel } from '../../label/draw-label.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { PlaceValueLayout } from './layout.ts';

/** The decimal point is a dot on the line between ones and tenths; a rule stands above a result. */
export function drawPlaceValue({
  frame,
  head,
  cell,
  columns,
  rows,
  point,
  labels,
}: PlaceValueLayout): readonly Markup[] {
  const { x, y, width, height } = frame;
  const edges = Array.from({ length: Math.max(0, columns - 1) }, (_, index) => x + (index + 1) * cell);
  return [
    element('rect', { class: 'paper', ...frame }),
    element('rect', { class: 'head-ground', x, y, width, height: head }),
    element('path', { class: 'grid-line', d: edges.map((at) => `M${at} ${y}v${height}`).join('') }),
    ...rows.map((row) =>
      element('line', { class: row.ruled ? 'tick' : 'hair', x1: x, x2: x + width, y1: row.top, y2: row.top }),
    ),
    element('rect', { class: 'table-edge', ...frame }),
    ...(point === null
      ? []
      : rows.map((row) =>
          element('circle', { class: 'axis-head', cx: point, cy: row.top + row.height - 10, r: 4.5 }),
        )),
    ...labels.map(drawLabel),
  ];
}
