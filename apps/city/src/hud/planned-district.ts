import { blockOfPlot, type City, cornerOfBlock, openScenario, scenarioPlot } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { type GameState, openMission } from '../game/game-state.ts';
import type { TilePlace } from '../scene/scene-types.ts';
import type { SiteLook } from '../scene/site/site-look.ts';
import { layLapse } from './lapse-frames.ts';
import { plannedSite } from './site-look.ts';

type GivenNumber = CityMission['given'][number];

const opened = new WeakMap<CityMission, City>();

/** The district in which a mission is judged, as it stands before anything is built; the same one each time. */
export function openDistrict(mission: CityMission): City {
  const known = opened.get(mission);
  if (known) return known;
  const city = openScenario(mission);
  opened.set(mission, city);
  return city;
}

/** The mission whose district is on the map: the one that is planned, while nothing else is being built. */
export function plannedMission(state: GameState): CityMission | null {
  const isPlanned = state.planner.phase === 'plan' || state.planner.phase === 'running';
  return isPlanned && state.tool === null && state.panel !== 'build' ? openMission(state) : null;
}

type PlannedDistrict = { city: City; site: SiteLook | null };

/**
 * What is on the map of a mission: its district as it stands with the blueprint of the site, and after the days have
 * been played the district as they ended. Null where the own city is.
 */
export function shownDistrict(state: GameState): PlannedDistrict | null {
  const planned = plannedMission(state);
  if (planned) return { city: openDistrict(planned), site: plannedSite(planned, state.planner.inputs) };
  const mission = openMission(state);
  const { phase, run: finished } = state.planner;
  const isRead = phase === 'outcome' || phase === 'building';
  if (!mission || !finished || !isRead || state.tool !== null || state.panel === 'build') return null;
  const { cities, sites } = layLapse(mission, finished);
  const city = cities.at(-1);
  return city ? { city, site: sites.at(-1) ?? null } : null;
}

const side = 7;

/** Where in the district a reading stands; null for the story. */
export function placeOfGiven({ tile }: Pick<GivenNumber, 'tile'>): TilePlace | null {
  if (tile === null) return null;
  const corner = cornerOfBlock(blockOfPlot(scenarioPlot));
  return { x: corner.x + (tile % side), y: corner.y + Math.floor(tile / side) };
}

/** The readings that stand on a tile of the district. */
export function givenAt({ given }: CityMission, { x, y }: TilePlace): GivenNumber[] {
  return given.filter((reading) => {
    const place = placeOfGiven(reading);
    return place?.x === x && place.y === y;
  });
}
