import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import { margin } from '../../svg/sheet.ts';
import { drawValueAxis } from '../value-axis.ts';
import type { TimelineLayout } from './layout.ts';

const half = 8;

export function drawTimeline({ axis, rows, marked, labels }: TimelineLayout): readonly Markup[] {
  return [
    ...marked.map((x) => drawStroke('side help', [x, margin + 22], [x, axis.y])),
    ...rows.flatMap(({ y, xs }, index) => [
      drawStroke('hair', [axis.left - 8, y], [axis.right + 8, y]),
      ...xs.map((x) => drawMark(x, y, index)),
    ]),
    ...drawValueAxis(axis),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}

/** Rows differ in the shape of their marks as well as in color. */
function drawMark(x: number, y: number, row: number): Markup {
  const at = (dx: number, dy: number): string => `${decimal(x + dx)} ${decimal(y + dy)}`;
  if (row % 4 === 1)
    return element('path', { class: 'tape-b', d: `M${at(0, -9)}L${at(9, 0)}L${at(0, 9)}L${at(-9, 0)}Z` });
  if (row % 4 === 2) return element('rect', { class: 'tape-c', x: x - 7, y: y - 7, width: 14, height: 14 });
  if (row % 4 === 3)
    return element('path', { class: 'tape-a', d: `M${at(0, -9)}L${at(9, 7)}L${at(-9, 7)}Z` });
  return element('circle', { class: 'dot', cx: x, cy: y, r: half });
}
