import {
  type PlacedLabel,
  placeLabel,
  type SizedLabel,
  sizeLabel,
  sizeValue,
} from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type LaidArrow, layoutArrows } from './layout-arrows.ts';
import type { RatioTable } from './schema.ts';

export type RatioTableLayout = Layout & {
  readonly frame: Box;
  /** Left edges of the columns of values, then the right edge of the last. */
  readonly columns: readonly number[];
  /** Upper edges of the rows, then the lower edge of the last. */
  readonly rowEdges: readonly number[];
  readonly heads: readonly PlacedLabel[];
  readonly cells: readonly (readonly PlacedLabel[])[];
  readonly arrows: readonly LaidArrow[];
};

/** Heads give way step by step: narrower limits, then less padding. */
const headSizes = [
  { limit: 190, padding: 14 },
  { limit: 150, padding: 14 },
  { limit: 120, padding: 12 },
  { limit: 84, padding: 8 },
] as const;
const cellPadding = 3;
const maxColumn = 92;
const leastRow = 50;

export function layoutRatioTable(diagram: RatioTable): RatioTableLayout {
  const cells = diagram.rows.map((row) => row.map((entry) => sizeValue(entry)));
  const { heads, headWidth, padding, column } = measureColumns(diagram, cells);
  const count = Math.max(...cells.map((row) => row.length));
  const width = headWidth + count * column;
  const left = (sheetWidth - width) / 2;
  const columns = Array.from({ length: count + 1 }, (_, index) => left + headWidth + index * column);
  const { arrows, height: arrowHeight } = layoutArrows(diagram.arrows, columns);
  const top = margin + arrowHeight;
  const rowEdges = layoutRows(heads, cells, top);
  const bottom = rowEdges.at(-1) ?? top;
  const middleOf = (row: number) => ((rowEdges[row] ?? 0) + (rowEdges[row + 1] ?? 0)) / 2;
  const placedHeads = heads.map((head, row) => placeLabel(head, left + padding, middleOf(row), 'start'));
  const placedCells = cells.map((row, rowIndex) =>
    row.map((cell, index) => placeLabel(cell, (columns[index] ?? 0) + column / 2, middleOf(rowIndex))),
  );
  return {
    width: sheetWidth,
    height: bottom + margin,
    labels: [...placedHeads, ...placedCells.flat(), ...arrows.map(({ label }) => label)],
    frame: { x: left, y: top, width, height: bottom - top },
    columns,
    rowEdges,
    heads: placedHeads,
    cells: placedCells,
    arrows,
  };
}

/** The widest heads that leave every entry room; heads wrap before entries are squeezed. */
function measureColumns(diagram: RatioTable, cells: readonly (readonly SizedLabel[])[]) {
  const count = Math.max(...cells.map((row) => row.length));
  const needed = Math.max(...cells.flat().map(({ width }) => width)) + 2 * cellPadding;
  const tries = headSizes.map(({ limit, padding }) => {
    const heads = diagram.heads.map((head) => sizeLabel(head, 'name', limit));
    const headWidth = Math.max(...heads.map(({ width }) => width)) + 2 * padding;
    const room = (sheetWidth - 2 * margin - headWidth) / count;
    return { heads, headWidth, padding, column: Math.min(maxColumn, room) };
  });
  const roomy = tries.find(({ column }) => column >= Math.max(needed, 56));
  const enough = tries.find(({ column }) => column >= needed);
  const narrowest = tries.reduce((best, one) => (one.headWidth < best.headWidth ? one : best));
  return roomy ?? enough ?? narrowest;
}

function layoutRows(
  heads: readonly SizedLabel[],
  cells: readonly (readonly SizedLabel[])[],
  top: number,
): readonly number[] {
  const edges = [top];
  const count = Math.max(heads.length, cells.length);
  for (let row = 0; row < count; row += 1) {
    const inside = [heads[row], ...(cells[row] ?? [])].map((label) => (label?.height ?? 0) + 12);
    edges.push((edges.at(-1) ?? top) + Math.max(leastRow, ...inside));
  }
  return edges;
}
