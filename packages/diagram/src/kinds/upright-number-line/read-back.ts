import type { UprightNumberLineLayout } from './layout.ts';

export type UprightNumberLineValues = {
  readonly kind: 'upright-number-line';
  readonly ticks: readonly number[];
  readonly points: readonly number[];
};

export function readBackUprightNumberLine({
  bottom,
  top,
  min,
  max,
  ticks,
  points,
}: UprightNumberLineLayout): UprightNumberLineValues {
  const valueAt = ({ y }: { readonly y: number }): number =>
    min + ((bottom - y) / (bottom - top)) * (max - min);
  return { kind: 'upright-number-line', ticks: ticks.map(valueAt), points: points.map(valueAt) };
}
