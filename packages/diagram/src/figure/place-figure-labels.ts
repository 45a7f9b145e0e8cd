import { type PlacedLabel, placeLabel, type SizedLabel, sizeValue } from '../label/place-label.ts';
import { type Box, boxContains, boxesOverlap, type Place, strokeCrossesBox } from '../svg/box.ts';
import { sheetWidth } from '../svg/sheet.ts';
import type { FigureData } from './figure-parts.ts';
import type { LaidAngle, LaidCircle, LaidSegment } from './laid-figure.ts';

type LaidFigure = {
  readonly points: readonly Place[];
  readonly segments: readonly LaidSegment[];
  readonly angles: readonly LaidAngle[];
  readonly circles: readonly LaidCircle[];
  readonly height: number;
};
type Direction = { readonly x: number; readonly y: number };
type LabelToPlace = {
  readonly label: SizedLabel;
  readonly from: Place;
  readonly ways: readonly Direction[];
  readonly gaps: readonly number[];
};

const circleParts = 24;
const arcParts = 4;

/** Angles first, for they have the least room; then sides, then the names of points: each where it covers least. */
export function placeFigureLabels(figure: FigureData, drawn: LaidFigure): readonly PlacedLabel[] {
  const middle = middleOf(drawn.points);
  const strokes = strokesOf(drawn);
  const placed: PlacedLabel[] = [];
  for (const wanted of [
    ...angleLabels(figure, drawn),
    ...sideLabels(figure, drawn, middle),
    ...names(figure, drawn, middle),
  ]) {
    placed.push(bestOf(wanted, { placed, strokes, height: drawn.height }));
  }
  return placed;
}

function angleLabels({ angles }: FigureData, drawn: LaidFigure): readonly LabelToPlace[] {
  return angles.flatMap(({ label }, index) => {
    const laid = drawn.angles[index];
    if (label === '' || !laid) return [];
    const bisector = laid.start + laid.span / 2;
    const ways = [0, 0.2, -0.2].map((turn) => ({
      x: Math.cos(bisector + turn * laid.span),
      y: -Math.sin(bisector + turn * laid.span),
    }));
    return [
      {
        label: sizeValue(label),
        from: laid.at,
        ways,
        gaps: [laid.radius + 4, laid.radius + 14, laid.radius + 30],
      },
    ];
  });
}

function sideLabels(
  { segments, area }: FigureData,
  drawn: LaidFigure,
  middle: Place,
): readonly LabelToPlace[] {
  return segments.flatMap(({ label, from: a, to: b }, index) => {
    if (label === '') return [];
    const [p, q] = [drawn.points[a] ?? middle, drawn.points[b] ?? middle];
    const center = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const normal = { x: (q.y - p.y) / length, y: (p.x - q.x) / length };
    const outwards = turnOf(area, drawn.points, [a, b]) || awayFrom(middle, center, normal);
    const out = { x: normal.x * outwards, y: normal.y * outwards };
    const gap = drawn.segments[index]?.ticks ? 12 : 6;
    return [
      {
        label: sizeValue(label, 'strong'),
        from: center,
        ways: [out, { x: -out.x, y: -out.y }],
        gaps: [gap, gap + 10],
      },
    ];
  });
}

/** 1 when the normal of an edge points out of the tinted area, -1 when into it, 0 when it is no edge. */
function turnOf(
  area: readonly number[],
  points: readonly Place[],
  [a, b]: readonly [number, number],
): number {
  const steps = area.map((corner, index): readonly [number, number] => [
    corner,
    area[(index + 1) % area.length] ?? corner,
  ]);
  const forward = steps.some(([from, to]) => from === a && to === b);
  const backward = steps.some(([from, to]) => from === b && to === a);
  if (forward === backward) return 0;
  const twice = steps.reduce((sum, [from, to]) => {
    const [p, q] = [points[from], points[to]];
    return p && q ? sum + p.x * q.y - q.x * p.y : sum;
  }, 0);
  return Math.sign(twice) * (forward ? 1 : -1);
}

function awayFrom(middle: Place, center: Place, normal: Direction): number {
  return normal.x * (center.x - middle.x) + normal.y * (center.y - middle.y) >= 0 ? 1 : -1;
}

function names({ points }: FigureData, drawn: LaidFigure, middle: Place): readonly LabelToPlace[] {
  return points.flatMap(({ name, dot }, index) => {
    const from = drawn.points[index];
    if (name.trim() === '' || !from) return [];
    const away = Math.atan2(from.y - middle.y, from.x - middle.x);
    const ways = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, Math.PI].map((turn) => ({
      x: Math.cos(away + turn),
      y: Math.sin(away + turn),
    }));
    return [{ label: sizeValue(name, 'name'), from, ways, gaps: [dot ? 10 : 4, 18] }];
  });
}

type Around = {
  readonly placed: readonly PlacedLabel[];
  readonly strokes: readonly (readonly [Place, Place])[];
  readonly height: number;
};

function bestOf({ label, from, ways, gaps }: LabelToPlace, around: Around): PlacedLabel {
  let best = placeLabel(label, from.x, from.y);
  let least = Number.POSITIVE_INFINITY;
  for (const gap of gaps) {
    for (const [index, way] of ways.entries()) {
      const reach = gap + (Math.abs(way.x) * label.width + Math.abs(way.y) * label.height) / 2;
      const candidate = placeLabel(label, from.x + way.x * reach, from.y + way.y * reach);
      const cost = costOf(candidate.box, around) + index + gap / 100;
      if (cost < least) [best, least] = [candidate, cost];
    }
  }
  return best;
}

function costOf(box: Box, { placed, strokes, height }: Around): number {
  const outside = boxContains({ x: 4, y: 4, width: sheetWidth - 8, height: height - 8 }, box) ? 0 : 1000;
  const covered = placed.filter((other) => boxesOverlap(box, other.box)).length * 200;
  const crossed = strokes.filter(([a, b]) => strokeCrossesBox(a, b, box)).length * 20;
  return outside + covered + crossed;
}

/** Everything drawn as straight strokes; circles and the arcs of angles as many short ones. */
function strokesOf({ segments, circles, angles }: LaidFigure): readonly (readonly [Place, Place])[] {
  const round = circles.flatMap(({ center, radius }) =>
    Array.from({ length: circleParts }, (_, index): readonly [Place, Place] => {
      const on = (step: number): Place => ({
        x: center.x + radius * Math.cos((step * 2 * Math.PI) / circleParts),
        y: center.y + radius * Math.sin((step * 2 * Math.PI) / circleParts),
      });
      return [on(index), on(index + 1)];
    }),
  );
  const arcs = angles.flatMap(({ at, start, span, radius }) =>
    Array.from({ length: arcParts }, (_, index): readonly [Place, Place] => {
      const on = (step: number): Place => ({
        x: at.x + radius * Math.cos(start + (step * span) / arcParts),
        y: at.y - radius * Math.sin(start + (step * span) / arcParts),
      });
      return [on(index), on(index + 1)];
    }),
  );
  return [...segments.map(({ from, to }): readonly [Place, Place] => [from, to]), ...round, ...arcs];
}

function middleOf(points: readonly Place[]): Place {
  const count = Math.max(1, points.length);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}
