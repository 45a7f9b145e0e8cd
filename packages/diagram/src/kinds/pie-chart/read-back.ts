import type { PieChartLayout } from './layout.ts';

export type PieChartValues = {
  readonly kind: 'pie-chart';
  /** Share of the circle that each slice takes, measured. */
  readonly shares: readonly number[];
};

export function readBackPieChart({ slices }: PieChartLayout): PieChartValues {
  return { kind: 'pie-chart', shares: slices.map(({ span }) => span / (2 * Math.PI)) };
}
