import type { LineChartLayout } from './layout.ts';

export type LineChartValues = {
  readonly kind: 'line-chart';
  /** Heights of each line, measured; null where one is asked for. */
  readonly heights: readonly (readonly (number | null)[])[];
};

export function readBackLineChart({ field, top, lines }: LineChartLayout): LineChartValues {
  return {
    kind: 'line-chart',
    heights: lines.map((places) =>
      places.map((place) => place && ((field.y + field.height - place.y) / field.height) * top),
    ),
  };
}
