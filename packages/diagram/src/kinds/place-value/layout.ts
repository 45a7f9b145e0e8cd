import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { placeName } from './place-name.ts';
import type { PlaceValue } from './schema.ts';

type LaidRow = {
  readonly top: number;
  readonly height: number;
  readonly ruled: boolean;
  readonly digits: readonly (PlacedLabel | null)[];
};

export type PlaceValueLayout = Layout & {
  readonly frame: Box;
  readonly head: number;
  readonly cell: number;
  readonly columns: number;
  readonly highest: number;
  readonly rows: readonly LaidRow[];
  /** Where the decimal point stands, between ones and tenths; null for whole numbers. */
  readonly point: number | null;
};

const headHeight = 34;
const rowHeight = 44;
const nameMaxWidth = 128;
const nameGap = 12;
const mostCell = 84;

export function layoutPlaceValue({ highest, lowest, rows }: PlaceValue): PlaceValueLayout {
  const columns = Math.max(1, highest - lowest + 1);
  const names = rows.map(({ label }) => sizeLabel(label, 'name', nameMaxWidth));
  const nameColumn = Math.max(
    0,
    ...names.map(({ width, text }) => (text.trim() === '' ? 0 : width + nameGap)),
  );
  const cell = Math.min(mostCell, (sheetWidth - 2 * margin - nameColumn) / columns);
  const x = (sheetWidth + nameColumn - cell * columns) / 2;
  const heights = names.map(({ height }) => Math.max(rowHeight, height + 6));
  const height = headHeight + heights.reduce((sum, each) => sum + each, 0);
  const frame = { x, y: margin, width: cell * columns, height };
  let top = margin + headHeight;
  const laid = rows.map(({ digits, ruled }, index): LaidRow => {
    const each = heights[index] ?? rowHeight;
    const middle = top + each / 2;
    const row = {
      top,
      height: each,
      ruled,
      digits: digits
        .slice(0, columns)
        .map((digit, place) =>
          digit?.trim() === ''
            ? null
            : placeLabel(sizeValue(digit, 'strong'), x + (place + 0.5) * cell, middle),
        ),
    };
    top += each;
    return row;
  });
  const heads = Array.from({ length: columns }, (_, place) =>
    placeLabel(
      sizeLabel(placeName(highest - place), 'plain'),
      x + (place + 0.5) * cell,
      margin + headHeight / 2,
    ),
  );
  const sides = names.flatMap((name, index) => {
    const row = laid[index];
    if (row === undefined || name.text.trim() === '') return [];
    return [placeLabel(name, x - nameGap, row.top + row.height / 2, 'end')];
  });
  const ones = highest + 1;
  return {
    width: sheetWidth,
    height: height + 2 * margin,
    labels: [...heads, ...sides, ...laid.flatMap(({ digits }) => digits.filter((digit) => digit !== null))],
    frame,
    head: headHeight,
    cell,
    columns,
    highest,
    rows: laid,
    point: lowest < 0 && ones >= 0 ? x + ones * cell : null,
  };
}
