import { buildingOfTileType, buildingTypes } from '../buildings/building-types.ts';
import { buildings } from '../buildings/buildings.ts';
import { checkParams } from '../buildings/check-params.ts';
import { footprintOf } from '../buildings/measures.ts';
import { isFree, putBuilding, tilesOf } from '../buildings/placing.ts';
import { type City, simVersion, tileFlags } from '../city.ts';
import { createCity } from '../create-city.ts';
import { blocksByTile, citySize, civicPlot, ownerOfTile, tileCount, xOf, yOf } from '../grid.ts';
import { networksOf } from '../networks/build-networks.ts';
import { BrokenBytes, type ByteReader, createReader } from './byte-reader.ts';
import { blockRows, cityMark, cityNumbers, seriesRows } from './city-parts.ts';

function readRow(reader: ByteReader, length: number): number[] {
  let before = 0;
  return Array.from({ length }, () => (before += reader.whole()));
}

function readRecord<T extends Record<string, number>>(reader: ByteReader, record: T): T {
  const names = Object.keys(record);
  const values = readRow(reader, names.length);
  return { ...record, ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])) };
}

function readPlacement(reader: ByteReader, city: City): void {
  const id = reader.upTo(tileCount - 1);
  const type = buildingOfTileType(reader.upTo(buildingTypes.length));
  const owner = reader.upTo(civicPlot);
  if (!type) throw new BrokenBytes('a building has no type');
  const given = Object.fromEntries(buildings[type].params.map(({ name }) => [name, reader.whole() / 1000]));
  const params = checkParams(type, given);
  const builtAt = reader.whole();
  const paid = reader.whole();
  if (!params) throw new BrokenBytes('a building has impossible numbers');
  const place = { type, x: xOf(id), y: yOf(id), params };
  const { width, height } = footprintOf(type, params);
  const isInCity = place.x + width <= citySize && place.y + height <= citySize;
  if (
    !isInCity ||
    !isFree(city, tilesOf(place)) ||
    tilesOf(place).some((tile) => ownerOfTile[tile] !== owner)
  ) {
    throw new BrokenBytes('a building does not fit');
  }
  putBuilding(city, { ...place, owner, paid });
  const placement = city.placed.get(id);
  if (placement) placement.builtAt = builtAt;
  const level = reader.upTo(3);
  for (const tile of tilesOf(place)) city.level[tile] = 1;
  city.level[id] = level;
  city.pop[id] = reader.upTo(buildings[type].people);
  city.jobs[id] = reader.upTo(buildings[type].jobs);
}

function readCity(reader: ByteReader): City | null {
  if (reader.count() !== cityMark || reader.count() !== simVersion) return null;
  const city = createCity({ seed: reader.whole(), kind: 'district' });
  const isSettled = reader.upTo(1) === 1;
  city.isSettled = false;
  city.weather = {
    mode: reader.upTo(1) === 1 ? 'clear' : 'seeded',
    cloud: reader.upTo(1000),
    wind: reader.upTo(1000),
  };
  for (const name of cityNumbers) city[name] = reader.whole();
  city.ledger = readRecord(reader, city.ledger);
  city.census = readRecord(reader, city.census);
  city.lastHour = readRecord(reader, city.lastHour);
  city.projects = readRecord(reader, city.projects);
  city.comfort = readRecord(reader, city.comfort);
  for (const name of blockRows) city.blocks[name].set(readRow(reader, city.blocks[name].length));
  for (const plot of city.plots) {
    const [isNeighbour = 0, purse = 0, fareBase = 0, farePerTile = 0] = readRow(reader, 4);
    Object.assign(plot, { isNeighbour: isNeighbour === 1, purse, fareBase, farePerTile });
  }
  const placements = reader.upTo(tileCount);
  for (let index = 0; index < placements; index += 1) readPlacement(reader, city);
  city.pollution.set(readRow(reader, tileCount));
  city.series.hours = reader.count();
  city.series.days = reader.count();
  for (const name of seriesRows) city.series[name].set(readRow(reader, city.series[name].length));
  for (let tile = 0; tile < tileCount; tile += 1) {
    if (city.blocks.dark[blocksByTile[tile] ?? 0] === 1) city.flags[tile] = tileFlags.dark;
  }
  city.isSettled = isSettled;
  networksOf(city);
  return reader.isAtEnd() ? city : null;
}

/** The city that `encodeCity` wrote, or null when the bytes are broken or of another simVersion. */
export function decodeCity(bytes: Uint8Array): City | null {
  try {
    return readCity(createReader(bytes));
  } catch (error) {
    if (error instanceof BrokenBytes) return null;
    throw error;
  }
}
