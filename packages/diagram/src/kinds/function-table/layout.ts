import { type PlacedLabel, placeLabel, sizeValue } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type LaidTable, layTable } from '../lay-table.ts';
import type { FunctionTable } from './schema.ts';

export type FunctionTableLayout = Layout & { readonly table: LaidTable; readonly rule: PlacedLabel | null };

const ruleGap = 10;

export function layoutFunctionTable({ input, output, rule, pairs }: FunctionTable): FunctionTableLayout {
  const sized = rule === null ? null : sizeValue(rule, 'chip');
  const placed = sized && placeLabel(sized, sheetWidth / 2, margin + sized.height / 2);
  const top = margin + (sized ? sized.height + ruleGap : 0);
  const table = layTable({ heads: [input, output], rows: pairs, firstIsHead: false }, top);
  return {
    width: sheetWidth,
    height: table.frame.y + table.frame.height + margin,
    labels: [...(placed ? [placed] : []), ...table.heads, ...table.cells.flat()],
    table,
    rule: placed,
  };
}
