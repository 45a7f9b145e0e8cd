import { drawLabel } from '../../label/draw-label.ts';
import { drawArrowHead } from '../../svg/draw-arrow-head.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { DoubleNumberLineLayout, LaidTick } from './layout.ts';

export function drawDoubleNumberLine(layout: DoubleNumberLineLayout): readonly Markup[] {
  const { left, end, upperY, lowerY, ticks, leaders } = layout;
  return [
    ...ticks.filter(({ marked }) => marked).map(({ x }) => drawVertical('leader', x, [upperY, lowerY])),
    ...leaders.map(({ x, from, to }) => drawVertical('leader', x, [from, to])),
    drawHorizontal('first', [left, end], upperY),
    drawHorizontal('second-edge', [left, end], lowerY),
    drawHorizontal('second', [left, end], lowerY),
    ...ticks.flatMap((tick) => drawTick(tick, layout)),
    ...drawArrow(layout),
    ...layout.labels.map(drawLabel),
  ];
}

function drawTick({ x }: LaidTick, { upperY, lowerY }: DoubleNumberLineLayout): readonly Markup[] {
  return [upperY, lowerY].map((y) => drawVertical('tick', x, [y - 9, y + 9]));
}

function drawArrow({ arrow }: DoubleNumberLineLayout): readonly Markup[] {
  if (arrow === null) return [];
  const { from, to, y } = arrow;
  const back = to < from ? 1 : -1;
  return [
    drawHorizontal('arrow', [from + back * -4, to + back * 16], y),
    drawArrowHead({ x: to + back * 3, y }, back === 1 ? 'left' : 'right'),
  ];
}

function drawVertical(style: string, x: number, [y1, y2]: readonly [number, number]): Markup {
  return element('line', { class: style, x1: x, x2: x, y1, y2 });
}

function drawHorizontal(style: string, [x1, x2]: readonly [number, number], y: number): Markup {
  return element('line', { class: style, x1, x2, y1: y, y2: y });
}
