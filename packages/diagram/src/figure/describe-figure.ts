import { isAsked } from '../label/place-label.ts';
import { joinWords } from '../words/join-words.ts';
import { sayValue } from '../words/say-value.ts';
import type { Angle, FigureData, Segment } from './figure-parts.ts';

const sides = ['right', 'upper right', 'top', 'upper left', 'left', 'lower left', 'bottom', 'lower right'];

/** Names, labels and marks of a figure after its first sentence; lengths and angles that are not written stay untold. */
export function describeFigure(opening: string, figure: FigureData): string {
  const names = figure.points.map(({ name }) => name.trim()).filter((name) => name !== '');
  return [
    opening,
    ...sayNames(names),
    ...figure.circles.map((circle) => sayCircle(figure, circle)),
    ...(edgesAround(figure).length === 0
      ? figure.segments.flatMap((segment) => saySegment(figure, segment))
      : [saySolid(edgesAround(figure))]),
    ...sayAngles(figure),
    ...(figure.toScale ? [] : ['It is not drawn to scale.']),
  ].join(' ');
}

/** The edges of a solid that is drawn around a tinted slice. Its hidden edges are dashed. */
function edgesAround(figure: FigureData): readonly Segment[] {
  const isPlain = figure.segments.every(({ label, ticks }) => label === '' && ticks === 0);
  const edges = figure.segments.filter(
    ({ from, to }) => !figure.area.includes(from) && !figure.area.includes(to),
  );
  const isSolid = edges.length >= 6 && edges.some(({ style }) => style === 'dashed');
  return isPlain && isSolid && figure.area.length > 0 ? edges : [];
}

function saySolid(edges: readonly Segment[]): string {
  const hidden = edges.filter(({ style }) => style === 'dashed').length;
  return `It is tinted and lies inside a solid with ${edges.length} edges, ${hidden} of them hidden and dashed.`;
}

function sayNames(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return [names.length === 1 ? `The point ${names[0]} is marked.` : `The points are ${joinWords(names)}.`];
}

function nameOf({ points }: FigureData, index: number): string {
  return points[index]?.name.trim() ?? '';
}

/** A radius has no title that tells it, unless its ends have names. */
function sayPlain(figure: FigureData, segment: Segment): readonly string[] {
  const { from, to } = segment;
  const isNameless = nameOf(figure, from) === '' && nameOf(figure, to) === '';
  return isNameless && isRadius(figure, segment) ? [`A radius goes ${wayOf(figure, from, to)}.`] : [];
}

/** A segment by its ends, or by where it lies. Plain sides without label and marks are told by the title. */
function saySegment(figure: FigureData, segment: Segment): readonly string[] {
  const { label, style, ticks } = segment;
  if (label === '' && ticks === 0 && style === 'solid') return sayPlain(figure, segment);
  const named = nounOf(figure, segment);
  const marks = ticks === 0 ? [] : [`carries ${ticks === 1 ? 'one tick mark' : `${ticks} tick marks`}`];
  const says =
    label === '' ? [] : [isAsked(label) ? 'has an unknown length' : `is labeled ${sayValue(label)}`];
  const all = [...says, ...marks];
  return [`${named} ${all.length === 0 ? 'is drawn' : all.join(' and ')}.`];
}

function nounOf(figure: FigureData, segment: Segment): string {
  const { from, to, style } = segment;
  const ends = [nameOf(figure, from), nameOf(figure, to)];
  const what = { solid: 'segment', dashed: 'dashed segment', ray: 'ray', line: 'line' }[style];
  if (ends.every((end) => end !== '')) return `The ${what} from ${ends[0]} to ${ends[1]}`;
  if (isRadius(figure, segment)) return 'The radius';
  if (isDiameter(figure, segment)) return 'The diameter';
  if (style === 'dashed') return 'The dashed segment';
  if (style === 'solid') return `The ${sideWord(figure, from, to)} side`;
  return style === 'ray' ? `A ray ${wayOf(figure, from, to)}` : `A ${slantOf(figure, from, to)} ${what}`;
}

