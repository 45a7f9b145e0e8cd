import { drawLabel } from '../../label/draw-label.ts';
import { drawStroke } from '../../svg/draw-stroke.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { FlowchartLayout } from './layout.ts';

export function drawFlowchart({ rows, labels }: FlowchartLayout): readonly Markup[] {
  return [
    ...rows.flatMap(({ main, side }, index) => {
      const { x, y, width, height } = main.box;
      const next = rows[index + 1];
      const middle = y + height / 2;
      return [
        element('rect', { class: side ? 'tape-b' : 'tape-a', ...main.box, rx: side ? height / 2 : 8 }),
        ...(next ? drawDown(x + width / 2, y + height, next.main.box.y) : []),
        ...(side
          ? [
              element('rect', { class: 'chip', ...side.box, rx: 8 }),
              drawStroke('brace', [x + width + 2, middle], [side.box.x - 8, middle]),
              element('path', {
                class: 'arrow-head',
                d: `M${decimal(side.box.x - 2)} ${decimal(middle)}l-9 -6v12Z`,
              }),
            ]
          : []),
        ...(side && next ? [drawBack(side.box, { x: x + width / 2, y: next.main.box.y })] : []),
      ];
    }),
    ...labels.map(drawLabel),
  ];
}

function drawDown(x: number, from: number, to: number): readonly Markup[] {
  return [
    drawStroke('brace', [x, from + 2], [x, to - 8]),
    element('path', { class: 'arrow-head', d: `M${decimal(x)} ${decimal(to - 2)}l-6 -9h12Z` }),
  ];
}

/** From the side back to the way down, half way to the next box. */
function drawBack(
  side: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  to: { readonly x: number; readonly y: number },
): Markup {
  const foot = side.y + side.height;
  const turn = (foot + to.y) / 2;
  const d = `M${decimal(side.x + side.width / 2)} ${decimal(foot + 2)}V${decimal(turn)}H${decimal(to.x)}`;
  return element('path', { class: 'brace', d });
}
