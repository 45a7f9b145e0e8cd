import { divide } from '../whole-numbers.ts';
import { type MetricId, metricIds, metricSpec } from './metric-specs.ts';

const keptDays = 60;
const keptHours = 48;

/**
 * The last 60 days and 48 hours of every metric, in the city's whole units. Each metric has its own stretch of a row:
 * the value of hour or day number k stands at k modulo the number kept.
 */
export type Series = {
  hourly: Float64Array;
  daily: Float64Array;
  /** Sum or highest of the running day. */
  today: Float64Array;
  /** Hours and days ever noted. */
  hours: number;
  days: number;
};

export function emptySeries(): Series {
  return {
    hourly: new Float64Array(metricIds.length * keptHours),
    daily: new Float64Array(metricIds.length * keptDays),
    today: new Float64Array(metricIds.length),
    hours: 0,
    days: 0,
  };
}

const specs = metricIds.map((id) => metricSpec[id]);

function dayValue(day: 'sum' | 'mean' | 'last' | 'most', today: number, last: number): number {
  if (day === 'last') return last;
  return day === 'mean' ? divide(today, 24) : today;
}

/** Notes the values of one hour, in the order of `metricIds`; every 24th hour closes a day. */
export function noteHour(series: Series, values: Float64Array): void {
  const { hourly, daily, today } = series;
  const hour = series.hours % keptHours;
  series.hours += 1;
  const isDayOver = series.hours % 24 === 0;
  for (let metric = 0; metric < specs.length; metric += 1) {
    const value = values[metric] ?? 0;
    const day = specs[metric]?.day ?? 'last';
    hourly[metric * keptHours + hour] = value;
    const before = today[metric] ?? 0;
    const sum = day === 'most' ? Math.max(before, value) : before + value;
    today[metric] = isDayOver ? 0 : sum;
    if (isDayOver) daily[metric * keptDays + (series.days % keptDays)] = dayValue(day, sum, value);
  }
  if (isDayOver) series.days += 1;
}

function unroll(row: Float64Array, metric: number, kept: number, noted: number): number[] {
  const length = Math.min(kept, noted);
  return Array.from({ length }, (_, index) => row[metric * kept + ((noted - length + index) % kept)] ?? 0);
}

/** Hours of a metric from oldest to newest in whole units, at most 48. */
export function hourlyValues(series: Series, metric: MetricId): number[] {
  return unroll(series.hourly, metricIds.indexOf(metric), keptHours, series.hours);
}

/** Full days of a metric from oldest to newest in whole units, at most 60. */
export function dailyValues(series: Series, metric: MetricId): number[] {
  return unroll(series.daily, metricIds.indexOf(metric), keptDays, series.days);
}
