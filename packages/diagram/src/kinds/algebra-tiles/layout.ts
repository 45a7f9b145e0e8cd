import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { AlgebraTiles } from './schema.ts';

type LaidTile = {
  readonly box: Box;
  readonly kind: 'letter' | 'one';
  readonly group: number;
  readonly label: PlacedLabel;
};

export type AlgebraTilesLayout = Layout & { readonly tiles: readonly LaidTile[] };

const size = 28;
const long = 96;
const gap = 4;
const groupGap = 20;
const inColumn = 3;

/** Long tiles stand side by side, small squares are piled up three high; groups wrap to a new line where they need room. */
export function layoutAlgebraTiles({ letter, groups }: AlgebraTiles): AlgebraTilesLayout {
  const tiles: LaidTile[] = [];
  let [x, y] = [margin, margin];
  for (const [group, { letters, ones }] of groups.entries()) {
    const columns = letters + Math.ceil(ones / inColumn);
    if (x > margin && x + columns * (size + gap) > sheetWidth - margin)
      [x, y] = [margin, y + long + groupGap];
    for (let index = 0; index < letters; index += 1) {
      const box = { x: x + index * (size + gap), y, width: size, height: long };
      tiles.push({ box, kind: 'letter', group, label: labelOf(letter, box) });
    }
    for (let index = 0; index < ones; index += 1) {
      const column = letters + Math.floor(index / inColumn);
      const row = index % inColumn;
      const box = { x: x + column * (size + gap), y: y + row * (size + 6), width: size, height: size };
      tiles.push({ box, kind: 'one', group, label: labelOf('1', box) });
    }
    if (columns > 0) x += columns * (size + gap) + groupGap;
  }
  return { width: sheetWidth, height: y + long + margin, labels: tiles.map(({ label }) => label), tiles };
}

function labelOf(text: string, { x, y, width, height }: Box): PlacedLabel {
  return placeLabel(sizeLabel(text, 'strong'), x + width / 2, y + height / 2);
}
