import { drawLabel } from '../../label/draw-label.ts';
import type { Box } from '../../svg/box.ts';
import { element, type Markup } from '../../svg/element.ts';
import type { AreaModelLayout } from './layout.ts';

/** A shaded cell also carries a stroke in its corner, clear of what is written in the middle. */
export function drawAreaModel({ frame, cells, labels }: AreaModelLayout): readonly Markup[] {
  const shaded = cells.filter((cell) => cell.shaded).map(({ box }) => box);
  return [
    element('rect', { class: 'paper', ...frame }),
    element('path', { class: 'shaded', d: shaded.map(cellPath).join('') }),
    element('path', { class: 'shaded-stroke', d: shaded.map(cornerPath).join('') }),
    element('path', { class: 'grid-line', d: cells.map(({ box }) => cellPath(box)).join('') }),
    element('rect', { class: 'table-edge', ...frame }),
    ...labels.map(drawLabel),
  ];
}

function cellPath({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function cornerPath({ x, y, width, height }: Box): string {
  const reach = Math.min(14, width - 4, height - 4);
  return `M${x + 3} ${y + reach}L${x + reach} ${y + 3}`;
}
