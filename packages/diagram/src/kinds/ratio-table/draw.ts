import { drawLabel } from '../../label/draw-label.ts';
import { drawArrowHead } from '../../svg/draw-arrow-head.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { RatioTableLayout } from './layout.ts';
import type { LaidArrow } from './layout-arrows.ts';

const corner = 14;

export function drawRatioTable(layout: RatioTableLayout): readonly Markup[] {
  const { frame, arrows, labels } = layout;
  return [
    drawHeadColumn(layout),
    ...drawRules(layout),
    element('rect', { class: 'table-edge', ...frame, rx: corner }),
    ...arrows.flatMap((arrow) => drawArrow(arrow, frame.y)),
    ...labels.map(drawLabel),
  ];
}

/** The ground of the heads follows the round corners of the frame at its left. */
function drawHeadColumn({ frame, columns }: RatioTableLayout): Markup {
  const { x, y, height } = frame;
  const right = decimal((columns[0] ?? x) - x - corner);
  const d = [
    `M${decimal(x + corner)} ${decimal(y)}h${right}v${decimal(height)}h-${right}`,
    `a${corner} ${corner} 0 0 1 -${corner} -${corner}v${decimal(2 * corner - height)}`,
    `a${corner} ${corner} 0 0 1 ${corner} -${corner}z`,
  ].join('');
  return element('path', { class: 'head-ground', d });
}

function drawRules({ frame, columns, rowEdges }: RatioTableLayout): readonly Markup[] {
  const { x, y, width, height } = frame;
  return [
    ...columns
      .slice(0, -1)
      .map((at) => element('line', { class: 'hair', x1: at, x2: at, y1: y, y2: y + height })),
    ...rowEdges
      .slice(1, -1)
      .map((at) => element('line', { class: 'hair', x1: x, x2: x + width, y1: at, y2: at })),
  ];
}

function drawArrow({ from, to, laneY }: LaidArrow, tableTop: number): readonly Markup[] {
  const ahead = to > from ? 1 : -1;
  const bend = Math.min(12, Math.abs(to - from) / 3);
  const [start, stop, lane] = [decimal(from), decimal(to), decimal(laneY)];
  const low = decimal(laneY + bend);
  const d = [
    `M${start} ${decimal(tableTop - 5)}V${low}Q${start} ${lane} ${decimal(from + ahead * bend)} ${lane}`,
    `H${decimal(to - ahead * bend)}Q${stop} ${lane} ${stop} ${low}V${decimal(tableTop - 14)}`,
  ].join('');
  return [element('path', { class: 'brace', d }), drawArrowHead({ x: to, y: tableTop - 3 }, 'down')];
}
