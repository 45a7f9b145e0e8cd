import { drawLabel } from '../../label/draw-label.ts';
import { drawBraceAbove } from '../../svg/draw-brace.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { FractionBarLayout, LaidBar } from './layout.ts';

export function drawFractionBar({ bars, labels }: FractionBarLayout): readonly Markup[] {
  return [...bars.flatMap(drawBar), ...labels.map(drawLabel)];
}

/** Shaded parts also carry a stroke across; the ends of wholes reach out below the bar. */
function drawBar({ frame, parts, shaded, ends, braces }: LaidBar): readonly Markup[] {
  const { x, y, width, height } = frame;
  const filled = parts.slice(0, shaded);
  const bottom = y + height;
  return [
    element('rect', { class: 'paper', ...frame }),
    element('path', {
      class: 'shaded',
      d: filled.map((part) => `M${part.x} ${part.y}h${part.width}v${part.height}h${-part.width}z`).join(''),
    }),
    element('path', {
      class: 'shaded-stroke',
      d: filled
        .map((part) => {
          const reach = Math.min(part.width, part.height) / 2 - 3;
          const [middleX, middleY] = [part.x + part.width / 2, part.y + part.height / 2];
          return `M${middleX - reach} ${middleY + reach}L${middleX + reach} ${middleY - reach}`;
        })
        .join(''),
    }),
    element('path', {
      class: 'grid-line',
      d: parts
        .slice(1)
        .map((part) => `M${part.x} ${part.y}v${part.height}`)
        .join(''),
    }),
    element('rect', { class: 'table-edge', x, y, width, height }),
    ...ends.map((at) => element('line', { class: 'tick', x1: at, x2: at, y1: y, y2: bottom + 6 })),
    ...braces.map(drawBraceAbove),
  ];
}
