import { drawLabel } from '../../label/draw-label.ts';
import type { Markup } from '../../svg/element.ts';
import { drawTable } from '../draw-table.ts';
import type { FunctionTableLayout } from './layout.ts';

export function drawFunctionTable({ table, rule }: FunctionTableLayout): readonly Markup[] {
  return [...(rule ? [drawLabel(rule)] : []), ...drawTable(table)];
}
