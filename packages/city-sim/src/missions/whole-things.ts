import type { Lot, ProcessResult, Setting } from './template.ts';
import { round } from './tiers.ts';
import { metricWords } from './words/metric-words.ts';
import { isWholeThing } from './words/pieces.ts';

/** Whether a store of this mission holds things of which half of one is none: trees, lamps, letters. */
export function countsWholeThings(setting: Setting, lots: readonly Lot[] | null): boolean {
  const [, unit = ''] = metricWords(setting).stored ?? [];
  return lots?.length === 1 && isWholeThing(unit);
}

/**
 * What is seen of such a store: nobody plants a third of a maple, so the site takes the whole ones each morning, and a
 * part of one is not there yet. Stars are judged by the parts, or a number that is a little off would do.
 */
export function asWholeThings(series: ProcessResult['series'], { supply }: Lot): ProcessResult['series'] {
  const { stored, missing } = series;
  if (!stored || !missing) return series;
  const whole = (value: number) => Math.floor(round(value));
  const brought = stored.map((left) => whole(supply - left));
  const asked = missing.map((part, day) => whole(supply - (stored[day] ?? 0) + part));
  return {
    ...series,
    stored: brought.map((came) => whole(supply) - came),
    missing: asked.map((due, day) => due - (brought[day] ?? 0)),
  };
}
