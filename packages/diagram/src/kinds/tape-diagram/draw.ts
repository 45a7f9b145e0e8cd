import { drawLabel } from '../../label/draw-label.ts';
import type { Box } from '../../svg/box.ts';
import { drawBraceAbove, drawBraceRight } from '../../svg/draw-brace.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { LaidRow, TapeDiagramLayout } from './layout.ts';

const tints = ['tape-a', 'tape-b', 'tape-c'] as const;

export function drawTapeDiagram({ rows, bracket, labels }: TapeDiagramLayout): readonly Markup[] {
  return [
    ...rows.flatMap((row, index) => drawRow(row, tints[index % tints.length] ?? 'tape-a')),
    ...(bracket === null ? [] : [drawBraceRight(bracket)]),
    ...labels.map(drawLabel),
  ];
}

/** Boxes touch, so the bar is one rounded shape with dividers; an asked bar is dashed. */
function drawRow({ boxes, asked, brace }: LaidRow, tint: string): readonly Markup[] {
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const bar = { x: first.x, y: first.y, width: last.x + last.width - first.x, height: first.height, rx: 8 };
  const style = asked ? 'asked' : tint;
  return [
    element('rect', { class: style, ...bar }),
    ...boxes.slice(1).map((box) => drawDivider(box, asked ? 'asked' : `${tint}-edge`)),
    ...(brace === null ? [] : [drawBraceAbove(brace)]),
  ];
}

function drawDivider({ x, y, height }: Box, style: string): Markup {
  return element('line', { class: style, x1: x, x2: x, y1: y, y2: y + height });
}
