import { drawLabel } from '../../label/draw-label.ts';
import type { Markup } from '../../svg/element.ts';
import { drawTable } from '../draw-table.ts';
import type { DataTableLayout } from './layout.ts';

export function drawDataTable({ table, name }: DataTableLayout): readonly Markup[] {
  return [...(name ? [drawLabel(name)] : []), ...drawTable(table)];
}
