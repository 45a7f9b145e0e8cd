import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { PercentGrid } from './schema.ts';

type LaidGrid = {
  readonly frame: Box;
  /** Shaded squares, filled column by column from the left, each column from the top. */
  readonly shaded: readonly Box[];
};

export type PercentGridLayout = Layout & { readonly grids: readonly LaidGrid[]; readonly cell: number };

const side = 10;
const squares = side * side;
const oneCell = 27;
const twoCell = 21;
const gap = 24;
const labelRoom = 30;

export function layoutPercentGrid({ shaded, label }: PercentGrid): PercentGridLayout {
  const count = shaded > squares ? 2 : 1;
  const cell = count === 1 ? oneCell : twoCell;
  const size = cell * side;
  const left = (sheetWidth - count * size - (count - 1) * gap) / 2;
  const grids = Array.from({ length: count }, (_, index) =>
    layoutGrid({ x: left + index * (size + gap), y: margin, cell }, shaded - index * squares),
  );
  const labels: PlacedLabel[] =
    label === null
      ? []
      : [
          placeLabel(
            sizeLabel(label, 'name', sheetWidth - 2 * margin),
            sheetWidth / 2,
            margin + size + labelRoom / 2 + 4,
          ),
        ];
  const height = 2 * margin + size + (label === null ? 0 : labelRoom);
  return { width: sheetWidth, height, labels, grids, cell };
}

function layoutGrid({ x, y, cell }: { x: number; y: number; cell: number }, shaded: number): LaidGrid {
  const inside = Math.max(0, Math.min(squares, shaded));
  return {
    frame: { x, y, width: cell * side, height: cell * side },
    shaded: Array.from({ length: inside }, (_, index) => ({
      x: x + Math.floor(index / side) * cell,
      y: y + (index % side) * cell,
      width: cell,
      height: cell,
    })),
  };
}
