import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import type { Box, Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type CountAxis, countRoom, layCountAxis } from '../value-axis.ts';
import type { LineChart } from './schema.ts';

export type LineChartLayout = Layout & {
  readonly field: Box;
  readonly top: number;
  readonly counts: CountAxis;
  /** One place a name; null where the height is asked for. */
  readonly lines: readonly (readonly (Place | null)[])[];
  readonly keys: readonly { readonly from: Place; readonly to: Place }[];
  readonly level: number | null;
};

const fieldHeight = 200;
const nameRow = 28;
const topRoom = 12;
const keyLength = 34;

export function layoutLineChart({ label, over, top, step, names, lines, level }: LineChart): LineChartLayout {
  const left = margin + countRoom({ max: top, step }) + 4;
  const right = sheetWidth - margin - 10;
  const keyed = lines.length > 1;
  const fieldTop = margin + nameRow + (keyed ? nameRow : 0) + topRoom;
  const bottom = fieldTop + fieldHeight;
  const slot = (right - left) / names.length;
  const counts = layCountAxis({ max: top, step }, { top: fieldTop, bottom, left });
  const spots = names.map((_, index) => left + (index + 0.5) * slot);
  const below = names.map((text, index) => {
    const sized = sizeLabel(text, 'plain', slot - 2);
    return placeLabel(sized, spots[index] ?? left, bottom + 6 + sized.height / 2);
  });
  const low = Math.max(bottom, ...below.map(({ box }) => box.y + box.height));
  const overName = sizeLabel(over, 'name', sheetWidth - 2 * margin);
  const key = keyed ? layKey(lines.map(({ name }) => name)) : { labels: [], strokes: [] };
  const labels = [
    placeLabel(sizeLabel(label, 'name', sheetWidth - 2 * margin), margin, margin + 11, 'start'),
    ...key.labels,
    ...counts.labels,
    ...below,
    placeLabel(overName, (left + right) / 2, low + 4 + overName.height / 2),
  ].filter(({ text }) => text.trim() !== '');
  return {
    width: sheetWidth,
    height: Math.max(...labels.map(({ box }) => box.y + box.height), low) + margin,
    labels,
    field: { x: left, y: fieldTop, width: right - left, height: fieldHeight },
    top,
    counts,
    lines: lines.map(({ heights }) =>
      names.map((_, index): Place | null => {
        const height = heights[index];
        return height == null ? null : { x: spots[index] ?? left, y: bottom - (height / top) * fieldHeight };
      }),
    ),
    keys: key.strokes,
    level: level === null ? null : bottom - (level / top) * fieldHeight,
  };
}

function layKey(names: readonly string[]) {
  let x = margin;
  const labels: PlacedLabel[] = [];
  const strokes = names.map((name) => {
    const y = margin + nameRow + 11;
    const label = placeLabel(sizeLabel(name, 'plain'), x + keyLength + 8, y, 'start');
    labels.push(label);
    const stroke = { from: { x, y }, to: { x: x + keyLength, y } };
    x = label.box.x + label.box.width + 20;
    return stroke;
  });
  return { labels, strokes };
}
