import { buildings } from '../buildings/buildings.ts';
import { costOf } from '../buildings/measures.ts';
import { monumentTypes } from '../buildings/monuments.ts';
import { isFree, putBuilding, tilesOf } from '../buildings/placing.ts';
import type { City } from '../city.ts';
import { plotCount } from '../grid.ts';
import { draw } from '../random.ts';
import { buildMonument } from './build-monument.ts';
import { charactersOf, type Planned, planPlot } from './plan-plot.ts';

/** Hour of the day in which neighbours build: once a day for all, so that the lines are worked out anew once. */
const buildingHour = 9;
/** One in this many neighbours builds on a day. */
const patience = 5;
/** The treasury gives nothing to neighbours below this, in cents. */
const neighbourReserve = 500_000;
/** Cents that the neighbours of a plot add to the class projects on a day in four. */
const neighbourGift = 1500;

/** The next building of a plan: of the group that the city needs most, else simply the next. */
function chooseNext(city: City, plan: readonly Planned[]): Planned | undefined {
  const open = plan.filter((planned) => isFree(city, tilesOf(planned)));
  const { lastHour } = city;
  const needed =
    city.waterComfort < 900 ? 'water' : lastHour.gas > 0 || lastHour.powerShort > 0 ? 'energy' : null;
  return open.find(({ type }) => buildings[type].group === needed) ?? open[0];
}

/** Neighbours give a little to the first monument that is not there yet. */
function giveToProjects(city: City, neighbours: number): void {
  const project = monumentTypes.find((type) => city.projects[type] < buildings[type].cost);
  if (!project) return;
  city.projects[project] = Math.min(costOf(project), city.projects[project] + neighbours * neighbourGift);
  if (city.projects[project] === costOf(project)) buildMonument(city, project);
}

/**
 * Once a day the neighbours of unclaimed plots look at the city: some build the next house of their plan, and all give
 * a little to the class project. They pay with money of their own, which is no part of the city's.
 */
export function runNeighbours(city: City): void {
  if (city.tick % 24 !== buildingHour || city.isSettled) return;
  const neighbours = city.plots.filter(({ isNeighbour }) => isNeighbour).length;
  if (neighbours === 0) return;
  const characters = charactersOf(city.seed);
  for (let plot = 0; plot < plotCount; plot += 1) {
    const character = characters[plot];
    if (!city.plots[plot]?.isNeighbour || !character) continue;
    if (draw(city, patience) !== 0 || city.money < neighbourReserve) continue;
    const next = chooseNext(city, planPlot(city.seed, plot, character));
    if (next) putBuilding(city, { ...next, owner: plot, paid: 0 });
  }
  giveToProjects(city, neighbours);
}
