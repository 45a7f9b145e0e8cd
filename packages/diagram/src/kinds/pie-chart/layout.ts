import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { PieChart } from './schema.ts';

/** Directions in radians, clockwise from the top. */
type LaidSlice = { readonly start: number; readonly span: number };

export type PieChartLayout = Layout & {
  readonly center: Place;
  readonly radius: number;
  readonly slices: readonly LaidSlice[];
};

const radius = 118;
const outside = 12;
const nameWidth = 112;

export function layoutPieChart({ title, slices }: PieChart): PieChartLayout {
  const sized = title.trim() === '' ? null : sizeLabel(title, 'strong', sheetWidth - 2 * margin);
  const top = margin + (sized ? sized.height + 10 : 0) + 44;
  const center = { x: sheetWidth / 2, y: top + radius };
  const total = slices.reduce((sum, { size }) => sum + size, 0);
  let start = 0;
  const laid = slices.map(({ size }): LaidSlice => {
    const slice = { start, span: (size / total) * 2 * Math.PI };
    start += slice.span;
    return slice;
  });
  const labels = slices.flatMap(({ name, shown }, index) => {
    const { start: from, span } = laid[index] ?? { start: 0, span: 0 };
    return labelsOf({ name, shown }, { center, turn: from + span / 2 });
  });
  const named = sized ? [placeLabel(sized, sheetWidth / 2, margin + sized.height / 2)] : [];
  const low = Math.max(center.y + radius, ...labels.map(({ box }) => box.y + box.height));
  return {
    width: sheetWidth,
    height: low + margin,
    labels: [...named, ...labels],
    center,
    radius,
    slices: laid,
  };
}

/** The name stands outside its slice, what is written for it inside. */
function labelsOf(
  { name, shown }: Pick<PieChart['slices'][number], 'name' | 'shown'>,
  { center, turn }: { readonly center: Place; readonly turn: number },
): readonly PlacedLabel[] {
  const [x, y] = [Math.sin(turn), -Math.cos(turn)];
  const sized = sizeLabel(name, 'plain', nameWidth);
  const reach = radius + outside + (Math.abs(y) * sized.height) / 2;
  const align = x > 0.2 ? 'start' : x < -0.2 ? 'end' : 'middle';
  const outer = placeLabel(sized, center.x + x * reach, center.y + y * reach, align);
  const value = sizeValue(shown, 'strong');
  const inner = placeLabel(value, center.x + x * radius * 0.62, center.y + y * radius * 0.62);
  return [...(name.trim() === '' ? [] : [outer]), ...(shown === '' ? [] : [inner])];
}
