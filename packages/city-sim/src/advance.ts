import { balanceEnergy } from './balance/balance-energy.ts';
import { balanceMoney, shareWithPlots } from './balance/balance-money.ts';
import { balanceTravel } from './balance/balance-travel.ts';
import { balanceWater } from './balance/balance-water.ts';
import { markHomesWithout } from './balance/feel-shortages.ts';
import type { City } from './city.ts';
import { ownerOfTile, plotCount } from './grid.ts';
import { noteMetrics } from './metrics/note-metrics.ts';
import { runNeighbours } from './neighbours/run-neighbours.ts';
import { openNetworks } from './networks/build-networks.ts';
import { grow } from './phases/grow.ts';
import { spreadPollution } from './phases/spread-pollution.ts';
import { takeCensus } from './phases/take-census.ts';
import { weighDemand } from './phases/weigh-demand.ts';
import { changeWeather } from './weather.ts';

export function countPeople(city: City): number {
  const { ids } = openNetworks(city).homes;
  let people = 0;
  for (let row = 0; row < ids.length; row += 1) people += city.pop[ids[row] ?? 0] ?? 0;
  return people;
}

function peopleByPlot(city: City): number[] {
  const { ids } = openNetworks(city).homes;
  const people = Array.from({ length: plotCount }, () => 0);
  for (const id of ids) {
    const owner = ownerOfTile[id] ?? plotCount;
    if (owner < plotCount) people[owner] = (people[owner] ?? 0) + (city.pop[id] ?? 0);
  }
  return people;
}

/**
 * Phases 4 to 7 take turns, each once in 8 ticks. Phases 0 to 3 (cables, pipes, stops, services) follow from the
 * buildings alone, so they run when a building came or went and not by the clock.
 */
function runPhase(city: City, people: number): void {
  const phase = city.tick % 8;
  if (phase === 4) spreadPollution(city, people);
  if (phase === 5) weighDemand(city);
  if (phase === 6) grow(city);
  if (phase === 7) takeCensus(city);
}

function tick(city: City): void {
  const before = { ...city.census };
  changeWeather(city);
  runNeighbours(city);
  runPhase(city, countPeople(city));
  const people = countPeople(city);
  balanceEnergy(city);
  balanceWater(city);
  markHomesWithout(city);
  const fares = balanceTravel(city, people);
  const money = balanceMoney(city, fares);
  if (city.tick % 24 === 23) shareWithPlots(city, peopleByPlot(city));
  noteMetrics(city, { people, before, money, fares });
  city.tick += 1;
}

/** Lets `ticks` game hours pass. Energy, water and money balance in every one of them. */
export function advance(city: City, ticks: number): void {
  for (let passed = 0; passed < ticks; passed += 1) tick(city);
}

/** Hours that a city lives on at most while nobody is connected: 10 days. */
export const mostCatchUp = 240;

/** Lets the time pass that nobody saw, 10 days at most. Returns the hours that passed. */
export function catchUp(city: City, ticksAway: number): number {
  const ticks = Math.max(0, Math.min(mostCatchUp, Math.trunc(ticksAway)));
  advance(city, ticks);
  return ticks;
}
