import { type BuildingType, buildingOfTileType, buildingTypes } from '../buildings/building-types.ts';
import { buildings } from '../buildings/buildings.ts';
import { checkParams } from '../buildings/check-params.ts';
import { footprintOf } from '../buildings/measures.ts';
import { isFree, putBuilding, tilesOf } from '../buildings/placing.ts';
import type { City } from '../city.ts';
import { citySize, civicPlot, ownerOfTile, tileCount, xOf, yOf } from '../grid.ts';
import { BrokenBytes } from './broken-bytes.ts';
import { type ByteReader, upTo } from './byte-reader.ts';

type Stored = {
  id: number;
  type: BuildingType;
  given: Record<string, number>;
  builtAt: number;
  paid: number;
  level: number;
  pop: number;
  jobs: number;
};

function readType(reader: ByteReader): BuildingType {
  const type = buildingOfTileType(upTo(reader, buildingTypes.length));
  if (!type) throw new BrokenBytes('a building has no type');
  return type;
}

const readGiven = (reader: ByteReader, type: BuildingType): Record<string, number> =>
  Object.fromEntries(buildings[type].params.map(({ name }) => [name, reader.whole() / 1000]));

/** What `writePlacements` wrote, put on the tiles. */
export function readPlacements(reader: ByteReader, city: City): void {
  const all = Array.from({ length: upTo(reader, tileCount) }, () => reader);
  let before = 0;
  const ids = all.map(() => {
    before += upTo(reader, tileCount - 1 - before);
    return before;
  });
  const types = all.map(readType);
  const given = types.map((type) => readGiven(reader, type));
  const builtAt = all.map(() => reader.whole());
  const paid = all.map(() => reader.whole());
  const level = all.map(() => upTo(reader, 3));
  const pop = types.map((type) => upTo(reader, buildings[type].people));
  const jobs = types.map((type) => upTo(reader, buildings[type].jobs));
  for (const [at, type] of types.entries()) {
    put(city, {
      id: ids[at] ?? 0,
      type,
      given: given[at] ?? {},
      builtAt: builtAt[at] ?? 0,
      paid: paid[at] ?? 0,
      level: level[at] ?? 0,
      pop: pop[at] ?? 0,
      jobs: jobs[at] ?? 0,
    });
  }
}

/** What cities hold that were stored building by building. */
export function readPlacementsByBuilding(reader: ByteReader, city: City): void {
  const count = upTo(reader, tileCount);
  for (let index = 0; index < count; index += 1) {
    const id = upTo(reader, tileCount - 1);
    const type = readType(reader);
    if (upTo(reader, civicPlot) !== ownerOfTile[id]) throw new BrokenBytes('a building has another owner');
    const given = readGiven(reader, type);
    const [builtAt, paid] = [reader.whole(), reader.whole()];
    const level = upTo(reader, 3);
    const pop = upTo(reader, buildings[type].people);
    put(city, { id, type, given, builtAt, paid, level, pop, jobs: upTo(reader, buildings[type].jobs) });
  }
}

function put(city: City, { id, type, given, builtAt, paid, level, pop, jobs }: Stored): void {
  const params = checkParams(type, given);
  if (!params) throw new BrokenBytes('a building has impossible numbers');
  const owner = ownerOfTile[id] ?? civicPlot;
  const place = { type, x: xOf(id), y: yOf(id), params };
  const tiles = tilesOf(place);
  const { width, height } = footprintOf(type, params);
  const isInCity = place.x + width <= citySize && place.y + height <= citySize;
  if (!isInCity || !isFree(city, tiles) || tiles.some((tile) => ownerOfTile[tile] !== owner)) {
    throw new BrokenBytes('a building does not fit');
  }
  putBuilding(city, { ...place, owner, paid });
  const placement = city.placed.get(id);
  if (placement) placement.builtAt = builtAt;
  for (const tile of tiles) city.level[tile] = 1;
  city.level[id] = level;
  city.pop[id] = pop;
  city.jobs[id] = jobs;
}
