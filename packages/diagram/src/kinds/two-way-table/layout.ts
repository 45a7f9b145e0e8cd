import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type LaidTable, layTable } from '../lay-table.ts';
import type { TwoWayTable } from './schema.ts';

export type TwoWayTableLayout = Layout & { readonly table: LaidTable; readonly name: PlacedLabel | null };

const nameGap = 8;

export function layoutTwoWayTable({ title, columns, rows }: TwoWayTable): TwoWayTableLayout {
  const sized = title.trim() === '' ? null : sizeLabel(title, 'strong', sheetWidth - 2 * margin);
  const name = sized && placeLabel(sized, sheetWidth / 2, margin + sized.height / 2);
  const text = {
    heads: ['', ...columns],
    rows: rows.map(({ label, entries }) => [label, ...entries]),
    firstIsHead: true,
  };
  const table = layTable(text, margin + (sized ? sized.height + nameGap : 0));
  const heads = table.heads.slice(1);
  return {
    width: sheetWidth,
    height: table.frame.y + table.frame.height + margin,
    labels: [...(name ? [name] : []), ...heads, ...table.cells.flat()],
    table: { ...table, heads },
    name,
  };
}
