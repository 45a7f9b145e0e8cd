import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type CountAxis, countRoom, layCountAxis } from '../value-axis.ts';
import type { Distribution } from './schema.ts';

type LaidBar = { readonly box: Box; readonly marked: boolean; readonly asked: PlacedLabel | null };

export type DistributionLayout = Layout & {
  readonly field: Box;
  readonly top: number;
  readonly counts: CountAxis;
  readonly bars: readonly LaidBar[];
};

const fieldHeight = 210;
const nameRow = 28;
const topRoom = 12;

/** Bars touch each other: together they are all that can happen. */
export function layoutDistribution({ label, top, step, bars }: Distribution): DistributionLayout {
  const left = margin + countRoom({ max: top, step }) + 4;
  const right = sheetWidth - margin;
  const fieldTop = margin + nameRow + topRoom;
  const bottom = fieldTop + fieldHeight;
  const slot = (right - left - 12) / bars.length;
  const laid = bars.map(({ probability, marked }, index): LaidBar => {
    const height = probability === null ? fieldHeight : (probability / top) * fieldHeight;
    const box = { x: left + 6 + index * slot, y: bottom - height, width: slot, height };
    const at = { x: box.x + slot / 2, y: bottom - height / 2 };
    return { box, marked, asked: probability === null ? placeLabel(sizeValue(null), at.x, at.y) : null };
  });
  const values = bars.map(({ value }, index) => {
    const sized = sizeLabel(value, 'plain', slot - 2);
    return placeLabel(sized, left + 6 + (index + 0.5) * slot, bottom + 6 + sized.height / 2);
  });
  const low = Math.max(bottom, ...values.map(({ box }) => box.y + box.height));
  const name = sizeLabel(label, 'name', sheetWidth - 2 * margin);
  const counts = layCountAxis({ max: top, step }, { top: fieldTop, bottom, left });
  return {
    width: sheetWidth,
    height: low + 4 + name.height + margin,
    labels: [
      placeLabel(sizeLabel('Probability', 'name'), margin, margin + 11, 'start'),
      ...counts.labels,
      ...values,
      placeLabel(name, (left + right) / 2, low + 4 + name.height / 2),
      ...laid.flatMap(({ asked }) => asked ?? []),
    ].filter(({ text }) => text.trim() !== ''),
    field: { x: left, y: fieldTop, width: right - left, height: fieldHeight },
    top,
    counts,
    bars: laid,
  };
}
