import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { type Brace, braceDepth } from '../../svg/draw-brace.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { FractionBar } from './schema.ts';

export type LaidBar = {
  readonly frame: Box;
  readonly parts: readonly Box[];
  readonly shaded: number;
  /** Where each whole ends, from the start of the first. */
  readonly ends: readonly number[];
  /** One over each full group. */
  readonly braces: readonly Brace[];
  readonly labels: readonly PlacedLabel[];
};

export type FractionBarLayout = Layout & { readonly bars: readonly LaidBar[]; readonly unit: number };

type Bar = FractionBar['bars'][number];

const nameRow = 26;
const barHeight = 42;
const numberRow = 34;
const barGap = 10;
/** Half a number stands outside of the bar at either end. */
const edge = margin + 8;
/** Neighboring braces keep this far from the ends of their groups. */
const braceInset = 1.5;

export function layoutFractionBar({ bars }: FractionBar): FractionBarLayout {
  const longest = Math.max(...bars.map(({ wholes }) => wholes));
  const unit = (sheetWidth - 2 * edge) / longest;
  const laid: LaidBar[] = [];
  let top = margin;
  for (const bar of bars) {
    const next = layoutBar(bar, unit, top);
    laid.push(next);
    top = next.frame.y + barHeight + numberRow + barGap;
  }
  return {
    width: sheetWidth,
    height: top - barGap + margin,
    labels: laid.flatMap(({ labels }) => labels),
    bars: laid,
    unit,
  };
}

function layoutBar({ label, wholes, parts, shaded, group }: Bar, unit: number, top: number): LaidBar {
  const named = label.trim() !== '';
  const y = top + (named ? nameRow : 0) + (group === null ? 0 : braceDepth + 6);
  const width = unit / parts;
  const all = wholes * parts;
  const ends = Array.from({ length: wholes + 1 }, (_, index) => edge + index * unit);
  const grouped = shaded === 0 ? all : Math.min(shaded, all);
  return {
    frame: { x: edge, y, width: unit * wholes, height: barHeight },
    parts: Array.from({ length: all }, (_, index) => ({
      x: edge + index * width,
      y,
      width,
      height: barHeight,
    })),
    shaded: Math.min(shaded, all),
    ends,
    braces: Array.from({ length: group === null ? 0 : Math.floor(grouped / group) }, (_, index) => ({
      from: edge + index * width * (group ?? 0) + braceInset,
      to: edge + (index + 1) * width * (group ?? 0) - braceInset,
      base: y - 4,
    })),
    labels: [
      ...(named
        ? [
            placeLabel(
              sizeLabel(label, 'name', sheetWidth - 2 * margin),
              margin,
              top + nameRow / 2 - 2,
              'start',
            ),
          ]
        : []),
      ...ends.map((at, index) =>
        placeLabel(sizeLabel(String(index), 'plain'), at, y + barHeight + numberRow / 2 + 3),
      ),
    ],
  };
}
