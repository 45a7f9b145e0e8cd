import { blockOfPlot, type City, cornerOfBlock, openScenario, scenarioPlot } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { type GameState, openMission } from '../game/game-state.ts';
import type { TilePlace } from '../scene/scene-types.ts';

type Given = CityMission['given'][number];

const opened = new WeakMap<CityMission, City>();

/** The district in which a mission is judged, as it stands before anything is built; the same one each time. */
export function districtOf(mission: CityMission): City {
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

const side = 7;

/** Where in the district a reading stands; null for the story. */
export function placeOfGiven({ tile }: Pick<Given, 'tile'>): TilePlace | null {
  if (tile === null) return null;
  const corner = cornerOfBlock(blockOfPlot(scenarioPlot));
  return { x: corner.x + (tile % side), y: corner.y + Math.floor(tile / side) };
}

/** The readings that stand on a tile of the district. */
export function givenAt({ given }: CityMission, { x, y }: TilePlace): Given[] {
  return given.filter((reading) => {
    const place = placeOfGiven(reading);
    return place?.x === x && place.y === y;
  });
}
