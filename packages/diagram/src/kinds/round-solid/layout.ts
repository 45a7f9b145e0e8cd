import { type PlacedLabel, placeLabel, sizeValue } from '../../label/place-label.ts';
import type { Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { RoundPart, RoundSolid } from './schema.ts';

/** A part by the level of its lower and its upper end; y grows downwards. */
export type LaidPart = {
  readonly shape: RoundPart['shape'];
  readonly bottom: number;
  readonly top: number;
  readonly hasHeight: boolean;
};

export type RoundSolidLayout = Layout & {
  readonly axis: number;
  /** The radius on the sheet, and half the height of a circle that is seen from the side. */
  readonly reach: number;
  readonly flat: number;
  readonly parts: readonly LaidPart[];
  readonly scale: number;
  /** The length across that is drawn, on the circle at this level. */
  readonly across: { readonly from: Place; readonly to: Place };
  /** Beside each height that carries a label: its two ends. */
  readonly heights: readonly { readonly x: number; readonly bottom: number; readonly top: number }[];
};

const mostWidth = 240;
const mostHeight = 260;
const flatness = 0.26;
const labelGap = 10;
const heightGap = 20;

/** How many radii a part with a round end adds to the height. */
function heightOf({ shape, height }: RoundPart, radius: number): number {
  if (height) return height.size;
  return shape === 'sphere' ? 2 * radius : radius;
}

/** Whether a circle closes the solid below. */
const standsOnCircle = (shape: RoundPart['shape'] | undefined): boolean =>
  shape === 'cylinder' || shape === 'cone' || shape === 'hemisphere';

export function layoutRoundSolid({ parts, radius, drawn, slant }: RoundSolid): RoundSolidLayout {
  const total = parts.reduce((sum, part) => sum + heightOf(part, radius.size), 0);
  const scale = Math.min(mostWidth / (2 * radius.size), mostHeight / (total + 2 * flatness * radius.size));
  const reach = radius.size * scale;
  const flat = reach * flatness;
  const axis = sheetWidth / 2;
  const first = parts[0]?.shape;
  // A label above the solid stands where nothing else does.
  const above = !standsOnCircle(first) && parts.length === 1 && first !== 'sphere' ? 24 : 0;
  let level = margin + above + flat + total * scale + 4;
  const floor = level;
  const laid = parts.map((part): LaidPart => {
    const bottom = level;
    level -= heightOf(part, radius.size) * scale;
    return { shape: part.shape, bottom, top: level, hasHeight: part.height !== null };
  });
  const joint = laid[0]?.top ?? floor;
  const circleAt = first === 'sphere' ? (floor + joint) / 2 : standsOnCircle(first) ? floor : joint;
  // Between two parts the radius runs to the left, where its label has room.
  const isBetween = parts.length > 1 && !standsOnCircle(first);
  const across = {
    from: { x: drawn === 'radius' && !isBetween ? axis : axis - reach, y: circleAt },
    to: { x: drawn === 'radius' && isBetween ? axis : axis + reach, y: circleAt },
  };
  const labels: PlacedLabel[] = [];
  if (radius.label?.trim() !== '') labels.push(acrossLabel());
  const heights = parts.flatMap((part, index) => {
    const { bottom = 0, top = 0 } = laid[index] ?? {};
    if (!part.height || part.height.label?.trim() === '') return [];
    const x = axis + reach + heightGap;
    labels.push(
      placeLabel(sizeValue(part.height.label, 'strong'), x + labelGap, (bottom + top) / 2, 'start'),
    );
    return [{ x, bottom, top }];
  });
  const cone = laid.find(({ shape }) => shape === 'cone' || shape === 'cone-down');
  if (cone && slant?.trim() !== '') {
    const middle = (cone.bottom + cone.top) / 2;
    labels.push(placeLabel(sizeValue(slant, 'strong'), axis - reach / 2 - labelGap - 4, middle, 'end'));
  }
  return {
    width: sheetWidth,
    height: floor + flat + (standsOnCircle(first) ? 34 : 8) + margin,
    labels,
    axis,
    reach,
    flat,
    parts: laid,
    scale,
    across,
    heights,
  };

  /** Below the solid, inside a sphere, above an open top, else beside the circle between two parts. */
  function acrossLabel(): PlacedLabel {
    const text = sizeValue(radius.label, 'strong');
    const middle = (across.from.x + across.to.x) / 2;
    if (standsOnCircle(first)) return placeLabel(text, middle, floor + flat + 18, 'middle');
    if (first === 'sphere') return placeLabel(text, middle, circleAt - flat - 14, 'middle');
    if (!isBetween) return placeLabel(text, middle, circleAt - flat - 16, 'middle');
    return placeLabel(text, axis - reach - labelGap, circleAt, 'end');
  }
}
