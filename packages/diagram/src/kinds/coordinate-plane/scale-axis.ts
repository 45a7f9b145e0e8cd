import { groupDigits } from '../../label/group-digits.ts';
import { type SizedLabel, sizeLabel } from '../../label/place-label.ts';
import type { CoordinatePlane } from './schema.ts';

export type Axis = CoordinatePlane['x'];

/** A grid line of one axis with its number; null where the numbers would stand too close. */
export type AxisTick = { readonly value: number; readonly label: SizedLabel | null };

const mostGridLines = 40;
const strides = [1, 2, 4, 5, 10, 20, 25, 50, 100] as const;

/** Units of the drawing for one unit of the axis. */
export function pixelsPerUnit({ min, max }: Axis, length: number): number {
  return length / (max - min);
}

/** Multiples of the step inside the axis, without the dust of binary fractions. */
export function gridValues({ min, max, step }: Axis): readonly number[] {
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  const every = strides.find((stride) => (last - first) / stride <= mostGridLines) ?? last - first;
  const count = Math.floor((last - first) / every) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => tidy((first + index * every) * step));
}

/** Every how manieth grid line has room for its number, beside the others and beside the 0 where axes cross. */
export function labelStride(axis: Axis, length: number, along: 'x' | 'y'): number {
  const values = gridValues(axis);
  const labels = values.map((value) => sizeLabel(writeNumber(value), 'plain'));
  const widest = Math.max(0, ...labels.map(({ width }) => width));
  const crossing = axis.min < 0;
  const apart = along === 'x' ? widest + 8 : 22;
  const fromZero = along === 'x' ? widest / 2 + 30 : 40;
  const room = crossing ? Math.max(apart, fromZero) : apart;
  const gap = pixelsPerUnit(axis, length) * ((values[1] ?? axis.max) - (values[0] ?? axis.min));
  return strides.find((stride) => gap * stride >= room) ?? Math.max(values.length, 1);
}

/** The grid lines with their numbers; 0 or the first line has one, then every stride-th. */
export function axisTicks(axis: Axis, stride: number): readonly AxisTick[] {
  const values = gridValues(axis);
  const anchor = Math.max(0, values.indexOf(0));
  return values.map((value, index) => {
    const shown = (index - anchor) % stride === 0;
    return { value, label: shown ? sizeLabel(writeNumber(value), 'plain') : null };
  });
}

/** A number as it stands on an axis or in a pair: a true minus sign, with commas. */
export function writeNumber(value: number): string {
  const shown = tidy(value);
  const [whole = '', part] = String(Math.abs(shown)).split('.');
  const grouped = groupDigits(whole);
  return `${shown < 0 ? '−' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}

function tidy(value: number): number {
  return Number(value.toFixed(9)) + 0;
}
