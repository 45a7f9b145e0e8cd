import type { DiagramOf, HandAnswer, HandPart, HandSpot, HandTask } from '@playforward/diagram';
import type { Passage } from '../../problem-spec.ts';
import { formatPassage } from '../../sentence.ts';
import {
  type MakeDrawing,
  type WrongDrawing,
  type WrongMade,
  wrongDrawing,
  wrongDrawings,
} from './by-hand.ts';

type Figure = Omit<DiagramOf<'polygon'>, 'kind'>;

/** A part that can be marked: a side between two spots of the figure, or an angle at the first of three. */
export type FigurePart = { readonly name: Passage } & (
  | { readonly side: readonly [from: number, to: number] }
  | { readonly angle: readonly [at: number, from: number, to: number]; readonly label?: string }
);

/** Parts by their numbers: those that are right, and what the wrong answers mark, one by one; null is not drawn. */
type Marking = {
  readonly right: readonly number[];
  readonly wrong: readonly WrongMade<readonly number[]>[];
};

/** How far words stand away from what they name, and how large an angle is drawn, in parts of the size of the figure. */
const beside = { name: 0.055, length: 0.08, sideways: 0.045, angle: 0.18 } as const;
const arc = { radius: 0.1, square: 0.05, pieces: 8 } as const;

type Vector = readonly [number, number];

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const minus = ([a, b]: Vector, [c, d]: Vector): Vector => [a - c, b - d];
const turnedBy = ([x, y]: Vector): number => Math.atan2(y, x);

function along([x, y]: Vector, [dx, dy]: Vector, far: number): HandSpot {
  const length = Math.hypot(dx, dy) || 1;
  return [rounded(x + (dx / length) * far), rounded(y + (dy / length) * far)];
}

/** Places of a figure, its middle and its size. */
function placesOf({ points }: Figure) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [wide, tall] = [xs, ys].map((list) => Math.max(...list) - Math.min(...list));
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  return {
    spot: (nth: number): Vector => [rounded(points[nth]?.x ?? 0), rounded(points[nth]?.y ?? 0)],
    middle: [mean(xs), mean(ys)] as Vector,
    size: Math.max(wide ?? 0, tall ?? 0),
  };
}

type Places = ReturnType<typeof placesOf>;

/** How wide an angle is, counterclockwise, and the direction of its middle. */
function openingOf([at, from, to]: readonly [Vector, Vector, Vector]) {
  const start = turnedBy(minus(from, at));
  const opening = (turnedBy(minus(to, at)) - start + 2 * Math.PI) % (2 * Math.PI);
  const toward = (part: number): Vector => [
    Math.cos(start + part * opening),
    Math.sin(start + part * opening),
  ];
  return { at, toward };
}

/** An angle that is drawn and cannot be marked: an arc, or the corner of a square. */
function drawnAngle({ size, spot }: Places, { at, from, to, mark }: Figure['angles'][number]) {
  const { at: corner, toward } = openingOf([spot(at), spot(from), spot(to)]);
  if (mark !== 'square') {
    return Array.from({ length: arc.pieces + 1 }, (_, nth) =>
      along(corner, toward(nth / arc.pieces), size * arc.radius),
    );
  }
  const side = size * arc.square;
  return [
    along(corner, toward(0), side),
    along(corner, toward(1 / 2), side * Math.SQRT2),
    along(corner, toward(1), side),
  ];
}