/** Whether the segment goes from the center of a circle to a place on it. */
function isRadius({ circles, points }: FigureData, { from, to }: Segment): boolean {
  return circles.some(({ center, through }) => {
    const [c, rim] = [points[center], points[through]];
    const end = points[center === from ? to : from];
    if (!c || !rim || !end || (center !== from && center !== to)) return false;
    return Math.abs(Math.hypot(end.x - c.x, end.y - c.y) - Math.hypot(rim.x - c.x, rim.y - c.y)) < 1e-9;
  });
}

/** Whether the middle of the segment is the center of a circle, and its end lies on that circle. */
function isDiameter({ circles, points }: FigureData, { from, to }: Segment): boolean {
  const [a, b] = [points[from], points[to]];
  if (!a || !b) return false;
  const middle = middleOf([a, b]);
  return circles.some(({ center, through }) => {
    const [c, rim] = [points[center], points[through]];
    if (!c || !rim) return false;
    const isCentered = Math.hypot(middle.x - c.x, middle.y - c.y) < 1e-9;
    return (
      isCentered && Math.abs(Math.hypot(a.x - c.x, a.y - c.y) - Math.hypot(rim.x - c.x, rim.y - c.y)) < 1e-9
    );
  });
}

function slantOf({ points }: FigureData, from: number, to: number): string {
  const [a, b] = [points[from], points[to]];
  if (!a || !b || a.y === b.y) return 'horizontal';
  if (a.x === b.x) return 'vertical';
  return (b.y - a.y) * (b.x - a.x) > 0 ? 'rising' : 'falling';
}

/** The way a ray goes from its start; the slope alone is the same for two opposite rays. */
function wayOf({ points }: FigureData, from: number, to: number): string {
  const [a, b] = [points[from], points[to]];
  if (!a || !b) return 'to the right';
  const rise = a.y === b.y ? [] : [b.y > a.y ? 'up' : 'down'];
  const run = a.x === b.x ? [] : [b.x > a.x ? 'to the right' : 'to the left'];
  return joinWords([...rise, ...run]);
}

type Spot = { readonly x: number; readonly y: number };

/**
 * The side of the figure that a segment is. A slanted side of a triangle or quadrilateral is named by where its middle
 * lies, so that a parallelogram has a left and a right one; others by where the line square to them points, away from the
 * middle.
 */
function sideWord({ points, area }: FigureData, from: number, to: number): string {
  const [a, b] = [points[from], points[to]];
  if (!a || !b) return wordOf({ x: 0, y: 0 });
  const isSlanted = a.x !== b.x && a.y !== b.y;
  if (isSlanted && area.length <= 4 && area.includes(from) && area.includes(to)) {
    const [own, center] = [middleOf([a, b]), centerOf(area.flatMap((corner) => points[corner] ?? []))];
    if (own.x !== center.x || own.y !== center.y) return wordOf({ x: own.x - center.x, y: own.y - center.y });
  }
  const middle = middleOf(points);
  const out = { x: b.y - a.y, y: a.x - b.x };
  const faces = out.x * ((a.x + b.x) / 2 - middle.x) + out.y * ((a.y + b.y) / 2 - middle.y);
  return wordOf(faces >= 0 ? out : { x: -out.x, y: -out.y });
}

function cornerWord({ points }: FigureData, index: number): string {
  const [middle, own] = [middleOf(points), points[index]];
  return wordOf(own ? { x: own.x - middle.x, y: own.y - middle.y } : { x: 0, y: 0 });
}

function middleOf(places: readonly Spot[]): Spot {
  return {
    x: places.reduce((sum, { x }) => sum + x, 0) / Math.max(1, places.length),
    y: places.reduce((sum, { y }) => sum + y, 0) / Math.max(1, places.length),
  };
}

/** The middle of the frame around some places. */
function centerOf(places: readonly Spot[]): Spot {
  const between = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(places.map(({ x }) => x)), y: between(places.map(({ y }) => y)) };
}

