import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import {
  axisPlace,
  type CountAxis,
  countRoom,
  layCountAxis,
  layValueAxis,
  type ValueAxis,
  type ValueScale,
} from '../value-axis.ts';
import type { Histogram } from './schema.ts';

type LaidBar = { readonly box: Box; readonly asked: PlacedLabel | null };

export type HistogramLayout = Layout & {
  readonly scale: ValueScale;
  readonly axis: ValueAxis;
  readonly counts: CountAxis;
  readonly field: Box;
  readonly top: number;
  readonly bars: readonly LaidBar[];
};

const fieldHeight = 220;
const nameRow = 28;
/** Half of the number at the uppermost grid line. */
const topRoom = 12;

export function binScale({ from, width, counts, lastWide, label }: Histogram): ValueScale {
  const intervals = counts.length + (lastWide ? 1 : 0);
  return { min: from, max: from + width * intervals, step: width, label };
}

/** Right end of a bar. */
export function binEnd({ from, width, counts, lastWide }: Histogram, index: number): number {
  const extra = lastWide && index === counts.length - 1 ? 1 : 0;
  return from + (index + 1 + extra) * width;
}

/** Bars touch, for the intervals do; a bar that is asked for is a dashed box as high as the picture, which tells nothing of its height. */
export function layoutHistogram(diagram: Histogram): HistogramLayout {
  const scale = binScale(diagram);
  const left = margin + countRoom({ max: diagram.top, step: diagram.step }) + 12;
  const name = sizeLabel(diagram.countLabel, 'name', sheetWidth - 2 * margin);
  const named = diagram.countLabel.trim() !== '';
  const fieldTop = margin + (named ? Math.max(nameRow, name.height + 6) : 0) + topRoom;
  const bottom = fieldTop + fieldHeight;
  const axis = layValueAxis(scale, bottom, left);
  const counts = layCountAxis(
    { max: diagram.top, step: diagram.step },
    { top: fieldTop, bottom, left: left - 10 },
  );
  const bars = diagram.counts.map((count, index): LaidBar => {
    const x = axisPlace(scale, diagram.from + index * diagram.width, left);
    const width = axisPlace(scale, binEnd(diagram, index), left) - x;
    const height = count === null ? fieldHeight : (count / diagram.top) * fieldHeight;
    const asked = count === null ? placeLabel(sizeValue(null), x + width / 2, bottom - height / 2) : null;
    return { box: { x, y: bottom - height, width, height }, asked };
  });
  return {
    width: sheetWidth,
    height: axis.bottom + margin,
    labels: [
      ...(named ? [placeLabel(name, margin, margin + name.height / 2, 'start')] : []),
      ...axis.labels,
      ...counts.labels,
      ...bars.flatMap(({ asked }) => asked ?? []),
    ],
    scale,
    axis,
    counts,
    field: { x: left, y: fieldTop, width: axis.right - left, height: fieldHeight },
    top: diagram.top,
    bars,
  };
}