/** The words in a figure: names of points, lengths of sides and signs of angles. */
function wordsIn({ points, segments, angles }: Figure, parts: readonly FigurePart[], places: Places) {
  const { spot, middle, size } = places;
  const names = points.flatMap(({ name }, nth) =>
    name === '' ? [] : [{ at: along(spot(nth), minus(spot(nth), middle), size * beside.name), text: name }],
  );
  const lengths = segments.flatMap(({ from, to, label }) => {
    if (label === null || label === '') return [];
    const [a, b] = [spot(from), spot(to)];
    const half: Vector = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const [dx, dy] = minus(b, a);
    const away = minus(half, middle);
    const side = dy * away[0] - dx * away[1] < 0 ? -1 : 1;
    // Beside an upright side words need as much room as they are wide.
    const far = beside.length + (beside.sideways * Math.abs(dy)) / (Math.hypot(dx, dy) || 1);
    return [{ at: along(half, [dy * side, -dx * side], size * far), text: label }];
  });
  const signs = [
    ...parts.flatMap((part) =>
      'angle' in part && part.label !== undefined ? [{ ends: part.angle, text: part.label }] : [],
    ),
    ...angles.flatMap(({ at, from, to, label }) =>
      label === null || label === '' ? [] : [{ ends: [at, from, to] as const, text: label }],
    ),
  ].map(({ ends: [at, from, to], text }) => {
    const { at: corner, toward } = openingOf([spot(at), spot(from), spot(to)]);
    return { at: along(corner, toward(1 / 2), size * beside.angle), text };
  });
  return [...names, ...lengths, ...signs];
}

/** The whole figure as drawn lines and the words in it; parts that can be marked are drawn by themselves. */
function surroundingsOf(figure: Figure, parts: readonly FigurePart[]) {
  const places = placesOf(figure);
  const { spot } = places;
  const isPart = (from: number, to: number): boolean =>
    parts.some((part) => 'side' in part && part.side.includes(from) && part.side.includes(to));
  const lines = figure.segments.flatMap(({ from, to }) => (isPart(from, to) ? [] : [[spot(from), spot(to)]]));
  const arcs = figure.angles.filter(({ label }) => label !== null).map((angle) => drawnAngle(places, angle));
  return { outline: [...lines, ...arcs], labels: wordsIn(figure, parts, places) };
}

/** Marks that anybody makes who takes one part too many, or stops too early. */
function usualMarks(count: number, right: readonly number[]): readonly WrongDrawing[] {
  const made = (marked: readonly number[]): HandAnswer => ({ kind: 'mark-figure', marked });
  const others = Array.from({ length: count }, (_, nth) => nth).filter((nth) => !right.includes(nth));
  return [
    ...others.slice(0, 1).map((one) => wrongDrawing('slip', 'hand-part-more', made([...right, one]))),
    ...(right.length > 1 ? [wrongDrawing('slip', 'hand-part-less', made(right.slice(1)))] : []),
    wrongDrawing('slip', 'hand-parts-other', made(others)),
  ];
}

function marked(hand: HandTask & { kind: 'mark-figure' }, { right, wrong }: Marking): MakeDrawing {
  const made = (parts: readonly number[]): HandAnswer => ({
    kind: 'mark-figure',
    marked: [...new Set(parts)].toSorted((a, b) => a - b),
  });
  const isClear = new Set(hand.parts.map(({ name }) => name)).size === hand.parts.length;
  return (body) =>
    isClear
      ? {
          hand,
          right: made(right),
          wrong: [...wrongDrawings(body, wrong, made), ...usualMarks(hand.parts.length, right)],
        }
      : null;
}

/** Sides and angles of a figure are marked. Their names do not tell what is asked. */
export function markInFigure(figure: Figure, parts: readonly FigurePart[], marking: Marking): MakeDrawing {
  const { spot } = placesOf(figure);
  const shapeOf = (part: FigurePart): HandPart['shape'] => {
    if ('side' in part) {
      const [from, to] = part.side;
      const isDashed = figure.segments.some(
        (one) => part.side.includes(one.from) && part.side.includes(one.to) && one.style === 'dashed',
      );
      return { kind: 'segment', from: spot(from), to: spot(to), ...(isDashed && { dashed: true }) };
    }
    const [at, from, to] = part.angle;
    return { kind: 'angle', at: spot(at), from: spot(from), to: spot(to) };
  };
  return (body, text) =>
    marked(
      {
        kind: 'mark-figure',
        parts: parts.map((part) => ({ name: formatPassage(text, part.name), shape: shapeOf(part) })),
        ...surroundingsOf(figure, parts),
      },
      marking,
    )(body, text);
}
