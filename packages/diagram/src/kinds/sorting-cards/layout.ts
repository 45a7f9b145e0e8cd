import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { SortingCards } from './schema.ts';

type LaidCard = { readonly box: Box; readonly label: PlacedLabel };
type LaidGroup = { readonly frame: Box; readonly name: PlacedLabel; readonly cards: readonly LaidCard[] };

export type SortingCardsLayout = Layout & { readonly groups: readonly LaidGroup[] };

const apart = 14;
const inside = 10;
const cardHeight = 46;
const cardGap = 10;

/** Groups stand side by side; their cards are piled under the name. */
export function layoutSortingCards({ groups }: SortingCards): SortingCardsLayout {
  const width = (sheetWidth - 2 * margin - apart * (groups.length - 1)) / groups.length;
  const names = groups.map(({ name }) => sizeLabel(name, 'name', width - 2 * inside));
  const nameRoom = Math.max(...names.map(({ height }) => height)) + 2 * inside;
  const most = Math.max(...groups.map(({ cards }) => cards.length));
  const height = nameRoom + most * (cardHeight + cardGap) - cardGap + inside;
  const laid = groups.map(({ cards }, index): LaidGroup => {
    const frame = { x: margin + index * (width + apart), y: margin, width, height };
    const middle = frame.x + width / 2;
    const name = names[index] ?? sizeLabel('', 'name');
    return {
      frame,
      name: placeLabel(name, middle, margin + nameRoom / 2),
      cards: cards.map((card, row): LaidCard => {
        const box = {
          x: frame.x + inside,
          y: margin + nameRoom + row * (cardHeight + cardGap),
          width: width - 2 * inside,
          height: cardHeight,
        };
        return { box, label: placeLabel(sizeValue(card, 'strong'), middle, box.y + cardHeight / 2) };
      }),
    };
  });
  return {
    width: sheetWidth,
    height: height + 2 * margin,
    labels: laid.flatMap(({ name, cards }) => [name, ...cards.map(({ label }) => label)]),
    groups: laid,
  };
}
