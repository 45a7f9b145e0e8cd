import { type PlacedLabel, placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { NumberLine } from './schema.ts';
import { isSamePlace, labelledPlaces, writePlace } from './write-place.ts';

type TickMark = { readonly x: number; readonly tall: boolean };
type LaidPoint = { readonly x: number; readonly leader: readonly [number, number] | null };
type LaidEnd = { readonly x: number; readonly open: boolean };
/** An end without a circle runs on to the arrow of the line. */
type LaidSpan = {
  readonly from: number;
  readonly to: number;
  readonly left: LaidEnd | null;
  readonly right: LaidEnd | null;
};
type LaidJump = { readonly from: number; readonly to: number; readonly y: number };

export type NumberLineLayout = Layout & {
  /** Where the numbers min and max stand, and what they are. */
  readonly left: number;
  readonly right: number;
  readonly min: number;
  readonly max: number;
  readonly lineY: number;
  readonly ticks: readonly TickMark[];
  readonly points: readonly LaidPoint[];
  readonly spans: readonly LaidSpan[];
  readonly jumps: readonly LaidJump[];
};

export const lineStart = margin;
export const lineEnd = sheetWidth - margin;
const left = margin + 34;
const right = sheetWidth - margin - 34;
const jumpHeight = 46;
const pointReach = 12;
const tickReach = 11;
const gap = 5;
const nameHeight = 28;

type ToX = (value: number) => number;

export function layoutNumberLine(diagram: NumberLine): NumberLineLayout {
  const { min, max, step, labelStep } = diagram;
  const toX: ToX = (value) => left + ((value - min) / (max - min || 1)) * (right - left);
  const numbers = labelledPlaces(diagram, labelStep);
  const rows = pointRows(diagram, toX);
  const jumpRows = rowsOfJumps(diagram);
  const jumpRoom = jumpRows.length === 0 ? 0 : (Math.max(...jumpRows) + 1) * jumpHeight;
  const lineY = margin + jumpRoom + rows.room + pointReach;
  const tickLabels = numbers.map((value) => {
    const label = sizeLabel(writePlace(value, diagram.as), 'plain');
    return placeLabel(label, toX(value), lineY + tickReach + 2 + label.height / 2);
  });
  const below = Math.max(lineY + tickReach, ...tickLabels.map(({ box }) => box.y + box.height));
  const name = diagram.label === null ? [] : [sizeLabel(diagram.label, 'name', sheetWidth - 2 * margin)];
  const named = name.map((label) => placeLabel(label, sheetWidth / 2, below + 6 + label.height / 2));
  const jumps = diagram.jumps.map(({ from, to }, index) => ({
    from: toX(from),
    to: toX(to),
    y: margin + jumpRoom - (jumpRows[index] ?? 0) * jumpHeight - 10,
  }));
  const jumpLabels = diagram.jumps.map(({ label }, index) => {
    const jump = jumps[index] ?? { from: left, to: right, y: lineY };
    return inside(sizeValue(label, 'strong'), (jump.from + jump.to) / 2, jump.y - 18);
  });
  const points = placePoints(
    rows.labels,
    diagram.points.map(({ at }) => toX(at)),
    lineY,
  );
  return {
    width: sheetWidth,
    height: below + (named.length === 0 ? 0 : Math.max(nameHeight, (name[0]?.height ?? 0) + 6)) + margin,
    labels: [...tickLabels, ...named, ...points.labels, ...jumpLabels],
    left,
    right,
    min,
    max,
    lineY,
    ticks: labelledPlaces(diagram, step).map((value) => ({
      x: toX(value),
      tall: numbers.some((number) => isSamePlace(number, value)),
    })),
    points: points.dots,
    spans: diagram.spans.map((span) => layoutSpan(span, toX)),
    jumps,
  };
}

type RowedLabel = { readonly label: ReturnType<typeof sizeLabel>; readonly row: 0 | 1 } | null;

/** Labels of points stand over them, every one that would touch its neighbor in a second row. */
function pointRows(
  { points }: NumberLine,
  toX: ToX,
): { readonly labels: readonly RowedLabel[]; readonly room: number } {
  const ends = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const labels: RowedLabel[] = points.map(() => null);
  const order = points.map((_, index) => index).sort((a, b) => (points[a]?.at ?? 0) - (points[b]?.at ?? 0));
  for (const index of order) {
    const point = points[index];
    if (point?.label == null || point.label.trim() === '') continue;
    const label = sizeValue(point.label, 'strong');
    const start = toX(point.at) - label.width / 2;
    const row = start >= (ends[0] ?? 0) + gap ? 0 : 1;
    ends[row] = start + label.width;
    labels[index] = { label, row };
  }
  const tallest = (row: 0 | 1): number =>
    Math.max(0, ...labels.map((entry) => (entry?.row === row ? entry.label.height : 0)));
  const far = tallest(1);
  return { labels, room: Math.max(24, tallest(0)) + (far === 0 ? 0 : far + gap) };
}

function placePoints(
  rowed: readonly RowedLabel[],
  xs: readonly number[],
  lineY: number,
): { readonly labels: readonly PlacedLabel[]; readonly dots: readonly LaidPoint[] } {
  const nearRow = Math.max(24, ...rowed.map((entry) => (entry?.row === 0 ? entry.label.height : 0)));
  const placed = rowed.map((entry, index) => {
    if (entry === null) return null;
    const bottom = lineY - pointReach - (entry.row === 0 ? 0 : nearRow + gap);
    return inside(entry.label, xs[index] ?? 0, bottom - entry.label.height / 2);
  });
  const dots = xs.map((x, index): LaidPoint => {
    const label = placed[index];
    const raised = label != null && rowed[index]?.row === 1;
    return { x, leader: raised ? [label.box.y + label.box.height, lineY] : null };
  });
  return { labels: placed.filter((label) => label !== null), dots };
}

/** Moved so far that it stays on the sheet. */
function inside(label: ReturnType<typeof sizeLabel>, x: number, y: number): PlacedLabel {
  const half = label.width / 2;
  return placeLabel(label, Math.min(Math.max(x, margin + half), sheetWidth - margin - half), y);
}

/** Arrows over the same stretch stand one above the other. */
function rowsOfJumps({ jumps }: NumberLine): readonly number[] {
  const rows: number[] = [];
  for (const [index, jump] of jumps.entries()) {
    const [low, high] = [Math.min(jump.from, jump.to), Math.max(jump.from, jump.to)];
    const taken = jumps
      .slice(0, index)
      .flatMap(({ from, to }, other) =>
        Math.min(from, to) < high && Math.max(from, to) > low ? [rows[other] ?? 0] : [],
      );
    let row = 0;
    while (taken.includes(row)) row += 1;
    rows.push(row);
  }
  return rows;
}

function layoutSpan({ from, to, fromOpen, toOpen }: NumberLine['spans'][number], toX: ToX): LaidSpan {
  const start = from === null ? null : { x: toX(from), open: fromOpen };
  const end = to === null ? null : { x: toX(to), open: toOpen };
  return { from: start?.x ?? lineStart + 14, to: end?.x ?? lineEnd - 14, left: start, right: end };
}
