import {
  type BuildingType,
  buildings,
  type City,
  isBuildingType,
  type Placement,
  peakWatts,
  readPlacement,
  tankLitres,
  tileName,
} from '@playforward/city-sim';
import { describeBuilding } from '../game/describe.ts';
import { shownNumber } from '../ui/numbers.ts';
import { plotText as text } from './text.ts';

export type PlotRow = {
  id: number;
  what: string;
  tile: string;
  output: string;
  status: { tone: 'good' | 'sun' | 'bad'; words: string };
};

/** What stands on a plot, in the order of its tiles. */
export function plotRows(city: City, plot: number): PlotRow[] {
  return placementsOn(city, plot).map((placement) => ({
    id: placement.id,
    what: describeBuilding(placement.type, placement.params),
    tile: tileName(placement.id) ?? '',
    output: outputOf(city, placement),
    status: statusOf(city, placement),
  }));
}

export function placementsOn(city: City, plot: number): Placement[] {
  return [...city.placed.values()].filter(({ owner }) => owner === plot).sort((a, b) => a.id - b.id);
}

function outputOf(city: City, { id, type, params }: Placement): string {
  const { people, jobs, water, service } = buildings[type];
  if (people > 0) return text.people(city.pop[id] ?? 0, people);
  if (jobs > 0) return text.jobs(city.jobs[id] ?? 0, jobs);
  const watts = peakWatts(type, params);
  if (watts > 0) return text.atBest(shownNumber(watts / 1000), type === 'solar-array');
  if (water < 0) return text.pumped(shownNumber(-water));
  if (type === 'tank') return text.holds(shownNumber(tankLitres(params)));
  if (service) return text.serves(service.reach);
  return buildings[type].about;
}

function statusOf(city: City, { id, type }: Placement): PlotRow['status'] {
  const reading = readPlacement(city, id);
  const { people, jobs } = buildings[type];
  if (reading?.status === 'dark') return { tone: 'bad', words: text.dark };
  if (reading?.status === 'no-cable') return { tone: 'sun', words: text.noCable };
  if (reading?.status === 'no-pipe') return { tone: 'sun', words: text.noPipe };
  if (people > 0 && reading?.people === 0) return { tone: 'sun', words: text.empty };
  if (jobs > 0 && reading?.jobs === 0) return { tone: 'sun', words: text.noStaff };
  return { tone: 'good', words: text.running };
}

const notOffered: readonly string[] = ['monuments', 'works'];

/** What a pupil may place, in the order of the catalogue; neither class projects nor what missions put up. */
export function buildable(): BuildingType[] {
  return Object.keys(buildings).filter(
    (type): type is BuildingType => isBuildingType(type) && !notOffered.includes(buildings[type].group),
  );
}
