import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Box, Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { Venn } from './schema.ts';

export type VennLayout = Layout & {
  readonly circles: readonly { readonly center: Place; readonly radius: number }[];
  readonly boxes: readonly Box[];
  /** The region each entry stands in, by its place in the data. */
  readonly entries: readonly { readonly region: number; readonly label: PlacedLabel }[];
};

const radius = 112;
const apart = 122;
const inward = 12;
const leastRow = 42;
const nestedNameWidth = 190;
const nestedEntryWidth = 150;

export function layoutVenn(diagram: Venn): VennLayout {
  return diagram.shape === 'overlap' ? layoutOverlap(diagram) : layoutNested(diagram);
}

function layoutOverlap({ sets, regions }: Venn): VennLayout {
  const names = sets.slice(0, 2).map((name) => sizeLabel(name, 'name', 200));
  const nameHeight = Math.max(...names.map(({ height }) => height));
  const y = margin + nameHeight + 14 + radius;
  const centers = [sheetWidth / 2 - apart / 2, sheetWidth / 2 + apart / 2].map((x) => ({ x, y }));
  const low = y + radius + 12;
  const spots: readonly (readonly [Place, number])[] = [
    [{ x: sheetWidth / 2 - apart / 2 - 50, y }, 110],
    [{ x: sheetWidth / 2, y }, 84],
    [{ x: sheetWidth / 2 + apart / 2 + 50, y }, 110],
    [{ x: sheetWidth - margin - 60, y: low + 12 }, 120],
  ];
  const entries = regions.flatMap((text, region) => {
    const spot = spots[region];
    return spot ? placeEntry({ text, region, at: spot[0], width: spot[1] }) : [];
  });
  const frame = {
    x: margin,
    y: margin + nameHeight + 4,
    width: sheetWidth - 2 * margin,
    height: low + 30 - margin - nameHeight,
  };
  return {
    width: sheetWidth,
    height: frame.y + frame.height + margin,
    labels: [
      ...names.map((label, index) =>
        placeLabel(
          label,
          sheetWidth / 2 + (index === 0 ? -1 : 1) * (apart / 2 + 44),
          margin + nameHeight / 2,
        ),
      ),
      ...entries.map(({ label }) => label),
    ],
    circles: centers.map((center) => ({ center, radius })),
    boxes: [frame],
    entries,
  };
}

/** Rounded boxes one in the other; each has its name and the things that lie only in it in its own uppermost row. */
function layoutNested({ sets, regions }: Venn): VennLayout {
  const names = sets.map((name) => sizeLabel(name, 'name', nestedNameWidth));
  const heights = regions.map((text, region) => {
    const sized =
      text === null || text.trim() === '?' ? sizeValue(null) : sizeLabel(text, 'plain', nestedEntryWidth);
    return Math.max(leastRow, sized.height + 10, (names[region]?.height ?? 0) + 10);
  });
  const rows = sets.map((_, index) => heights[index] ?? leastRow);
  const all = rows.reduce((sum, height) => sum + height, 0);
  let y = margin;
  const boxes = rows.map((height, index): Box => {
    const inset = index * inward;
    const box = {
      x: margin + inset,
      y,
      width: sheetWidth - 2 * (margin + inset),
      height: all - (y - margin) + (sets.length - index) * inward,
    };
    y += height;
    return box;
  });
  const middleOf = (index: number): number => (boxes[index]?.y ?? 0) + (rows[index] ?? 0) / 2 + 3;
  const placed = names.map((label, index) =>
    placeLabel(label, (boxes[index]?.x ?? 0) + 14, middleOf(index), 'start'),
  );
  const entries = regions.flatMap((text, region) => {
    const box = boxes[region];
    if (!box) return [];
    const at = { x: box.x + box.width - 14 - nestedEntryWidth / 2, y: middleOf(region) };
    return placeEntry({ text, region, at, width: nestedEntryWidth });
  });
  return {
    width: sheetWidth,
    height: (boxes[0] ? boxes[0].y + boxes[0].height : 0) + margin,
    labels: [...placed, ...entries.map(({ label }) => label)],
    circles: [],
    boxes,
    entries,
  };
}

type Entry = {
  readonly text: string | null;
  readonly region: number;
  readonly at: Place;
  readonly width: number;
};

function placeEntry({ text, region, at, width }: Entry): VennLayout['entries'] {
  if (text === '') return [];
  const sized = text === null || text.trim() === '?' ? sizeValue(null) : sizeLabel(text, 'plain', width);
  return [{ region, label: placeLabel(sized, at.x, at.y) }];
}
