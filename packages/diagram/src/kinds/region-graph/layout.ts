import { type Box, clipStroke, type Place } from '../../svg/box.ts';
import {
  type CoordinatePlaneLayout,
  layoutCoordinatePlane,
  placeOn,
  type Stroke,
} from '../coordinate-plane/layout.ts';
import type { RegionGraph } from './schema.ts';

type Region = RegionGraph['regions'][number];

export type RegionGraphLayout = CoordinatePlaneLayout & {
  readonly dashed: readonly boolean[];
  /** Corners of each shaded part. */
  readonly parts: readonly (readonly Place[])[];
  /** Strokes of the hatching, one list a part; the first part slants the other way than the second. */
  readonly hatches: readonly (readonly Stroke[])[];
};

export function layoutRegionGraph({ x, y, regions, shade, points }: RegionGraph): RegionGraphLayout {
  const plane = layoutCoordinatePlane({ x, y, points, lines: regions.map(({ through }) => ({ through })) });
  const whole: readonly (readonly [number, number])[] = [
    [x.min, y.min],
    [x.max, y.min],
    [x.max, y.max],
    [x.min, y.max],
  ];
  const shaded =
    shade === 'overlap'
      ? [regions.reduce((corners, region) => clipToSide(corners, region), whole)]
      : regions.map((region) => clipToSide(whole, region));
  const parts = shaded.map((corners) => corners.map((corner) => placeOn(plane, corner)));
  return {
    ...plane,
    dashed: regions.map(({ dashed }) => dashed),
    parts,
    hatches: parts.map((corners, index) => hatch(corners, { field: plane.field, falls: index === 1 })),
  };
}

/** How far a place lies on the shaded side of a boundary: above zero inside, zero on it. */
export function depthIn(
  { through: [[ax, ay], [bx, by]], side }: Region,
  [px, py]: readonly [number, number],
): number {
  if (side === 'left') return ax - px;
  if (side === 'right') return px - ax;
  const height = py - (ay + ((by - ay) / (bx - ax)) * (px - ax));
  return side === 'above' ? height : -height;
}

type Corner = readonly [number, number];

/** The corners of what is left of a region without a dent on one side of a boundary (Sutherland and Hodgman). */
function clipToSide(corners: readonly Corner[], region: Region): readonly Corner[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [depthIn(region, corner), depthIn(region, next)];
    const kept = here >= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    const crossing: Corner = [
      corner[0] + share * (next[0] - corner[0]),
      corner[1] + share * (next[1] - corner[1]),
    ];
    return [...kept, crossing];
  });
}

const hatchStep = 14;

type Slant = { readonly field: Box; readonly falls: boolean };

/** Slanted strokes over a region without a dent, each from edge to edge. */
function hatch(corners: readonly Place[], { field, falls }: Slant): readonly Stroke[] {
  const reach = field.width + field.height;
  const [top, bottom] = falls
    ? [field.y, field.y + reach]
    : [field.y + field.height, field.y + field.height - reach];
  return Array.from({ length: Math.floor((2 * reach) / hatchStep) }, (_, index) => {
    const x = field.x - field.height + index * hatchStep;
    const inField = clipStroke({ x, y: top }, { x: x + reach, y: bottom }, field);
    return inField && clipToCorners(inField, corners);
  }).flatMap((stroke) => (stroke ? [stroke] : []));
}

/** The part of a stroke inside a region without a dent; a mere touch is none. */
function clipToCorners([a, b]: Stroke, corners: readonly Place[]): Stroke | null {
  const turn = Math.sign(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  );
  const [from, to] = corners.reduce<readonly [number, number]>(
    ([low, high], corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const inside = (at: Place): number =>
        turn * ((next.x - corner.x) * (at.y - corner.y) - (next.y - corner.y) * (at.x - corner.x));
      const [here, there] = [inside(a), inside(b)];
      if (here < 0 && there < 0) return [1, 0];
      if (here >= 0 && there >= 0) return [low, high];
      const share = here / (here - there);
      return here < 0 ? [Math.max(low, share), high] : [low, Math.min(high, share)];
    },
    [0, 1],
  );
  if ((to - from) * Math.hypot(b.x - a.x, b.y - a.y) < 1) return null;
  const at = (share: number): Place => ({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
  return [at(from), at(to)];
}
