import type { CoordinatePlane } from '../../diagram.ts';
import { type SizedLabel, sizeLabel } from '../../label/place-label.ts';

export type Axis = CoordinatePlane['x'];

/** A grid line of one axis with its number; null where the numbers would stand too close. */
export type AxisTick = { readonly value: number; readonly label: SizedLabel | null };

const mostGridLines = 40;
const strides = [1, 2, 4, 5, 10, 20, 25, 50, 100] as const;

/** Units of the drawing for one unit of the axis. */
export function unitOf({ min, max }: Axis, length: number): number {
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

/** Numbers at the grid lines: every one, or every second, fourth, fifth… where they would touch. */
export function axisTicks(axis: Axis, length: number, along: 'x' | 'y'): readonly AxisTick[] {
  const values = gridValues(axis);
  const labels = values.map((value) => sizeLabel(writeNumber(value), 'plain'));
  const room = Math.max(...labels.map((label) => (along === 'x' ? label.width + 8 : label.height)));
  const gap = values.length < 2 ? length : unitOf(axis, length) * ((values[1] ?? 0) - (values[0] ?? 0));
  const stride = strides.find((each) => gap * each >= room) ?? values.length;
  const anchor = Math.max(0, values.indexOf(0));
  return values.map((value, index) => {
    const shown = (index - anchor) % stride === 0;
    return { value, label: shown ? (labels[index] ?? null) : null };
  });
}

/** A number as it stands on an axis or in a pair: a true minus sign, commas from ten thousand on. */
export function writeNumber(value: number): string {
  const [whole = '', part] = String(tidy(Math.abs(value))).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${value < 0 ? '−' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}

function tidy(value: number): number {
  return Number(value.toFixed(9)) + 0;
}
