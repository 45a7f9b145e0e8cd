import { drawLabel } from '../../label/draw-label.ts';
import { decimal, element, type Markup } from '../../svg/element.ts';
import type { PieChartLayout } from './layout.ts';

const tapes = ['tape-a', 'tape-b', 'tape-c'] as const;

export function drawPieChart({ center, radius, slices, labels }: PieChartLayout): readonly Markup[] {
  const on = (turn: number): string =>
    `${decimal(center.x + radius * Math.sin(turn))} ${decimal(center.y - radius * Math.cos(turn))}`;
  const parts = slices.map(({ start, span }, index) => {
    const large = span > Math.PI ? 1 : 0;
    const d = `M${decimal(center.x)} ${decimal(center.y)}L${on(start)}A${radius} ${radius} 0 ${large} 1 ${on(start + span)}Z`;
    // The last of four or seven slices would touch the first in the same color.
    const tint = index === slices.length - 1 && slices.length % 3 === 1 ? 1 : index % 3;
    return element('path', { class: tapes[tint], d });
  });
  return [...parts, element('g', {}, ...labels.map(drawLabel))];
}
