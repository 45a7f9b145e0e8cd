import { type PlacedLabel, placeLabel, sizeLabel } from '../label/place-label.ts';
import type { Box, Place } from '../svg/box.ts';
import { margin, sheetWidth } from '../svg/sheet.ts';
import { angleSpan } from './angle-span.ts';
import type { FigureData, Segment } from './figure-parts.ts';
import type { FigureLayout, LaidAngle, LaidSegment } from './laid-figure.ts';
import { placeFigureLabels } from './place-figure-labels.ts';

/** Room around the figure for its labels. */
const sideRoom = 74;
const topRoom = 40;
const mostHeight = 270;
export const runOn = 30;
const headReach = 6;
const noteText = 'Not drawn to scale';

/** Lays the figure out; `note` stands below it. */
export function layFigure(figure: FigureData, note?: string): FigureLayout {
  const bounds = boundsOf(figure);
  const room = sheetWidth - 2 * margin - 2 * sideRoom;
  const scale = Math.min(
    room / Math.max(bounds.width, 1e-9),
    mostHeight / Math.max(bounds.height, 1e-9),
    1e6,
  );
  const left = (sheetWidth - bounds.width * scale) / 2;
  const height = bounds.height * scale + 2 * (margin + topRoom);
  const place = ({ x, y }: Place): Place => ({
    x: left + (x - bounds.x) * scale,
    y: margin + topRoom + (bounds.y + bounds.height - y) * scale,
  });
  const points = figure.points.map(place);
  const at = (index: number): Place => points[index] ?? { x: 0, y: 0 };
  const segments = figure.segments.map((segment) => laySegment(segment, at));
  const angles = figure.angles.map((angle): LaidAngle => {
    const { start, span } = angleSpan(angle, figure.points);
    return { at: at(angle.at), start, span, mark: angle.mark, radius: radiusOf(span, angle.mark) };
  });
  const circles = figure.circles.map(({ center, through, dashed }) => ({
    center: at(center),
    radius: Math.hypot(at(center).x - at(through).x, at(center).y - at(through).y),
    dashed,
  }));
  const labels = placeFigureLabels(figure, { points, segments, angles, circles, height });
  const ends = segments.flatMap(({ from, to }) => [from.y + headReach, to.y + headReach]);
  const low = Math.max(height - topRoom - margin, ...ends, ...labels.map(({ box }) => box.y + box.height));
  const notes = noteAt([...(note === undefined ? [] : [note]), ...(figure.toScale ? [] : [noteText])], low);
  const laid = {
    scale,
    points,
    segments,
    angles,
    circles,
    dots: points.filter((_, index) => figure.points[index]?.dot),
    area: figure.area.map(at),
  };
  return cutEmptyTop({
    ...laid,
    width: sheetWidth,
    height: Math.max(low, ...notes.map(({ box }) => box.y + box.height)) + margin,
    labels: [...labels, ...notes],
  });
}

function noteAt(texts: readonly string[], low: number): readonly PlacedLabel[] {
  let top = low + 6;
  return texts.map((text) => {
    const sized = sizeLabel(text, 'plain', sheetWidth - 2 * margin);
    const placed = placeLabel(sized, sheetWidth / 2, top + sized.height / 2);
    top += sized.height;
    return placed;
  });
}

/** The smallest box around all points and circles, in units of the figure. */
function boundsOf({ points, circles }: FigureData): Box {
  const reach = circles.flatMap(({ center, through }) => {
    const [c, p] = [points[center], points[through]];
    if (!c || !p) return [];
    const radius = Math.hypot(c.x - p.x, c.y - p.y);
    return [
      { x: c.x - radius, y: c.y - radius },
      { x: c.x + radius, y: c.y + radius },
    ];
  });
  const all = [...points, ...reach];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A ray runs on beyond its second point, a line beyond both. */
function laySegment({ from, to, style, ticks }: Segment, at: (index: number) => Place): LaidSegment {
  const [a, b] = [at(from), at(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const beyond = (end: Place, other: Place): Place => ({
    x: end.x + ((end.x - other.x) / length) * runOn,
    y: end.y + ((end.y - other.y) / length) * runOn,
  });
  return {
    from: style === 'line' ? beyond(a, b) : a,
    to: style === 'ray' || style === 'line' ? beyond(b, a) : b,
    style,
    ticks,
  };
}

/** A narrow angle has its arc farther out, where there is room between its sides. */
function radiusOf(span: number, mark: LaidAngle['mark']): number {
  if (mark === 'square') return 16;
  return span < 0.45 ? 52 : span < 0.9 ? 38 : 26;
}

/** Moves everything up where no label needs the room above the figure. */
function cutEmptyTop(layout: FigureLayout): FigureLayout {
  const tops = [
    ...layout.labels.map(({ box }) => box.y),
    ...layout.points.map(({ y }) => y - 8),
    ...layout.segments.flatMap(({ from, to }) => [from.y - 6, to.y - 6]),
    ...layout.circles.map(({ center, radius }) => center.y - radius - 4),
  ];
  const up = Math.max(0, Math.min(...tops) - margin);
  const lift = <P extends Place>(place: P): P => ({ ...place, y: place.y - up });
  return {
    ...layout,
    height: layout.height - up,
    labels: layout.labels.map((label) => ({ ...label, box: lift(label.box) })),
    points: layout.points.map(lift),
    dots: layout.dots.map(lift),
    area: layout.area.map(lift),
    segments: layout.segments.map((one) => ({ ...one, from: lift(one.from), to: lift(one.to) })),
    angles: layout.angles.map((one) => ({ ...one, at: lift(one.at) })),
    circles: layout.circles.map((one) => ({ ...one, center: lift(one.center) })),
  };
}
