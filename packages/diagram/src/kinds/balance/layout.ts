import { type PlacedLabel, placeLabel, sizeValue } from '../../label/place-label.ts';
import type { Box, Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { Balance } from './schema.ts';

type LaidThing = { readonly box: Box; readonly shape: 'bag' | 'box'; readonly label: PlacedLabel };

export type BalanceLayout = Layout & {
  readonly left: readonly LaidThing[];
  readonly right: readonly LaidThing[];
  readonly pans: readonly [Place, Place];
  readonly pivot: Place;
  readonly base: number;
};

const panReach = 104;
const columns = 4;
const gap = 4;
const thingHeight = 34;
const drop = 18;

/** Things stand on their pan in rows of four, the first ones at the bottom. */
export function layoutBalance({ left, right, tilt }: Balance): BalanceLayout {
  const rows = Math.max(rowsOf(left), rowsOf(right));
  const beam = margin + rows * (thingHeight + gap) + drop + 16;
  const shift = { level: 0, 'left-down': drop, 'right-down': -drop }[tilt];
  const pans: readonly [Place, Place] = [
    { x: margin + panReach + 6, y: beam + shift },
    { x: sheetWidth - margin - panReach - 6, y: beam - shift },
  ];
  const laid = [layPan(left, pans[0]), layPan(right, pans[1])] as const;
  const base = beam + drop + 74;
  return {
    width: sheetWidth,
    height: base + margin,
    labels: [...laid[0], ...laid[1]].map(({ label }) => label),
    left: laid[0],
    right: laid[1],
    pans,
    pivot: { x: sheetWidth / 2, y: beam + 22 },
    base,
  };
}

type Thing = { readonly shape: 'bag' | 'box'; readonly label: string | null };

/** All of one sort and then of the next; as many of each stand in equal groups, one of each side by side. */
function thingsOf(pan: Balance['left']): readonly Thing[] {
  const [first] = pan;
  const many = pan.map(({ shape, label, count }) => Array.from({ length: count }, () => ({ shape, label })));
  const inGroups = first !== undefined && pan.every(({ count }) => count === first.count);
  return inGroups
    ? Array.from({ length: first.count }, (_, at) =>
        many.flatMap((things) => things.slice(at, at + 1)),
      ).flat()
    : many.flat();
}

function rowsOf(pan: Balance['left']): number {
  return Math.ceil(thingsOf(pan).length / columns);
}

function layPan(pan: Balance['left'], at: Place): readonly LaidThing[] {
  const things = thingsOf(pan);
  const width = (2 * panReach) / columns - gap;
  return things.map(({ shape, label }, index): LaidThing => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, things.length - row * columns);
    const start = at.x - (inRow * (width + gap) - gap) / 2;
    const x = start + (index % columns) * (width + gap);
    const box = { x, y: at.y - 8 - (row + 1) * (thingHeight + gap) + gap, width, height: thingHeight };
    return {
      box,
      shape,
      label: placeLabel(sizeValue(label, 'strong'), x + width / 2, box.y + thingHeight / 2),
    };
  });
}
