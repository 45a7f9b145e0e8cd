import type { BarChartLayout } from './layout.ts';

export type BarChartValues = {
  readonly kind: 'bar-chart';
  /** Heights of each group of bars, measured; null where a question mark stands. */
  readonly heights: readonly (readonly (number | null)[])[];
};

export function readBackBarChart({ field, top, bars }: BarChartLayout): BarChartValues {
  return {
    kind: 'bar-chart',
    heights: bars.map((group) =>
      group.map(({ box, asked }) => (asked ? null : (box.height / field.height) * top)),
    ),
  };
}
