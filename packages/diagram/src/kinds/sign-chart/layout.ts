import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { SignChart } from './schema.ts';

type LaidRow = {
  readonly y: number;
  readonly signs: readonly PlacedLabel[];
  readonly at: readonly PlacedLabel[];
};

export type SignChartLayout = Layout & {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly points: readonly number[];
  readonly rows: readonly LaidRow[];
  readonly heads: readonly PlacedLabel[];
};

const rowHeight = 46;
const headRow = 34;
const nameWidth = 130;

export function layoutSignChart({ points, rows }: SignChart): SignChartLayout {
  const names = rows.map(({ name }) => sizeLabel(name, 'name', nameWidth));
  const left = margin + Math.max(...names.map(({ width }) => width)) + 14;
  const right = sheetWidth - margin;
  const part = (right - left) / (points.length + 1);
  const xs = points.map((_, index) => left + (index + 1) * part);
  const top = margin + headRow;
  const laid = rows.map(({ signs, at }, index): LaidRow => {
    const y = top + (index + 0.5) * rowHeight;
    return {
      y,
      signs: signs.map((sign, place) =>
        placeLabel(sizeValue(sign, 'strong'), left + (place + 0.5) * part, y),
      ),
      at: at.flatMap((what, place) => {
        const x = xs[place];
        if (what === '' || x === undefined) return [];
        return [placeLabel(sizeLabel(what === '0' ? '0' : '∅', 'marked'), x, y)];
      }),
    };
  });
  const heads = points.map((text, index) =>
    placeLabel(sizeLabel(text, 'strong'), xs[index] ?? left, margin + 13),
  );
  const bottom = top + rows.length * rowHeight;
  return {
    width: sheetWidth,
    height: bottom + margin,
    labels: [
      ...heads,
      ...names.map((label, index) => placeLabel(label, margin, top + (index + 0.5) * rowHeight, 'start')),
      ...laid.flatMap(({ signs, at }) => [...signs, ...at]),
    ],
    left,
    right,
    top,
    bottom,
    points: xs,
    rows: laid,
    heads,
  };
}
