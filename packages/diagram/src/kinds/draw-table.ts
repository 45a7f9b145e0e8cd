import { drawLabel } from '../label/draw-label.ts';
import { decimal, element, type Markup } from '../svg/element.ts';
import type { LaidTable } from './lay-table.ts';

const corner = 12;

/** Frame, tinted heads, rules and entries of a table. */
export function drawTable({
  frame,
  columns,
  rowEdges,
  heads,
  cells,
  firstIsHead,
}: LaidTable): readonly Markup[] {
  const { x, y, width, height } = frame;
  const headHeight = (rowEdges[1] ?? y) - y;
  const [across, up] = [decimal(width - 2 * corner), decimal(headHeight - corner)];
  const head = [
    `M${decimal(x)} ${decimal(y + headHeight)}v-${up}a${corner} ${corner} 0 0 1 ${corner} -${corner}`,
    `h${across}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${up}z`,
  ].join('');
  const hair = (x1: number, y1: number, x2: number, y2: number): Markup =>
    element('line', { class: 'hair', x1, x2, y1, y2 });
  return [
    element('path', { class: 'head-ground', d: head }),
    ...(firstIsHead ? [drawHeadColumn({ columns, rowEdges })] : []),
    ...columns.slice(1, -1).map((at) => hair(at, y, at, y + height)),
    ...rowEdges.slice(1, -1).map((at) => hair(x, at, x + width, at)),
    element('rect', { class: 'table-edge', ...frame, rx: corner }),
    ...[...heads, ...cells.flat()].map(drawLabel),
  ];
}

function drawHeadColumn({ columns, rowEdges }: Pick<LaidTable, 'columns' | 'rowEdges'>): Markup {
  const [left = 0, right = 0] = columns;
  const [, top = 0] = rowEdges;
  const bottom = rowEdges.at(-1) ?? top;
  const d = [
    `M${decimal(left)} ${decimal(top)}H${decimal(right)}V${decimal(bottom)}H${decimal(left + corner)}`,
    `a${corner} ${corner} 0 0 1 -${corner} -${corner}z`,
  ].join('');
  return element('path', { class: 'head-ground', d });
}
