import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type LaidTable, layTable } from '../lay-table.ts';
import type { DataTable } from './schema.ts';

export type DataTableLayout = Layout & { readonly table: LaidTable; readonly name: PlacedLabel | null };

const nameGap = 8;

export function layoutDataTable({ title, heads, rows }: DataTable): DataTableLayout {
  const sized = title.trim() === '' ? null : sizeLabel(title, 'strong', sheetWidth - 2 * margin);
  const name = sized && placeLabel(sized, sheetWidth / 2, margin + sized.height / 2);
  const table = layTable({ heads, rows, firstIsHead: false }, margin + (sized ? sized.height + nameGap : 0));
  return {
    width: sheetWidth,
    height: table.frame.y + table.frame.height + margin,
    labels: [...(name ? [name] : []), ...table.heads, ...table.cells.flat()],
    table,
    name,
  };
}
