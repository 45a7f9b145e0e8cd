import { type PlacedLabel, placeLabel, type SizedLabel, sizeLabel, sizeValue } from '../label/place-label.ts';
import type { Box } from '../svg/box.ts';
import { margin, sheetWidth } from '../svg/sheet.ts';

/** A table before it has a place: heads across the top; `firstIsHead` makes the first column heads too. */
export type TableText = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly firstIsHead: boolean;
};

export type LaidTable = {
  readonly frame: Box;
  /** Left edges of the columns, then the right edge of the last. */
  readonly columns: readonly number[];
  /** Upper edges of the rows, the heads first, then the lower edge of the last. */
  readonly rowEdges: readonly number[];
  readonly heads: readonly PlacedLabel[];
  readonly cells: readonly (readonly PlacedLabel[])[];
  readonly firstIsHead: boolean;
};

const padding = 10;
const widest = 150;
const leastRow = 36;

/** Columns as wide as their texts need, all of one width when there is room; heads wrap between words. */
export function layTable({ heads, rows, firstIsHead }: TableText, top: number): LaidTable {
  const room = (sheetWidth - 2 * margin) / Math.max(1, heads.length);
  const limit = Math.min(widest, room - 2 * padding);
  const sizedHeads = heads.map((head) => sizeLabel(head, 'name', limit));
  const sized = rows.map((row) =>
    row.map((cell, column) => sizeCell(cell, firstIsHead && column === 0, limit)),
  );
  const needs = heads.map((_, column) =>
    Math.max(sizedHeads[column]?.width ?? 0, ...sized.map((row) => row[column]?.width ?? 0), 40),
  );
  const even = Math.max(...needs) + 2 * padding;
  const widths =
    even * heads.length <= sheetWidth - 2 * margin ? needs.map(() => even) : needs.map(widen(needs));
  const width = widths.reduce((sum, one) => sum + one, 0);
  const columns = edgesOf((sheetWidth - width) / 2, widths);
  const heights = [sizedHeads, ...sized].map((row) =>
    Math.max(leastRow, ...row.map(({ height }) => height + 10)),
  );
  const rowEdges = edgesOf(top, heights);
  const middle = (edges: readonly number[], index: number): number =>
    ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2;
  const place = (row: readonly SizedLabel[], index: number): readonly PlacedLabel[] =>
    row.map((label, column) => placeLabel(label, middle(columns, column), middle(rowEdges, index)));
  return {
    frame: { x: columns[0] ?? 0, y: top, width, height: (rowEdges.at(-1) ?? top) - top },
    columns,
    rowEdges,
    heads: place(sizedHeads, 0),
    cells: sized.map((row, index) => place(row, index + 1)),
    firstIsHead,
  };
}

function sizeCell(cell: string | null, isHead: boolean, limit: number): SizedLabel {
  if (isHead && cell !== null) return sizeLabel(cell, 'name', limit);
  return cell === null || cell.trim() === '?' ? sizeValue(null) : sizeLabel(cell, 'plain', limit);
}

/** Spreads what is left of the sheet over the columns by their needs. */
function widen(needs: readonly number[]): (need: number) => number {
  const total = needs.reduce((sum, one) => sum + one, 0);
  const room = sheetWidth - 2 * margin;
  return (need) => (total + 2 * padding * needs.length <= room ? need + 2 * padding : (need / total) * room);
}

function edgesOf(start: number, sizes: readonly number[]): readonly number[] {
  const edges = [start];
  for (const size of sizes) edges.push((edges.at(-1) ?? start) + size);
  return edges;
}

/** Labels wider than the column they stand in, as sentences. */
export function checkTableRoom({ columns, heads, cells }: LaidTable): readonly string[] {
  return [heads, ...cells].flatMap((row) =>
    row.flatMap(({ width, text }, column) =>
      width > (columns[column + 1] ?? 0) - (columns[column] ?? 0) + 0.01
        ? [`The entry ${text} is wider than its column.`]
        : [],
    ),
  );
}

/** Faults of the words of a table: heads without text, rows that are too long or too short. */
export function checkTableText({ heads, rows }: Pick<TableText, 'heads' | 'rows'>): readonly string[] {
  const problems: string[] = [];
  if (rows.some((row) => row.length !== heads.length))
    problems.push('Every row needs one entry for each head.');
  if (heads.slice(1).some((head) => head.trim() === '')) problems.push('Every column needs a head.');
  return problems;
}
