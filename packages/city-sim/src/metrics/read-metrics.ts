import type { City } from '../city.ts';
import { type MetricId, metricIds, metricSpec } from './metric-specs.ts';
import { dailyValues, hourlyValues } from './series.ts';

/** The value that a meter shows, in its unit: the last 24 hours of a sum, the last hour of everything else. */
export function readMetric(city: City, metric: MetricId): number {
  const { day, scale } = metricSpec[metric];
  const hours = hourlyValues(city.series, metric);
  if (day !== 'sum') return (hours.at(-1) ?? 0) / scale;
  return hours.slice(-24).reduce((sum, value) => sum + value, 0) / scale;
}

/** All meters, in their units. */
export function readMetrics(city: City): Record<MetricId, number> {
  const entries = metricIds.map((metric) => [metric, readMetric(city, metric)] as const);
  return Object.fromEntries(entries) as Record<MetricId, number>;
}

export type MetricSeries = { daily: number[]; hourly: number[] };

/** A metric's last 60 full days and 48 hours, oldest first, in its unit. */
export function readSeries(city: City, metric: MetricId): MetricSeries {
  const { scale } = metricSpec[metric];
  const inUnit = (value: number) => value / scale;
  return {
    daily: dailyValues(city.series, metric).map(inUnit),
    hourly: hourlyValues(city.series, metric).map(inUnit),
  };
}
