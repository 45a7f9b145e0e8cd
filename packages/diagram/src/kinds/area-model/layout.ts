import { type PlacedLabel, placeLabel, type SizedLabel, sizeValue } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { AreaModel } from './schema.ts';

type LaidCell = { readonly box: Box; readonly label: PlacedLabel | null; readonly shaded: boolean };

export type AreaModelLayout = Layout & { readonly frame: Box; readonly cells: readonly LaidCell[] };

type Span = { readonly start: number; readonly size: number };

const labelGap = 8;
const leastHeight = 96;
const mostHeight = 270;
const mostWidth = 400;

/** Both sides are drawn to scale; a very long or very tall rectangle is drawn less so, to keep it readable. */
export function layoutAreaModel({ columns, rows, cells, shaded }: AreaModel): AreaModelLayout {
  const tops = columns.map(({ label }) => sizeEntry(label));
  const lefts = rows.map(({ label }) => sizeEntry(label));
  const topRoom = Math.max(0, ...tops.map((label) => (label === null ? 0 : label.height + labelGap)));
  const leftRoom = Math.max(0, ...lefts.map((label) => (label === null ? 0 : label.width + labelGap)));
  const ratio = totalOf(rows) / totalOf(columns);
  const width = Math.min(mostWidth, sheetWidth - 2 * margin - leftRoom, mostHeight / Math.min(ratio, 1.5));
  const height = Math.min(mostHeight, Math.max(leastHeight, width * ratio));
  const frame = { x: (sheetWidth + leftRoom - width) / 2, y: margin + topRoom, width, height };
  const across = spansOf(columns, frame.x, width);
  const down = spansOf(rows, frame.y, height);
  const laid = down.flatMap((row, r) =>
    across.map((column, c): LaidCell => {
      const box = { x: column.start, y: row.start, width: column.size, height: row.size };
      const label = sizeEntry(cells[r]?.[c] ?? (cells[r]?.[c] === null ? null : ''));
      return {
        box,
        label: label && placeLabel(label, box.x + box.width / 2, box.y + box.height / 2),
        shaded: shaded.some(([row, column]) => row === r && column === c),
      };
    }),
  );
  const placed = [
    ...across.map(({ start, size }, index) =>
      placeAt(tops[index], (label) =>
        placeLabel(label, start + size / 2, frame.y - labelGap / 2 - label.height / 2),
      ),
    ),
    ...down.map(({ start, size }, index) =>
      placeAt(lefts[index], (label) => placeLabel(label, frame.x - labelGap, start + size / 2, 'end')),
    ),
    ...laid.map(({ label }) => label),
  ];
  return {
    width: sheetWidth,
    height: frame.y + height + margin,
    labels: placed.filter((label) => label !== null),
    frame,
    cells: laid,
  };
}

/** '' writes nothing, null asks. */
function sizeEntry(label: string | null): SizedLabel | null {
  return label?.trim() === '' ? null : sizeValue(label, 'strong');
}

function placeAt(
  label: SizedLabel | null | undefined,
  place: (label: SizedLabel) => PlacedLabel,
): PlacedLabel | null {
  return label ? place(label) : null;
}

function totalOf(side: AreaModel['columns']): number {
  return side.reduce((sum, { size }) => sum + size, 0);
}

function spansOf(side: AreaModel['columns'], from: number, room: number): readonly Span[] {
  const total = totalOf(side);
  let start = from;
  return side.map(({ size }) => {
    const span = { start, size: (size / total) * room };
    start += span.size;
    return span;
  });
}
