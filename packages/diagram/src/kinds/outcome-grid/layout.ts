import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type LaidTable, layTable } from '../lay-table.ts';
import type { OutcomeGrid } from './schema.ts';

export type OutcomeGridLayout = Layout & {
  readonly table: LaidTable;
  readonly names: readonly PlacedLabel[];
  readonly marked: readonly Box[];
};

/** The name of the columns stands above the table, that of the rows under it at the left. */
export function layoutOutcomeGrid({
  across,
  down,
  columns,
  rows,
  cells,
  marked,
}: OutcomeGrid): OutcomeGridLayout {
  const top = sizeLabel(across, 'name', sheetWidth - 2 * margin);
  const text = {
    heads: ['', ...columns],
    rows: rows.map((row, index) => [row, ...(cells[index] ?? [])]),
    firstIsHead: true,
  };
  const laid = layTable(text, margin + top.height + 6);
  const table = { ...laid, heads: laid.heads.slice(1) };
  const low = table.frame.y + table.frame.height;
  const side = sizeLabel(`Rows: ${down}`, 'name', sheetWidth - 2 * margin);
  const names = [
    placeLabel(top, sheetWidth / 2, margin + top.height / 2),
    placeLabel(side, table.frame.x, low + 6 + side.height / 2, 'start'),
  ];
  return {
    width: sheetWidth,
    height: low + 6 + side.height + margin,
    labels: [...names, ...table.heads, ...table.cells.flat()].filter((label) => label.text.trim() !== ''),
    table,
    names,
    marked: marked.flatMap(([row, column]) => {
      const [x, right] = [table.columns[column + 1], table.columns[column + 2]];
      const [y, bottom] = [table.rowEdges[row + 1], table.rowEdges[row + 2]];
      if (x === undefined || right === undefined || y === undefined || bottom === undefined) return [];
      return [{ x, y, width: right - x, height: bottom - y }];
    }),
  };
}
