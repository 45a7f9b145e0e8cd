import {
  attachUnit,
  type City,
  type MetricId,
  metricIds,
  metricSpec,
  readMetric,
  readSeries,
} from '@playforward/city-sim';
import type { ChartSpec, TableSpec } from '@playforward/contract';
import { shownChange, shownNumber } from '../ui/numbers.ts';
import { metersText as text } from './text.ts';

/** The meters of the top bar, each with the overlay that shows where its number comes from. */
export const mainMeters = [
  { metric: 'people', overlay: null },
  { metric: 'powerUnused', overlay: 'power' },
  { metric: 'waterStored', overlay: 'water' },
  { metric: 'happiness', overlay: 'happiness' },
  { metric: 'money', overlay: null },
] as const satisfies readonly { metric: MetricId; overlay: string | null }[];

export type MeterReading = {
  metric: MetricId;
  label: string;
  now: string;
  /** Against a week ago, or against the first day while the city is younger; null on its first day. */
  week: { words: string; direction: -1 | 0 | 1 } | null;
};

export function readMeter(city: City, metric: MetricId): MeterReading {
  const { daily } = readSeries(city, metric);
  const before = daily.at(-8) ?? daily[0];
  const last = daily.at(-1);
  return {
    metric,
    label: metricSpec[metric].label,
    now: shownMetric(metric, readMetric(city, metric)),
    week: before === undefined || last === undefined ? null : changeOf(metric, last - before),
  };
}

export function readMeters(city: City): MeterReading[] {
  return metricIds.map((metric) => readMeter(city, metric));
}

function changeOf(metric: MetricId, change: number): MeterReading['week'] {
  const rounded = rounding(metric, change);
  return {
    words: shownChange(rounded, (value) => shownMetric(metric, value)),
    direction: rounded === 0 ? 0 : rounded > 0 ? 1 : -1,
  };
}

function rounding(metric: MetricId, value: number): number {
  const factor = 10 ** metricSpec[metric].digits;
  return Math.round(value * factor) / factor;
}

/** A value with its unit, as a pupil reads it: "74.2%", "$4,200", "1.2 kW". */
function shownMetric(metric: MetricId, value: number): string {
  const { unit } = metricSpec[metric];
  const rounded = rounding(metric, value);
  if (unit === '$') {
    const whole = Math.abs(rounded) >= 100 ? Math.round(rounded) : rounded;
    return `${whole < 0 ? '−' : ''}$${shownNumber(Math.abs(whole))}`;
  }
  return attachUnit(shownNumber(rounded), unit);
}

/** The last days of a meter, and before its second day the last hours, with the label of each point. */
function pointsOf(city: City, metric: MetricId): { over: string; labels: string[]; values: number[] } {
  const { daily, hourly } = readSeries(city, metric);
  const isByDay = daily.length > 1;
  const values = (isByDay ? daily : hourly).map((value) => rounding(metric, value));
  const end = isByDay ? Math.floor(city.tick / 24) : city.tick - 1;
  return {
    over: isByDay ? text.day : text.hour,
    labels: values.map((_, index) => {
      const at = end - (values.length - 1 - index);
      return String(isByDay ? at : ((at % 24) + 24) % 24);
    }),
    values,
  };
}

export function meterChart(city: City, metric: MetricId): ChartSpec {
  const { over, labels, values } = pointsOf(city, metric);
  const { label } = metricSpec[metric];
  return {
    title: label,
    description: text.chartOf(withUnit(metric), over),
    type: 'line',
    data: { labels, datasets: [{ label: withUnit(metric), data: values }] },
  };
}

export function meterTable(city: City, metric: MetricId): TableSpec {
  const { over, labels, values } = pointsOf(city, metric);
  return {
    title: metricSpec[metric].label,
    description: text.chartOf(withUnit(metric), over),
    table_data: {
      headers: [over, withUnit(metric)],
      rows: labels.map((label, index) => [label, values[index] ?? 0]),
    },
  };
}

function withUnit(metric: MetricId): string {
  const { label, unit } = metricSpec[metric];
  return unit ? `${label} (${unit})` : label;
}
