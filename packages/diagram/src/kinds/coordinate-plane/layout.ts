import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import { type Box, clipStroke, type Place } from '../../svg/box.ts';
import { margin, sheetMaxHeight, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { placePointLabels } from './place-point-labels.ts';
import { type Axis, type AxisTick, axisTicks, gridValues, labelStride, pixelsPerUnit } from './scale-axis.ts';
import type { CoordinatePlane } from './schema.ts';

export type Stroke = readonly [Place, Place];

export type CoordinatePlaneLayout = Layout & {
  /** The gridded field, and the values at its left, right, bottom and top edges. */
  readonly field: Box;
  readonly x: Axis;
  readonly y: Axis;
  /** Where the axes run: at zero, or at the edge next to zero. */
  readonly axisX: number;
  readonly axisY: number;
  readonly gridX: readonly number[];
  readonly gridY: readonly number[];
  readonly points: readonly Place[];
  readonly lines: readonly Stroke[];
  readonly axisLabels: readonly PlacedLabel[];
  readonly pointLabels: readonly PlacedLabel[];
};

/** Where a pair of numbers stands on the drawing. */
export function placeOn(
  { field, x, y }: Pick<CoordinatePlaneLayout, 'field' | 'x' | 'y'>,
  [px, py]: readonly [number, number],
): Place {
  return {
    x: field.x + (px - x.min) * pixelsPerUnit(x, field.width),
    y: field.y + field.height - (py - y.min) * pixelsPerUnit(y, field.height),
  };
}

type Scale = { readonly toX: (x: number) => number; readonly toY: (y: number) => number };
type Frame = Scale & { readonly field: Box; readonly axisX: number; readonly axisY: number };

const arrowRoom = 22;
/** How far the number at the lowest grid line reaches below the field. */
const numberReach = 12;
const rowHeight = 26;
const tipNameWidth = 60;

/** What a plane shows whatever else is drawn on it. */
export type PlaneData = Pick<CoordinatePlane, 'x' | 'y' | 'points' | 'lines'> & {
  /** Axes without numbers and grid lines. */
  readonly bare?: { readonly x: boolean; readonly y: boolean };
  /** Room that is left free under the field for labels of another picture. */
  readonly below?: number;
};

type Pair = readonly [number, number];

/** `avoid` names edges in numbers of the plane that labels of points keep clear of. */
export function layoutCoordinatePlane(
  diagram: PlaneData,
  avoid: readonly (readonly [Pair, Pair])[] = [],
): CoordinatePlaneLayout {
  const { x, y } = diagram;
  const field = fieldOf(diagram);
  const frame = frameOf(diagram, field);
  const { axisX, axisY, toX, toY } = frame;
  const place = ([px, py]: Pair) => ({ x: toX(px), y: toY(py) });
  const points = diagram.points.map((point) => place([point.x, point.y]));
  const lines = diagram.lines.flatMap(({ through: [a, b] }) => extend(place(a), place(b), field) ?? []);
  const axisLabels = [...numbers(diagram, frame), ...names(diagram, frame)];
  const height =
    Math.max(...axisLabels.map(({ box }) => box.y + box.height), field.y + field.height) + margin;
  const pointLabels = placePointLabels(
    points.map((at, index) => ({ at, text: diagram.points[index]?.label ?? '' })),
    {
      sheet: { x: 0, y: 0, width: sheetWidth, height },
      taken: axisLabels.map(({ box }) => box),
      lines: [...lines, ...avoid.map(([a, b]): Stroke => [place(a), place(b)])],
      points,
    },
  );
  return {
    width: sheetWidth,
    height,
    labels: [...axisLabels, ...pointLabels],
    field,
    x,
    y,
    axisX,
    axisY,
    gridX: diagram.bare?.x ? [] : gridValues(x).map(toX),
    gridY: diagram.bare?.y ? [] : gridValues(y).map(toY),
    points,
    lines,
    axisLabels,
    pointLabels,
  };
}

function isInside({ min, max }: Axis): boolean {
  return min < 0 && max > 0;
}

/** A short name of x stands behind the arrow of an axis that runs inside the field. */
function hasNameAtTip({ x, y }: PlaneData): boolean {
  return isInside(y) && x.label.trim() !== '' && sizeLabel(x.label, 'name').width <= tipNameWidth;
}

/** The field fills the sheet; axes with one step get one scale, so that a slope looks as steep as it is. */
function fieldOf(diagram: PlaneData): Box {
  const { x, y } = diagram;
  const tip = hasNameAtTip(diagram) ? sizeLabel(x.label, 'name').width + 6 : 0;
  const left = margin + (isInside(x) ? 10 : Math.max(24, widestNumber(y) + 8));
  const top = margin + rowHeight + arrowRoom;
  const below =
    (isInside(y) ? numberReach : rowHeight + 2) +
    (tip > 0 || x.label.trim() === '' ? 0 : rowHeight) +
    (diagram.below ?? 0);
  const room = {
    width: sheetWidth - margin - arrowRoom - tip - left,
    height: sheetMaxHeight - margin - below - top,
  };
  const unit = Math.min(pixelsPerUnit(x, room.width), pixelsPerUnit(y, room.height));
  const even = { width: unit * (x.max - x.min), height: unit * (y.max - y.min) };
  const same = hasOneScale(diagram) && even.width >= 170 && even.height >= 170;
  const { width, height } = same ? even : room;
  return { x: left + (room.width - width) / 2, y: top, width, height };
}

function hasOneScale({ x, y }: PlaneData): boolean {
  return x.step === y.step;
}

function widestNumber(axis: Axis): number {
  return Math.max(0, ...axisTicks(axis, 1).map(({ label }) => label?.width ?? 0));
}

function frameOf({ x, y }: PlaneData, field: Box): Frame {
  const toX = (value: number) => field.x + (value - x.min) * pixelsPerUnit(x, field.width);
  const toY = (value: number) => field.y + field.height - (value - y.min) * pixelsPerUnit(y, field.height);
  const axisX = toX(Math.min(Math.max(0, x.min), x.max));
  const axisY = toY(Math.min(Math.max(0, y.min), y.max));
  return { field, toX, toY, axisX, axisY };
}

/** Numbers stand under the x-axis and left of the y-axis; where both start or cross at 0, one 0 serves both. */
function numbers(diagram: PlaneData, { field, axisX, axisY, toX, toY }: Frame): readonly PlacedLabel[] {
  const { x, y } = diagram;
  const strides = { x: labelStride(x, field.width, 'x'), y: labelStride(y, field.height, 'y') };
  const common = hasOneScale(diagram) && isInside(x) && isInside(y) ? Math.max(strides.x, strides.y) : 0;
  const shared = x.min <= 0 && y.min <= 0;
  const shown = ({ value, label }: AxisTick) => label !== null && !(shared && value === 0);
  const bare = diagram.bare ?? { x: false, y: false };
  const along = bare.x ? [] : axisTicks(x, Math.max(strides.x, common)).filter(shown);
  const up = bare.y ? [] : axisTicks(y, Math.max(strides.y, common)).filter(shown);
  const origin = shared && !bare.x ? [sizeLabel('0', 'plain')] : [];
  return [
    ...along.flatMap(({ value, label }) =>
      label === null ? [] : [placeLabel(label, toX(value), axisY + 6 + label.height / 2)],
    ),
    ...up.flatMap(({ value, label }) =>
      label === null ? [] : [placeLabel(label, axisX - 7, toY(value), 'end')],
    ),
    ...origin.map((label) => placeLabel(label, axisX - 5, axisY + 6 + label.height / 2, 'end')),
  ];
}

/** The name of x stands behind its arrow or ends under the right end of the field, that of y over its arrow. */
function names(diagram: PlaneData, { field, axisX, axisY }: Frame): readonly PlacedLabel[] {
  const { x, y } = diagram;
  const right = field.x + field.width;
  const below = field.y + field.height + (isInside(y) ? numberReach : rowHeight + 2) + rowHeight / 2;
  const xName = sizeLabel(x.label, 'name');
  const yName = sizeLabel(y.label, 'name');
  const half = yName.width / 2;
  const yMiddle = Math.min(Math.max(axisX, margin + half), sheetWidth - margin - half);
  const xPlaced = hasNameAtTip(diagram)
    ? placeLabel(xName, right + arrowRoom, axisY, 'start')
    : placeLabel(xName, Math.max(right + arrowRoom / 2, margin + xName.width), below, 'end');
  return [
    ...(x.label.trim() === '' ? [] : [xPlaced]),
    ...(y.label.trim() === '' ? [] : [placeLabel(yName, yMiddle, margin + rowHeight / 2 - 2)]),
  ];
}

/** The whole stretch of the line through two places that lies in the field. */
function extend(a: Place, b: Place, field: Box): readonly [Stroke] | null {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return null;
  const far = (4 * (field.width + field.height) + Math.hypot(a.x - field.x, a.y - field.y)) / length;
  const reach = (sign: number) => ({ x: a.x + sign * far * (b.x - a.x), y: a.y + sign * far * (b.y - a.y) });
  const clipped = clipStroke(reach(-1), reach(1), field);
  return clipped === null ? null : [clipped];
}
