import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import type { Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { UnitCircle } from './schema.ts';

type LaidPoint = { readonly at: Place; readonly degrees: number; readonly arc: number };

export type UnitCircleLayout = Layout & {
  readonly center: Place;
  readonly radius: number;
  readonly points: readonly LaidPoint[];
  readonly triangles: boolean;
};

const largestRadius = 132;
const leastRadius = 84;
const axisRoom = 30;
/** A label of an angle never stands lower than this over the axis, a label of a point on an axis never on it. */
const leastLift = (14 * Math.PI) / 180;
const firstArc = 30;
const nextArc = 14;

export function layoutUnitCircle({ points, triangles }: UnitCircle): UnitCircleLayout {
  const radius = radiusOf(points);
  const room = Math.max(axisRoom, ...points.map(({ label }) => sizeValue(label, 'strong').height + 14));
  const center = { x: sheetWidth / 2, y: margin + room + radius };
  const laid = points.map(({ degrees }, index): LaidPoint => {
    const turn = (degrees * Math.PI) / 180;
    const at = { x: center.x + radius * Math.cos(turn), y: center.y - radius * Math.sin(turn) };
    return { at, degrees, arc: firstArc + index * nextArc };
  });
  const labels = points.flatMap(({ label, angle, degrees }, index) => {
    const point = laid[index];
    if (!point) return [];
    const turn = (degrees * Math.PI) / 180;
    const named =
      label === '' ? [] : [beyond(sizeValue(label, 'strong'), center, { turn, reach: radius + 10 })];
    const half = Math.sign(turn || 1) * Math.max(leastLift, Math.abs(turn / 2));
    const told = angle === '' ? [] : [beyond(sizeValue(angle), center, { turn: half, reach: point.arc + 4 })];
    return [...named, ...told];
  });
  return {
    width: sheetWidth,
    height: center.y + radius + room + margin,
    labels: [...labels, ...onesOf(center, radius)],
    center,
    radius,
    points: laid,
    triangles,
  };
}

/** As large as the widest label beside the circle lets it be. */
function radiusOf(points: UnitCircle['points']): number {
  const widest = Math.max(
    ...points.map(({ label }) => (label === '' ? 0 : sizeValue(label, 'strong').width)),
  );
  return Math.min(largestRadius, Math.max(leastRadius, sheetWidth / 2 - margin - 12 - widest));
}

/** A label that stands outside a circle around the center, in a direction. */
function beyond(
  label: ReturnType<typeof sizeLabel>,
  center: Place,
  { turn, reach }: { readonly turn: number; readonly reach: number },
): PlacedLabel {
  const [x, y] = [Math.cos(turn), -Math.sin(turn)];
  const out = reach + (Math.abs(x) * label.width + Math.abs(y) * label.height) / 2;
  return placeLabel(label, center.x + x * out, center.y + y * out);
}

/** 1 and −1 below the ends of the horizontal axis, inside the circle. */
function onesOf(center: Place, radius: number): readonly PlacedLabel[] {
  return [
    placeLabel(sizeLabel('1', 'plain'), center.x + radius - 12, center.y + 14),
    placeLabel(sizeLabel('−1', 'plain'), center.x - radius + 16, center.y + 14),
  ];
}
