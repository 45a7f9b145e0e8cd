import { type GraphData, limits } from '@playforward/contract';

export type ChartPoint = { x: number; y: number };

/** Values by name along an axis of names, or points on two axes of numbers, joined by a line or not. */
export type ChartModel =
  | {
      kind: 'names';
      type: 'line' | 'bar';
      labels: string[];
      series: { label: string; values: (number | null)[] }[];
    }
  | { kind: 'points'; joined: boolean; series: { label: string; points: ChartPoint[] }[] };

/** What was left out of a picture that would hold too much (D-117). */
export type LeftOut = { series: number; points: number };

type Dataset = GraphData['data']['datasets'][number];

/** Cuts a graph to what is shown and decides on its axes. */
export function chartModel({ type, data }: GraphData): { model: ChartModel; leftOut: LeftOut } {
  const longest = Math.max(data.labels.length, ...data.datasets.map((set) => set.data.length));
  const labels = data.labels.slice(0, limits.chartPoints);
  const series = data.datasets.slice(0, limits.chartSeries).map((set, index) => ({
    label: set.label || String(index + 1),
    data: set.data.slice(0, limits.chartPoints),
  }));
  const leftOut = {
    series: data.datasets.length - series.length,
    points: Math.max(0, longest - limits.chartPoints),
  };
  const onNumbers = series.some((set) => set.data.some(isPoint)) || isUneven(labels);
  if (type === 'scatter' || (type === 'line' && onNumbers)) {
    const points = series.map((set) => ({ label: set.label, points: pointsOf(set, labels) }));
    return { model: { kind: 'points', joined: type === 'line', series: points }, leftOut };
  }
  return { model: byName(type, labels, series), leftOut };
}

function byName(type: 'line' | 'bar', labels: GraphData['data']['labels'], series: Dataset[]): ChartModel {
  const xs = [...new Set(series.flatMap((set) => set.data.filter(isPoint).map(({ x }) => x)))];
  const most = Math.max(
    labels.length,
    ...series.map((set) => (set.data.some(isPoint) ? 0 : set.data.length)),
  );
  const names: (string | number)[] =
    labels.length > 0 || xs.length === 0
      ? Array.from({ length: most }, (_, index) => labels[index] ?? index + 1)
      : xs.sort((a, b) => a - b);
  return {
    kind: 'names',
    type,
    labels: names.map(String),
    series: series.map((set) => ({
      label: set.label,
      values: names.map((name, index) => valueAt(set, name, index)),
    })),
  };
}

function valueAt({ data }: Dataset, name: string | number, index: number): number | null {
  const point = data.find((item) => isPoint(item) && String(item.x) === String(name));
  const item = point ?? data[index];
  if (item === null || item === undefined) return null;
  if (isPoint(item)) return point ? item.y : null;
  return item;
}

/** A number without a place of its own stands at its label, or at its turn. */
function pointsOf({ data }: Dataset, labels: GraphData['data']['labels']): ChartPoint[] {
  return data.flatMap((item, index) => {
    if (item === null) return [];
    if (isPoint(item)) return [item];
    const label = labels[index];
    const x = typeof label === 'number' ? label : Number.parseFloat(label ?? '');
    return [{ x: Number.isFinite(x) ? x : index + 1, y: item }];
  });
}

/** Numbers along the axis with unequal steps: an axis of names would bend the line. */
function isUneven(labels: (string | number)[]): boolean {
  const [first, second] = labels;
  if (typeof first !== 'number' || typeof second !== 'number') return false;
  const step = second - first;
  return (
    labels.every(
      (label, index) => typeof label === 'number' && (index === 0 || label > Number(labels[index - 1])),
    ) &&
    labels.some(
      (label, index) => index > 0 && Math.abs(Number(label) - Number(labels[index - 1]) - step) > step / 1e6,
    )
  );
}

function isPoint(item: Dataset['data'][number]): item is ChartPoint {
  return typeof item === 'object' && item !== null;
}
