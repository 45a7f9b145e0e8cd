import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type CountAxis, countRoom, layCountAxis } from '../value-axis.ts';
import type { BarChart } from './schema.ts';

type LaidBar = { readonly box: Box; readonly series: number; readonly asked: PlacedLabel | null };
type KeyEntry = { readonly box: Box; readonly series: number; readonly label: PlacedLabel };

export type BarChartLayout = Layout & {
  readonly field: Box;
  readonly top: number;
  readonly counts: CountAxis;
  readonly bars: readonly (readonly LaidBar[])[];
  readonly key: readonly KeyEntry[];
};

const fieldHeight = 210;
const nameRow = 28;
/** Half of the number at the uppermost grid line. */
const topRoom = 12;
const keyRow = 28;
const square = 16;

export function layoutBarChart(diagram: BarChart): BarChartLayout {
  const { label, top, step, bars } = diagram;
  const left = margin + countRoom({ max: top, step }) + 4;
  const right = sheetWidth - margin;
  const name = sizeLabel(label, 'name', sheetWidth - 2 * margin);
  const key = layKey(diagram, margin + nameRow);
  const fieldTop = margin + nameRow + (key.length === 0 ? 0 : keyRow) + topRoom;
  const bottom = fieldTop + fieldHeight;
  const slot = (right - left) / bars.length;
  const laid = bars.map(({ heights }, index) =>
    layGroup(heights, { x: left + index * slot, width: slot, bottom, top }),
  );
  const names = bars.map(({ name: text }, index) => {
    const sized = sizeLabel(text, 'plain', slot - 4);
    return placeLabel(sized, left + (index + 0.5) * slot, bottom + 6 + sized.height / 2);
  });
  const counts = layCountAxis({ max: top, step }, { top: fieldTop, bottom, left });
  return {
    width: sheetWidth,
    height: Math.max(bottom, ...names.map(({ box }) => box.y + box.height)) + margin,
    labels: [
      placeLabel(name, margin, margin + name.height / 2, 'start'),
      ...key.map((entry) => entry.label),
      ...counts.labels,
      ...names,
      ...laid.flat().flatMap(({ asked }) => asked ?? []),
    ].filter(({ text }) => text.trim() !== ''),
    field: { x: left, y: fieldTop, width: right - left, height: fieldHeight },
    top,
    counts,
    bars: laid,
    key,
  };
}

type BarBox = { readonly x: number; readonly width: number; readonly bottom: number; readonly top: number };

function layGroup(
  heights: readonly (number | null)[],
  { x, width, bottom, top }: BarBox,
): readonly LaidBar[] {
  const each = Math.min(56, (width * 0.72) / heights.length);
  const start = x + (width - each * heights.length) / 2;
  return heights.map((value, series): LaidBar => {
    const height = value === null ? fieldHeight : (value / top) * fieldHeight;
    const box = { x: start + series * each, y: bottom - height, width: each, height };
    const asked = value === null ? placeLabel(sizeValue(null), box.x + each / 2, bottom - height / 2) : null;
    return { box, series, asked };
  });
}

/** A key is needed only where bars of several series stand side by side. */
function layKey({ series }: BarChart, top: number): readonly KeyEntry[] {
  if (series.length < 2) return [];
  let x = margin;
  return series.map((text, index) => {
    const sized = sizeLabel(text, 'plain');
    const box = { x, y: top + (keyRow - square) / 2 - 3, width: square, height: square };
    const label = placeLabel(sized, x + square + 6, box.y + square / 2, 'start');
    x = label.box.x + label.box.width + 18;
    return { box, series: index, label };
  });
}
