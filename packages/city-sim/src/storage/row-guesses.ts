import { citySize, tileCount } from '../grid.ts';
import { type MetricId, metricIds } from '../metrics/metric-specs.ts';
import { keptOf, type Series } from '../metrics/series.ts';
import { divide } from '../whole-numbers.ts';

type Look = (metric: MetricId) => number;
/** What a metric is about, from metrics that stand before it in `metricIds` and from the hour or day before. */
type Guess = (now: Look, before: Look) => number;

function scaled(value: number, up: number, down: number): number {
  return down === 0 ? 0 : divide(value * up, down);
}

const guesses: Partial<Record<MetricId, Guess>> = {
  spending: (now, before) => now('income') + before('money') - now('money'),
  wind: (now, before) =>
    before('wind') + now('powerSupply') - before('powerSupply') - now('solar') + before('solar'),
  powerUnused: (now) =>
    Math.max(0, now('solar') + now('wind') + now('gas') + now('gridImport') - now('powerDemand')),
  waterStored: (now, before) => before('waterStored') + now('waterPumped') - now('waterNeed'),
  riders: (now, before) => scaled(before('riders'), now('fares'), before('fares')),
  sunshine: (now, before) => scaled(before('sunshine'), now('solar'), before('solar')),
};

/**
 * What is expected of a number of the series when the numbers before it are known; undefined where the one before is as
 * good a guess. It makes packed bytes small and changes no value.
 */
export function guessInSeries(
  series: Series,
  row: 'hourly' | 'daily' | 'today',
  index: number,
): number | undefined {
  if (row === 'today') return undefined;
  const kept = keptOf[row];
  const id = metricIds[Math.floor(index / kept)];
  const guess = id && guesses[id];
  const at = index % kept;
  if (!guess || at === 0) return undefined;
  const look = (offset: number) => (metric: MetricId) =>
    series[row][metricIds.indexOf(metric) * kept + at - offset] ?? 0;
  return guess(look(0), look(1));
}

/** The dirt of a tile from those at its left and above: smooth slopes go on, edges stay edges. */
export function guessPollution(pollution: ArrayLike<number>, tile: number): number | undefined {
  if (tile < citySize || tile % citySize === 0 || tile >= tileCount) return undefined;
  const left = pollution[tile - 1] ?? 0;
  const above = pollution[tile - citySize] ?? 0;
  const corner = pollution[tile - citySize - 1] ?? 0;
  if (corner >= Math.max(left, above)) return Math.min(left, above);
  if (corner <= Math.min(left, above)) return Math.max(left, above);
  return left + above - corner;
}
