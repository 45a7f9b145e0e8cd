import type { DiagramOf } from '@playforward/diagram';

type FigureData = Omit<DiagramOf<'polygon'>, 'kind'>;
type Style = FigureData['segments'][number]['style'];
type Mark = FigureData['angles'][number]['mark'];

type Parts = {
  readonly points: readonly (readonly [name: string, x: number, y: number])[];
  readonly area?: readonly number[];
  readonly sides?: readonly (readonly [from: number, to: number, label?: string | null, style?: Style])[];
  /** Counterclockwise from the second spot to the third, at the first. */
  readonly angles?: readonly (readonly [
    at: number,
    from: number,
    to: number,
    label?: string | null,
    mark?: Mark,
  ])[];
  /** Circles of the compass: center and a point on it. */
  readonly circles?: readonly (readonly [center: number, through: number])[];
  readonly dots?: boolean;
  readonly toScale?: boolean;
};

/** The drawing of a figure whose points have names; spots are numbered in the order of `points`. */
export function namedFigure({
  points,
  area = [],
  sides = [],
  angles = [],
  circles = [],
  dots = false,
  toScale = true,
}: Parts): FigureData {
  return {
    points: points.map(([name, x, y]) => ({ name, x, y, dot: dots && name !== '' })),
    area: [...area],
    segments: sides.map(([from, to, label = '', style = 'solid']) => ({ from, to, label, style, ticks: 0 })),
    angles: angles.map(([at, from, to, label = '', mark = 'arc']) => ({ at, from, to, label, mark })),
    circles: circles.map(([center, through]) => ({ center, through, dashed: true })),
    toScale,
  };
}

/** A place at a distance from the origin in a direction told in degrees, counterclockwise from the right. */
export function placeAt(degrees: number, distance: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  const rounded = (value: number): number => Math.round(value * distance * 1000) / 1000;
  return [rounded(Math.cos(angle)), rounded(Math.sin(angle))];
}
