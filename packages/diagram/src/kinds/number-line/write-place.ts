import { gridValues, writeNumber } from '../coordinate-plane/scale-axis.ts';
import type { NumberLine } from './schema.ts';

const largestBottom = 12;
const near = 1e-6;

/** A number as the line writes it: a decimal, or a fraction or mixed number with a bottom up to 12. */
export function writePlace(value: number, as: NumberLine['as']): string {
  const fraction = as === 'fraction' ? writeFraction(Math.abs(value)) : null;
  if (fraction === null) return writeNumber(value);
  return `${value < 0 ? '−' : ''}${fraction}`;
}

function writeFraction(size: number): string | null {
  const whole = Math.floor(size + near);
  for (let bottom = 2; bottom <= largestBottom; bottom += 1) {
    const top = (size - whole) * bottom;
    if (Math.round(top) > 0 && Math.abs(top - Math.round(top)) < near) {
      return `${whole === 0 ? '' : `${whole} `}${Math.round(top)}/${bottom}`;
    }
  }
  return null;
}

type Line = Pick<NumberLine, 'min' | 'max'>;

/** Multiples of a step on the line, from left to right. */
export function labelledPlaces({ min, max }: Line, step: number): readonly number[] {
  return gridValues({ label: '', min, max, step });
}

export function isSamePlace(a: number, b: number): boolean {
  return Math.abs(a - b) < near;
}
