import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { isSamePlace, labelledPlaces, writePlace } from '../number-line/write-place.ts';
import type { UprightLine } from './schema.ts';

type TickMark = { readonly y: number; readonly long: boolean };
/** The leader runs to a label that stands in the second column. */
type LaidPoint = { readonly y: number; readonly leader: number | null };

export type UprightLineLayout = Layout & {
  /** Where the numbers min and max stand, and what they are. */
  readonly bottom: number;
  readonly top: number;
  readonly min: number;
  readonly max: number;
  /** The tips of the line's arrows. */
  readonly lineTop: number;
  readonly lineBottom: number;
  readonly ticks: readonly TickMark[];
  readonly points: readonly LaidPoint[];
};

export const lineX = sheetWidth / 2;
const lineHeight = 300;
const arrowReach = 26;
const tickReach = 17;
const pointReach = 16;
const gap = 5;

/** Numbers stand on the left of the line, names of points on its right. */
export function layoutUprightLine(diagram: UprightLine): UprightLineLayout {
  const { min, max, step, labelStep } = diagram;
  const name = diagram.label === null ? null : sizeLabel(diagram.label, 'name', sheetWidth - 2 * margin);
  const lineTop = margin + (name === null ? 0 : name.height + 6);
  const lineBottom = lineTop + lineHeight + 2 * arrowReach;
  const [top, bottom] = [lineTop + arrowReach, lineBottom - arrowReach];
  const toY = (value: number): number => bottom - ((value - min) / (max - min || 1)) * (bottom - top);
  const numbers = labelledPlaces(diagram, labelStep);
  const written = numbers.map((value) =>
    placeLabel(sizeLabel(writePlace(value, diagram.as), 'plain'), lineX - tickReach, toY(value), 'end'),
  );
  const named = name === null ? [] : [placeLabel(name, lineX, margin + name.height / 2)];
  const points = placePoints(diagram, toY);
  return {
    width: sheetWidth,
    height: lineBottom + margin,
    labels: [...named, ...written, ...points.labels],
    bottom,
    top,
    min,
    max,
    lineTop,
    lineBottom,
    ticks: labelledPlaces(diagram, step).map((value) => ({
      y: toY(value),
      long: numbers.some((number) => isSamePlace(number, value)),
    })),
    points: points.dots,
  };
}

/** Names stand beside their points, every one that would touch the one over it in a second column. */
function placePoints(
  { points }: UprightLine,
  toY: (value: number) => number,
): { readonly labels: readonly PlacedLabel[]; readonly dots: readonly LaidPoint[] } {
  const first = lineX + pointReach;
  const sized = points.map(({ at, label }) => ({
    y: toY(at),
    name: label === null || label.trim() === '' ? null : sizeValue(label, 'strong'),
  }));
  const second = first + Math.max(0, ...sized.map(({ name }) => name?.width ?? 0)) + 3 * gap;
  const labels: PlacedLabel[] = [];
  const dots = sized.map(({ y }): LaidPoint => ({ y, leader: null }));
  let end = Number.NEGATIVE_INFINITY;
  for (const index of sized.map((_, nth) => nth).sort((a, b) => (sized[a]?.y ?? 0) - (sized[b]?.y ?? 0))) {
    const { y, name } = sized[index] ?? { y: 0, name: null };
    if (name === null) continue;
    const isFree = y - name.height / 2 >= end;
    labels.push(placeLabel(name, isFree ? first : second, y, 'start'));
    if (isFree) end = y + name.height / 2;
    else dots[index] = { y, leader: second - gap };
  }
  return { labels, dots };
}
