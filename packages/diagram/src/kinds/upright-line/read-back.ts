import type { UprightLineLayout } from './layout.ts';

export type UprightLineValues = {
  readonly kind: 'upright-line';
  readonly ticks: readonly number[];
  readonly points: readonly number[];
};

export function readBackUprightLine({
  bottom,
  top,
  min,
  max,
  ticks,
  points,
}: UprightLineLayout): UprightLineValues {
  const valueAt = (y: number): number => min + ((bottom - y) / (bottom - top)) * (max - min);
  return {
    kind: 'upright-line',
    ticks: ticks.map(({ y }) => valueAt(y)),
    points: points.map(({ y }) => valueAt(y)),
  };
}