function wordOf({ x, y }: Spot): string {
  const eighth = Math.round((Math.atan2(y, x) * 4) / Math.PI);
  return sides[(eighth + 8) % 8] ?? 'right';
}

function sayAngles(figure: FigureData): readonly string[] {
  if (isFan(figure)) return [sayFan(figure.angles)];
  if (isCrossing(figure))
    return [`Two lines cross. Two angles across from each other: ${sayLabels(figure.angles)}.`];
  return figure.angles.map((angle) => sayAngle(figure, angle));
}

function sayLabels(angles: readonly Angle[]): string {
  return joinWords(angles.map(({ label }) => (isAsked(label) ? 'an unknown angle' : sayValue(label))));
}

/** Whether two labeled angles have one nameless vertex, and the sides of each go on as the sides of the other. */
function isCrossing(figure: FigureData): boolean {
  const [one, two, ...others] = figure.angles;
  if (!one || !two || others.length > 0 || one.label === '' || two.label === '') return false;
  const [vertex, a, b, c, d] = [one.at, one.from, one.to, two.from, two.to].map((at) => figure.points[at]);
  if (!vertex || !a || !b || !c || !d || one.at !== two.at || nameOf(figure, one.at) !== '') return false;
  const isOpposite = (p: Spot, q: Spot): boolean =>
    Math.hypot((p.x + q.x) / 2 - vertex.x, (p.y + q.y) / 2 - vertex.y) < 1e-6;
  return isOpposite(a, c) && isOpposite(b, d);
}

/** Whether all angles have one nameless vertex and each begins where the one before ends. */
function isFan(figure: FigureData): boolean {
  const { angles } = figure;
  const isOnePlace = angles.every(({ at, label }) => at === angles[0]?.at && label !== '');
  const isInTurn = angles.every(({ from }, index) => index === 0 || angles[index - 1]?.to === from);
  return angles.length > 1 && isOnePlace && isInTurn && nameOf(figure, angles[0]?.at ?? 0) === '';
}

function sayFan(angles: readonly Angle[]): string {
  return `These angles lie side by side at one point, in this order: ${sayLabels(angles)}.`;
}

function sayAngle(figure: FigureData, angle: Angle): string {
  const { at, from, to, label, mark } = angle;
  const [a, vertex, b] = [nameOf(figure, from), nameOf(figure, at), nameOf(figure, to)];
  const where = vertex !== '' ? `at ${vertex}` : `at the ${cornerWord(figure, at)} corner`;
  const named =
    a !== '' && b !== '' && vertex !== ''
      ? `The angle at ${vertex} between ${a} and ${b}`
      : `The angle ${where}`;
  const dashed = mark === 'square' && label === '' ? dashedEndsAtNoCorner(figure, at) : 0;
  if (dashed === 1) return 'A right angle is marked at the foot of the dashed segment.';
  if (dashed > 1) return 'A right angle is marked where the dashed segments meet.';
  if (mark === 'square' && label === '') return `${named} is marked as a right angle.`;
  if (label === '') return `${named} is marked with ${mark === 'arc' ? 'one arc' : 'two arcs'}.`;
  return isAsked(label) ? `${named} is unknown.` : `${named} is labeled ${sayValue(label)}.`;
}

/** How many dashed segments end at a nameless place that is no corner of the figure. A height has one such end. */
function dashedEndsAtNoCorner(figure: FigureData, at: number): number {
  if (figure.area.length === 0 || figure.area.includes(at) || nameOf(figure, at) !== '') return 0;
  return figure.segments.filter(({ style, from, to }) => style === 'dashed' && (from === at || to === at))
    .length;
}

function sayCircle(figure: FigureData, { center, through, dashed }: FigureData['circles'][number]): string {
  const [c, p] = [nameOf(figure, center), nameOf(figure, through)];
  const drawn = dashed ? 'A dashed circle' : 'A circle';
  return `${drawn}${c === '' ? '' : ` around ${c}`}${p === '' ? '' : ` passes through ${p}`}${c === '' && p === '' ? ' is drawn' : p === '' ? ' is drawn' : ''}.`;
}
