import { type MetricId, metricSpec } from '@playforward/city-sim';
import type { ChartSpec } from '@playforward/contract';
import { shownNumber } from '../ui/numbers.ts';
import { feltText as text } from './text.ts';

/** What people notice first; at most the first four that moved are shown. */
const noticed = [
  'brownOuts',
  'waterShort',
  'money',
  'people',
  'happiness',
  'crowding',
  'waterStored',
  'powerUnused',
  'green',
  'unemployment',
] as const satisfies readonly MetricId[];
const mostShown = 4;

/** Meters whose whole says more than their last day. */
const sums = new Set<MetricId>(['brownOuts', 'waterShort']);

export type FeltMeter = { metric: MetricId; sentence: string; chart: ChartSpec };

const shown = (metric: MetricId, value: number): string => {
  const { unit, digits } = metricSpec[metric];
  const places = unit === '$' ? 0 : Math.min(digits, 1);
  const words = shownNumber(Math.abs(Number(value.toFixed(places))));
  const sign = value < 0 ? '−' : '';
  return unit === '$' ? `${sign}$${words}` : `${sign}${words}${unit && ` ${unit}`}`;
};

function sentenceOf(metric: MetricId, days: readonly number[]): string | null {
  if (sums.has(metric)) {
    const whole = days.reduce((sum, value) => sum + value, 0);
    const troubled = days.filter((value) => value > 0).length;
    return whole > 0
      ? text.trouble[metric as 'brownOuts' | 'waterShort'](shown(metric, whole), troubled)
      : null;
  }
  const [first, last] = [shown(metric, days[0] ?? 0), shown(metric, days.at(-1) ?? 0)];
  if (metric === 'money' && (days.at(-1) ?? 0) < 0) return text.debt(last, days.length);
  return first === last ? null : text.moved(metricSpec[metric].label, { first, last, days: days.length });
}

/** What the district of a run felt in its days: dark homes, dry taps and money gone first, each as a meter to open. */
export function feltMeters(series: Readonly<Record<string, number[]>>): FeltMeter[] {
  return noticed
    .flatMap((metric): FeltMeter[] => {
      const days = series[metric] ?? [];
      const sentence = days.length > 1 ? sentenceOf(metric, days) : null;
      return sentence === null ? [] : [{ metric, sentence, chart: chartOf(metric, days) }];
    })
    .slice(0, mostShown);
}

function chartOf(metric: MetricId, days: readonly number[]): ChartSpec {
  const { label, unit } = metricSpec[metric];
  const named = unit ? `${label} (${unit})` : label;
  return {
    title: label,
    description: text.chartOf(named),
    type: 'line',
    data: { labels: days.map((_, at) => String(at + 1)), datasets: [{ label: named, data: [...days] }] },
  };
}
