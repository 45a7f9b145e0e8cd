import { type PlacedLabel, placeLabel, sizeValue } from '../../label/place-label.ts';
import type { Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { Solid } from './schema.ts';

export type SolidLayout = Layout & {
  /** Lower left corner of the front. */
  readonly corner: Place;
  /** What one step along each edge is on the sheet. */
  readonly across: number;
  readonly up: number;
  readonly back: Place;
  readonly scale: number;
  readonly cuts: Solid['cuts'];
  readonly hasDiagonals: boolean;
  readonly edgeLabels: {
    readonly width: PlacedLabel | null;
    readonly height: PlacedLabel | null;
    readonly depth: PlacedLabel | null;
    readonly base: PlacedLabel | null;
    readonly space: PlacedLabel | null;
  };
};

const mostWidth = 300;
const mostHeight = 230;
/** An edge that runs back is drawn this much shorter, at an angle. */
const slant = { x: 0.45, y: 0.35 };
const labelGap = 8;
const least = 0.12;

/** All edges by one scale; a very short one is drawn at least an eighth as long as the longest. */
export function layoutSolid({ width, height, depth, cuts, diagonals }: Solid): SolidLayout {
  const longest = Math.max(width.size, height.size, depth.size);
  const [w, h, d] = [width, height, depth].map(({ size }) => Math.max(size, longest * least)) as [
    number,
    number,
    number,
  ];
  const scale = Math.min(mostWidth / (w + slant.x * d), mostHeight / (h + slant.y * d));
  const [across, up] = [w * scale, h * scale];
  const back = { x: d * scale * slant.x, y: d * scale * slant.y };
  const corner = { x: (sheetWidth - across - back.x) / 2, y: margin + back.y + up + labelGap };
  const place = (
    text: string | null,
    x: number,
    y: number,
    align: 'start' | 'middle' | 'end',
  ): PlacedLabel | null => (text?.trim() === '' ? null : placeLabel(sizeValue(text, 'strong'), x, y, align));
  const edgeLabels = {
    width: place(width.label, corner.x + across / 2, corner.y + 24, 'middle'),
    height: place(height.label, corner.x - labelGap, corner.y - up / 2, 'end'),
    depth: place(
      depth.label,
      corner.x + across + back.x / 2 + labelGap + 6,
      corner.y - back.y / 2 + 10,
      'start',
    ),
    // On both sides of the lines, as far from them as a label is tall.
    base: place(
      diagonals ? diagonals.base : '',
      corner.x + (across + back.x) * 0.68,
      corner.y - back.y * 0.68 - 15,
      'middle',
    ),
    space: place(
      diagonals ? diagonals.space : '',
      corner.x + (across + back.x) * 0.58 - 12,
      corner.y - (up + back.y) * 0.58 - 12,
      'end',
    ),
  };
  return {
    width: sheetWidth,
    height: corner.y + 48 + margin,
    labels: Object.values(edgeLabels).filter((label) => label !== null),
    corner,
    across,
    up,
    back,
    scale,
    cuts,
    hasDiagonals: diagonals !== undefined,
    edgeLabels,
  };
}
