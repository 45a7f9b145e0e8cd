import type { ChartModel } from './chart-model.ts';
import { missionDataText as text } from './text.ts';

export type Cell = string | number | boolean | null;
export type NumberTable = { headers: string[]; rows: Cell[][] };

/** The same data as numbers, for those who cannot or do not want to read the picture. */
export function numberTable(model: ChartModel): NumberTable {
  if (model.kind === 'names') {
    return {
      headers: [text.name, ...model.series.map(({ label }) => label)],
      rows: model.labels.map((label, index) => [
        label,
        ...model.series.map(({ values }) => values[index] ?? null),
      ]),
    };
  }
  return {
    headers: [text.series, text.x, text.y],
    rows: model.series.flatMap(({ label, points }) => points.map(({ x, y }) => [label, x, y])),
  };
}
