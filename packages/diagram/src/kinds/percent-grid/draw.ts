import { drawLabel } from '../../label/draw-label.ts';
import type { Box } from '../../svg/box.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { PercentGridLayout } from './layout.ts';

/** Shaded squares also carry a stroke across, so that the picture can be read without color. */
export function drawPercentGrid({ grids, labels, cell }: PercentGridLayout): readonly Markup[] {
  return [
    ...grids.flatMap(({ frame, shaded }) => [
      element('rect', { class: 'paper', ...frame }),
      element('path', { class: 'shaded', d: shaded.map(squarePath).join('') }),
      element('path', { class: 'shaded-stroke', d: shaded.map(strokePath).join('') }),
      element('path', { class: 'grid-line', d: linesPath(frame, cell) }),
      element('rect', { class: 'table-edge', ...frame }),
    ]),
    ...labels.map(drawLabel),
  ];
}

function squarePath({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function strokePath({ x, y, width, height }: Box): string {
  return `M${x + 4} ${y + height - 4}L${x + width - 4} ${y + 4}`;
}

function linesPath({ x, y, width, height }: Box, cell: number): string {
  return Array.from({ length: Math.round(width / cell) - 1 }, (_, index) => (index + 1) * cell)
    .map((at) => `M${x + at} ${y}v${height}M${x} ${y + at}h${width}`)
    .join('');
}
