import type { FigureData } from './figure-parts.ts';

/** A figure of a picture that holds several, with points, parts and numbers of its own, and where it lies among them. */
type OneFigure = { readonly figure: FigureData; readonly place: string };

type Corners = readonly number[];
type Spot = { readonly x: number; readonly y: number };

/** Points that are joined by segments, circles or marked angles, group by group. */
function joinedPoints({ points, segments, circles, angles, area }: FigureData): readonly Corners[] {
  const group = points.map((_, nth) => nth);
  const join = (one: number, other: number): void => {
    const [from = 0, to = 0] = [group[one], group[other]];
    for (const [nth, own] of group.entries()) if (own === from) group[nth] = to;
  };
  for (const { from, to } of segments) join(from, to);
  for (const { center, through } of circles) join(center, through);
  for (const { at, from, to } of angles) for (const end of [from, to]) join(at, end);
  for (const corner of area) join(area[0] ?? corner, corner);
  return [...new Set(group)].map((own) => points.flatMap((_, nth) => (group[nth] === own ? [nth] : [])));
}

function boxOf({ points }: FigureData, corners: Corners) {
  const own = corners.flatMap((nth) => points[nth] ?? []);
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

type Box = ReturnType<typeof boxOf>;

const centerOf = ({ left, right, low, high }: Box): Spot => ({ x: (left + right) / 2, y: (low + high) / 2 });

function holds(outer: Box, inner: Box): boolean {
  const { left, right, low, high } = outer;
  return left <= inner.left && right >= inner.right && low <= inner.low && high >= inner.high;
}

const counted = ['first', 'second', 'third', 'fourth'] as const;

/** Words for where each of the figures lies: beside, above or around the other one; more than two are counted. */
function placesOf(boxes: readonly Box[]): readonly string[] {
  const [one, other] = boxes;
  if (!one || !other || boxes.length > 2) return boxes.map((_, nth) => counted[nth] ?? 'next');
  if (holds(one, other)) return ['outer', 'inner'];
  if (holds(other, one)) return ['inner', 'outer'];
  const [a, b] = [centerOf(one), centerOf(other)];
  if (Math.abs(a.x - b.x) >= Math.abs(a.y - b.y)) return a.x <= b.x ? ['left', 'right'] : ['right', 'left'];
  return a.y >= b.y ? ['upper', 'lower'] : ['lower', 'upper'];
}

/** The parts of a figure that have these corners; its whole outline is its area where the picture tints another one. */
function onlyWith(figure: FigureData, corners: Corners): FigureData {
  const at = (nth: number): number => corners.indexOf(nth);
  const isOwn = (...ends: readonly number[]): boolean => ends.every((nth) => corners.includes(nth));
  return {
    ...figure,
    points: corners.flatMap((nth) => figure.points[nth] ?? []),
    area: isOwn(...figure.area) ? figure.area.map(at) : corners.map(at),
    segments: figure.segments
      .filter(({ from, to }) => isOwn(from, to))
      .map((segment) => ({ ...segment, from: at(segment.from), to: at(segment.to) })),
    angles: figure.angles
      .filter((angle) => isOwn(angle.at, angle.from, angle.to))
      .map((angle) => ({ ...angle, at: at(angle.at), from: at(angle.from), to: at(angle.to) })),
    circles: figure.circles
      .filter(({ center, through }) => isOwn(center, through))
      .map((circle) => ({ ...circle, center: at(circle.center), through: at(circle.through) })),
  };
}

/**
 * The figures of a picture, from left to right; a single one where it holds only one that is closed. Loose lines and
 * points belong to the figure that is nearest to them.
 */
export function splitFigure(figure: FigureData): readonly OneFigure[] {
  const groups = joinedPoints(figure);
  const solid = figure.segments.filter(({ style }) => style === 'solid');
  // A ring of sides: the drawing of a solid, in which three edges meet, is one picture with what lies in it.
  const sidesAt = (corner: number): number =>
    solid.filter(({ from, to }) => from === corner || to === corner).length;
  const isClosed = (corners: Corners): boolean =>
    corners.length >= 3 && corners.every((corner) => sidesAt(corner) === 2);
  const closed = groups.filter(isClosed).toSorted((a, b) => boxOf(figure, a).left - boxOf(figure, b).left);
  if (figure.area.length < 3 || closed.length < 2) return [{ figure, place: '' }];
  const whole = closed.map((corners) => [...corners]);
  for (const loose of groups.filter((corners) => !isClosed(corners))) {
    const own = centerOf(boxOf(figure, loose));
    const far = (corners: Corners): number => {
      const center = centerOf(boxOf(figure, corners));
      return Math.hypot(center.x - own.x, center.y - own.y);
    };
    const nearest = whole.toSorted((a, b) => far(a) - far(b))[0];
    nearest?.push(...loose);
  }
  const places = placesOf(closed.map((corners) => boxOf(figure, corners)));
  return whole.map((corners, nth) => ({ figure: onlyWith(figure, corners), place: places[nth] ?? '' }));
}
