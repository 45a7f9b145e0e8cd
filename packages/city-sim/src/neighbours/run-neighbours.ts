import { startMoney } from '../balance/balance-money.ts';
import { buildings } from '../buildings/buildings.ts';
import { costOf } from '../buildings/measures.ts';
import { monumentTypes } from '../buildings/monuments.ts';
import { isFree, putBuilding, tilesOf } from '../buildings/placing.ts';
import type { City } from '../city.ts';
import { plotCount, plotTiles, xOf, yOf } from '../grid.ts';
import { draw } from '../random.ts';
import { divide } from '../whole-numbers.ts';
import { buildMonument } from './build-monument.ts';
import { plansOfPlots } from './plan-plot.ts';
import type { Planned } from './planned.ts';

/** Hour of the day in which neighbours build: once a day for all, so that the lines are worked out anew once. */
const buildingHour = 9;
/** One in this many neighbours builds on a day. */
const patience = 5;
/** Neighbours leave at least this in the treasury, in cents. */
const neighbourReserve = 500_000;
/** Part of what the treasury has beyond its start that goes to the class project on a day, in thousandths. */
const projectShare = 4;
/** What neighbours build for everybody is paid by the treasury; homes and shops they pay themselves. */
const publicGroups: readonly string[] = ['energy', 'water', 'transport', 'civic'];

/** What a neighbour puts on any free tile when the city needs it and the plan has no more of it. */
const helpers = { energy: 'wind-turbine', water: 'pump' } as const;
type Need = keyof typeof helpers;

function needOf({ waterComfort, blocks }: City): Need | null {
  if (waterComfort < 900) return 'water';
  return blocks.servedHours.some((hours) => hours < 24) ? 'energy' : null;
}

function helpOn(city: City, plot: number, need: Need): Planned | undefined {
  const tile = plotTiles(plot).find((candidate) => isFree(city, [candidate]));
  return tile === undefined ? undefined : { type: helpers[need], x: xOf(tile), y: yOf(tile), params: {} };
}

/** The next building of a plan: of the group that the city needs most, else simply the next. */
function chooseNext(city: City, plot: number, plan: readonly Planned[]): Planned | undefined {
  const open = plan.filter((planned) => isFree(city, tilesOf(planned)));
  const need = needOf(city);
  const helpful = open.find(({ type }) => buildings[type].group === need);
  return helpful ?? open[0] ?? (need ? helpOn(city, plot, need) : undefined);
}

/** A rich city puts a part of its surplus into the first monument that is not there yet. */
function fundProject(city: City): void {
  const project = monumentTypes.find((type) => city.projects[type] < buildings[type].cost);
  if (!project || city.money <= startMoney) return;
  const missing = buildings[project].cost - city.projects[project];
  const gift = Math.min(missing, divide((city.money - startMoney) * projectShare, 1000));
  city.money -= gift;
  city.ledger.projects += gift;
  city.projects[project] += gift;
  if (gift === missing) buildMonument(city, project);
}

function buildNext(city: City, plot: number, plan: readonly Planned[]): void {
  const next = chooseNext(city, plot, plan);
  if (!next) return;
  const cost = publicGroups.includes(buildings[next.type].group) ? costOf(next.type, next.params) : 0;
  if (city.money - cost < neighbourReserve) return;
  city.money -= cost;
  city.ledger.building += cost;
  putBuilding(city, { ...next, owner: plot, paid: 0 });
}

/** Once a day each neighbour of an unclaimed plot may build the next house of a plan, and the city saves for projects. */
export function runNeighbours(city: City): void {
  if (city.tick % 24 !== buildingHour || city.isSettled) return;
  fundProject(city);
  if (!city.plots.some(({ isNeighbour }) => isNeighbour)) return;
  const plans = plansOfPlots(city);
  for (let plot = 0; plot < plotCount; plot += 1) {
    if (!city.plots[plot]?.isNeighbour || draw(city, patience) !== 0) continue;
    buildNext(city, plot, plans[plot] ?? []);
  }
}
