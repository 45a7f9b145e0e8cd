import type { SeasonId } from '../scene/scene-types.ts';

const byQuarter: readonly SeasonId[] = ['winter', 'spring', 'summer', 'autumn'];

/** The season of a month (0 to 11) where the school is; December is winter. */
export function seasonOf(month: number): SeasonId {
  return byQuarter[Math.floor(((month + 1) % 12) / 3)] ?? 'summer';
}
