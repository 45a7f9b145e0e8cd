import { advance } from '../advance.ts';
import { applyCommand } from '../commands/apply-command.ts';
import type { Command } from '../commands/command.ts';
import { type MetricId, metricIds } from '../metrics/metric-specs.ts';
import { readSeries } from '../metrics/read-metrics.ts';
import { forkCity } from '../storage/fork-city.ts';
import { openScenario, scenarioPlot } from './open-scenario.ts';
import { settleWorks, type Work } from './place-works.ts';

/** A value a day for each of the 32 metrics, in the units that meters show. */
export type CityDays = Record<MetricId, number[]>;

export type LivedDistrict = { days: CityDays; placements: Command[] };

/** Cents that a mission builds with; the numbers decide, not the purse. */
const missionBudget = 1_000_000_000;
const hoursOfDay = 24;

type Stay = { scenario: string; seed: number; works: readonly Work[]; days: number };

/** The fork of a mission's district with what an answer builds, after all days. */
export function liveDistrict({ scenario, seed, works, days }: Stay): LivedDistrict {
  const city = forkCity(openScenario({ scenario, seed }));
  const placements = settleWorks(city, { plot: scenarioPlot, works, budget: missionBudget });
  for (const command of placements) {
    applyCommand(city, { plot: scenarioPlot, command, budget: missionBudget });
  }
  advance(city, days * hoursOfDay);
  const daily = metricIds.map((metric) => [metric, readSeries(city, metric).daily.slice(-days)] as const);
  return { days: Object.fromEntries(daily) as CityDays, placements };
}

/** How busy each simulated day was, 1 on average. */
export function pulseOf({ trips }: CityDays, days: number): number[] {
  const total = trips.reduce((sum, value) => sum + value, 0);
  if (trips.length !== days || total <= 0) return evenPulse(days);
  return trips.map((value) => (value * days) / total);
}

export function evenPulse(days: number): number[] {
  return Array.from({ length: days }, () => 1);
}
