import { advance } from '../../advance.ts';
import { sunByHour } from '../../balance/day-curves.ts';
import { buildings } from '../../buildings/buildings.ts';
import { panelWatts } from '../../buildings/utilities.ts';
import { applyCommand } from '../../commands/apply-command.ts';
import type { Command } from '../../commands/command.ts';
import { metricIds } from '../../metrics/metric-specs.ts';
import { readSeries } from '../../metrics/read-metrics.ts';
import { forkCity } from '../../storage/fork-city.ts';
import type { Setting } from '../template.ts';
import { round } from '../tiers.ts';
import type { CityDays } from './city-days.ts';
import { openScenario, scenarioPlot } from './open-scenario.ts';
import { settleWorks, type Work } from './place-works.ts';

export type LivedDistrict = {
  days: CityDays;
  placements: Command[];
  /** Homes that stand there in the end. */
  homes: number;
};

/** Cents that a mission builds with; the numbers decide, not the balance. */
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
  const homes = [...city.placed.values()].filter(({ type }) => buildings[type].people > 0).length;
  return { days: Object.fromEntries(daily) as CityDays, placements, homes };
}

/** Kilowatts that one panel gives on average over a day of the district's clear sky. */
export const panelKilowatts =
  (panelWatts * sunByHour.reduce((sum, part) => sum + part, 0)) / (1000 * 1000 * hoursOfDay);

/** How busy the days of a week are, Monday first. */
const weekRhythm = [1, 0.95, 1.05, 1, 1.1, 1.25, 0.65];

/** How busy each day is, 1 on average: the rhythm of the week, and the trips that people made in the simulated city. */
export function busynessOfDays(days: number, trips: readonly number[] = []): number[] {
  const busy = Array.from({ length: days }, (_, day) => (weekRhythm[day % 7] ?? 1) * (trips[day] || 1));
  const total = busy.reduce((sum, value) => sum + value, 0);
  return busy.map((value) => (value * days) / total);
}

/**
 * Cubic meters of water that what an answer built holds on each day: what the city stores, less what it stored without
 * it.
 */
export function addedWater(city: { before: CityDays; after: CityDays } | null): number[] {
  const before = city?.before.waterStored ?? [];
  return (city?.after.waterStored ?? []).map((litres, day) => round((litres - (before[day] ?? 0)) / 1000));
}

/** The typed number of the pieces that stand and work on each day, as the city's own meter shows it. */
export function piecesAtWork(
  { metric, each, step = 1 }: NonNullable<Setting['meter']>,
  { before, after }: { before: CityDays; after: CityDays },
): number[] {
  return after[metric].map((value, day) =>
    round(Math.round((value - (before[metric][day] ?? 0)) / each) * step),
  );
}
