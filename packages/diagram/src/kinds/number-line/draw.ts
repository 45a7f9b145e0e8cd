import { drawLabel } from '../../label/draw-label.ts';
import { drawArrowHead } from '../../svg/draw-arrow-head.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { element, type Markup } from '../../svg/element.ts';
import { lineEnd, lineStart, type NumberLineLayout } from './layout.ts';

const pointRadius = 7;

export function drawNumberLine(layout: NumberLineLayout): readonly Markup[] {
  const { lineY, ticks, points, labels } = layout;
  return [
    drawStroke('axis', [lineStart + 8, lineY], [lineEnd - 8, lineY]),
    drawArrowHead({ x: lineStart, y: lineY }, 'left', 'axis-head'),
    drawArrowHead({ x: lineEnd, y: lineY }, 'right', 'axis-head'),
    ...ticks.map(({ x, tall }) => {
      const reach = tall ? 10 : 6;
      return drawStroke('tick', [x, lineY - reach], [x, lineY + reach]);
    }),
    ...drawSpans(layout),
    ...drawJumps(layout),
    ...points.flatMap(({ x, leader }) =>
      leader === null ? [] : [drawStroke('leader', [x, leader[0]], [x, leader[1]])],
    ),
    ...points.map(({ x }) => element('circle', { class: 'point', cx: x, cy: lineY, r: pointRadius })),
    element('g', { class: 'halo' }, ...labels.map(drawLabel)),
  ];
}

/** A filled end belongs to the set, an open one does not; an arrow runs on. */
function drawSpans({ spans, lineY }: NumberLineLayout): readonly Markup[] {
  return spans.flatMap(({ from, to, left, right }) => [
    drawStroke('first', [from, lineY], [to, lineY]),
    ...(left === null ? [drawArrowHead({ x: lineStart, y: lineY }, 'left', 'ray-head')] : []),
    ...(right === null ? [drawArrowHead({ x: lineEnd, y: lineY }, 'right', 'ray-head')] : []),
    ...[left, right].flatMap((end) =>
      end === null
        ? []
        : [
            element('circle', {
              class: end.open ? 'open-point' : 'point',
              cx: end.x,
              cy: lineY,
              r: pointRadius,
            }),
          ],
    ),
  ]);
}

function drawJumps({ jumps, lineY }: NumberLineLayout): readonly Markup[] {
  return jumps.flatMap(({ from, to, y }) => {
    const ahead = to < from ? -1 : 1;
    return [
      drawStroke('leader', [from, y], [from, lineY]),
      drawStroke('leader', [to, y], [to, lineY]),
      drawStroke('brace', [from, y], [to - ahead * 8, y]),
      drawArrowHead({ x: to, y }, ahead === 1 ? 'right' : 'left'),
    ];
  });
}
