import { type PlacedLabel, placeLabel, sizeLabel } from '../label/place-label.ts';
import { drawStroke } from '../svg/draw-stroke.ts';
import type { Markup } from '../svg/element.ts';
import { margin, sheetWidth } from '../svg/sheet.ts';
import {
  axisTicks,
  gridValues,
  labelStride,
  pixelsPerUnit,
  writeNumber,
} from './coordinate-plane/scale-axis.ts';

/** A scale of numbers along the bottom of a picture; `label` names what the numbers are. */
export type ValueScale = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly label: string;
};

export type ValueAxis = {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly ticks: readonly { readonly x: number; readonly tall: boolean }[];
  readonly labels: readonly PlacedLabel[];
  /** Lower edge of all that belongs to the axis. */
  readonly bottom: number;
};

export const axisLeft = margin + 30;
const axisRight = sheetWidth - margin - 30;
const reach = 7;
const mostMarks = 60;
const near = 1e-9;
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** Where a number stands on the axis. */
export function axisPlace({ min, max }: ValueScale, value: number, left = axisLeft): number {
  return left + ((value - min) / (max - min || 1)) * (axisRight - left);
}

/** The number that stands at a place: the other way around. */
export function axisValue({ min, max }: ValueScale, x: number, left = axisLeft): number {
  return min + ((x - left) / (axisRight - left)) * (max - min);
}

export function layValueAxis(scale: ValueScale, y: number, left = axisLeft): ValueAxis {
  const numbers = axisTicks(scale, labelStride(scale, axisRight - left, 'x'));
  const labels = numbers.flatMap(({ value, label }) =>
    label === null
      ? []
      : [placeLabel(label, axisPlace(scale, value, left), y + reach + 2 + label.height / 2)],
  );
  const below = Math.max(y + reach, ...labels.map(({ box }) => box.y + box.height));
  const sized = scale.label.trim() === '' ? null : sizeLabel(scale.label, 'name', sheetWidth - 2 * margin);
  const name = sized && placeLabel(sized, (left + axisRight) / 2, below + 4 + sized.height / 2);
  return {
    left,
    right: axisRight,
    y,
    ticks: numbers.map(({ value, label }) => ({ x: axisPlace(scale, value, left), tall: label !== null })),
    labels: [...labels, ...(name ? [name] : [])],
    bottom: name ? name.box.y + name.box.height : below,
  };
}

export function drawValueAxis({ left, right, y, ticks }: ValueAxis): readonly Markup[] {
  return [
    drawStroke('axis', [left - 10, y], [right + 10, y]),
    ...ticks.map(({ x, tall }) => drawStroke('tick', [x, y], [x, y + (tall ? reach : reach - 3)])),
  ];
}

/** A number told by what is written under the axis: the number itself, or which mark it is to the right of one. */
export function tellAxisPlace(scale: ValueScale, value: number): string {
  const written = axisTicks(scale, labelStride(scale, axisRight - axisLeft, 'x'))
    .filter(({ label }) => label !== null)
    .map((tick) => tick.value);
  if (written.some((number) => Math.abs(number - value) < near)) return writeNumber(value);
  const base = written.filter((number) => number < value).at(-1) ?? scale.min;
  const marks = (value - base) / scale.step;
  const whole = Math.round(marks);
  if (Math.abs(marks - whole) < near)
    return `the ${ordinals[whole - 1] ?? `${whole}th`} mark to the right of ${writeNumber(base)}`;
  const [before, after] = [base + Math.floor(marks) * scale.step, base + Math.ceil(marks) * scale.step];
  return `a place between the marks of ${writeNumber(before)} and ${writeNumber(after)}`;
}

/** Faults of a scale, and numbers that are not on it. */
export function checkValueScale(scale: ValueScale, values: readonly number[]): readonly string[] {
  const { min, max, step, label } = scale;
  if (min >= max) return ['The axis must go from a smaller to a larger number.'];
  const problems: string[] = [];
  if ((max - min) / step > mostMarks) problems.push(`The axis has more than ${mostMarks} marks.`);
  if (label.trim() === '') problems.push('The axis needs a name.');
  for (const value of new Set(values.filter((one) => one < min || one > max)))
    problems.push(`The number ${writeNumber(value)} is outside the axis.`);
  return problems;
}

/** Heights of a scale that runs upwards: grid lines with their numbers at the left. */
export type CountAxis = {
  readonly lines: readonly { readonly y: number; readonly value: number }[];
  readonly labels: readonly PlacedLabel[];
  readonly room: number;
};

type CountScale = { readonly max: number; readonly step: number };

/** Room that the numbers at the left take. */
export function countRoom({ max, step }: CountScale): number {
  const values = gridValues({ label: '', min: 0, max, step });
  return Math.max(...values.map((value) => sizeLabel(writeNumber(value), 'plain').width), 20) + 8;
}

export function layCountAxis(
  scale: CountScale,
  { top, bottom, left }: Record<'top' | 'bottom' | 'left', number>,
): CountAxis {
  const axis = { label: '', min: 0, max: scale.max, step: scale.step };
  const unit = pixelsPerUnit(axis, bottom - top);
  const ticks = axisTicks(axis, labelStride(axis, bottom - top, 'y'));
  return {
    lines: ticks.map(({ value }) => ({ y: bottom - value * unit, value })),
    labels: ticks.flatMap(({ value, label }) =>
      label === null ? [] : [placeLabel(label, left - 7, bottom - value * unit, 'end')],
    ),
    room: countRoom(scale),
  };
}

export function drawCountLines({ lines }: CountAxis, left: number, right: number): readonly Markup[] {
  return lines.map(({ y }) => drawStroke('hair', [left, y], [right, y]));
}
