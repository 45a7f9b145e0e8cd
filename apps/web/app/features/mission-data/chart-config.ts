import type { ChartData, ChartOptions } from 'chart.js';
import type { ChartModel, ChartPoint } from './chart-model.ts';

export type ChartColors = { series: string[]; ink: string; line: string; paper: string };

const shapes = ['circle', 'rectRot', 'triangle', 'rect', 'star', 'crossRot'] as const;
const dashes = [[], [2, 5], [9, 5], [9, 4, 2, 4]];

/** Names of any length come from outside; the numbers below the chart show them whole. */
const longestName = 28;
const mostLegend = 92;

type Value = number | null | ChartPoint;

/** Series differ in color, shape and dashes, so that color is never the only sign. */
export function chartData(
  model: ChartModel,
  colors: ChartColors,
): ChartData<'line' | 'bar' | 'scatter', Value[]> {
  const isBar = model.kind === 'names' && model.type === 'bar';
  const isLine = model.kind === 'names' ? model.type === 'line' : model.joined;
  const datasets = model.series.map((series, index) => {
    const color = colors.series[index % colors.series.length] ?? colors.ink;
    const data: Value[] = 'points' in series ? series.points : series.values;
    const many = data.length > 20;
    return {
      label: shortened(series.label),
      data,
      borderColor: color,
      backgroundColor: isBar ? color : `${color}1a`,
      pointBackgroundColor: color,
      pointBorderColor: colors.paper,
      pointBorderWidth: isLine ? 1.5 : 0,
      pointStyle: shapes[index % shapes.length] ?? 'circle',
      pointRadius: isLine ? (many ? 0 : 4) : 6,
      pointHoverRadius: 7,
      pointHitRadius: 12,
      borderWidth: isBar ? 0 : 3,
      borderRadius: isBar ? 6 : 0,
      borderDash: isLine ? (dashes[index % dashes.length] ?? []) : [],
      fill: isLine && index === 0 ? 'origin' : false,
      showLine: isLine,
      tension: 0,
    };
  });
  return model.kind === 'names' ? { labels: model.labels.map(shortened), datasets } : { datasets };
}

/** The library's defaults stay where the documents name them: legend at the top, tooltips of 400 ms (L-373, L-374). */
export function chartOptions(
  model: ChartModel,
  { colors, still }: { colors: ChartColors; still: boolean },
): ChartOptions<'line' | 'bar' | 'scatter'> {
  const font = { family: 'Lexend, system-ui, sans-serif', size: 14 };
  const axis = {
    grid: { color: colors.line },
    border: { color: colors.line },
    ticks: { color: colors.ink, font, maxRotation: 0, autoSkipPadding: 24 },
  };
  const { across, upward } = measuredValues(model);
  return {
    responsive: true,
    maintainAspectRatio: false,
    ...(still && { animation: false as const }),
    interaction:
      model.kind === 'names' ? { mode: 'index', intersect: false } : { mode: 'nearest', intersect: false },
    scales: {
      x: {
        ...axis,
        grid: { display: false },
        ticks: across ? { ...axis.ticks, ...numberTicks(across) } : axis.ticks,
      },
      y: { ...axis, beginAtZero: true, ticks: { ...axis.ticks, ...numberTicks(upward) } },
    },
    plugins: {
      legend: {
        align: 'start',
        maxHeight: mostLegend,
        labels: {
          color: colors.ink,
          font: { ...font, size: 15 },
          usePointStyle: true,
          boxHeight: 10,
          padding: 20,
        },
      },
      tooltip: {
        backgroundColor: '#1b1740',
        titleFont: { ...font, weight: 500 },
        bodyFont: { ...font, size: 15, weight: 700 },
        padding: 12,
        cornerRadius: 12,
        usePointStyle: true,
        boxHeight: 10,
        boxPadding: 6,
        ...(still && { animation: false as const }),
      },
    },
  };
}

/** The numbers on each axis; an axis of names has none. */
function measuredValues(model: ChartModel): { across: number[] | null; upward: (number | null)[] } {
  if (model.kind === 'names') return { across: null, upward: model.series.flatMap(({ values }) => values) };
  const points = model.series.flatMap((series) => series.points);
  return { across: points.map(({ x }) => x), upward: points.map(({ y }) => y) };
}

const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** Things that are counted have whole steps; a number has no zeros that say nothing ("1.0" beside "0"). */
function numberTicks(values: readonly (number | null)[]) {
  const isCounted = values.every((value) => value === null || Number.isInteger(value));
  return {
    ...(isCounted && { precision: 0 }),
    callback: (value: number | string) => (typeof value === 'number' ? plainNumber.format(value) : value),
  };
}

function shortened(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
}
