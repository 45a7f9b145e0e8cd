import { drawLabel } from '../../label/draw-label.ts';
import type { Markup } from '../../svg/element.ts';
import { drawTable } from '../draw-table.ts';
import type { TwoWayTableLayout } from './layout.ts';

export function drawTwoWayTable({ table, name }: TwoWayTableLayout): readonly Markup[] {
  return [...(name ? [drawLabel(name)] : []), ...drawTable(table)];
}
