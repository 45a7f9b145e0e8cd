import { buildingOfTileType, buildingTypes } from '../buildings/building-types.ts';
import { buildings } from '../buildings/buildings.ts';
import { checkParams } from '../buildings/check-params.ts';
import { footprintOf } from '../buildings/measures.ts';
import { isFree, putBuilding, tilesOf } from '../buildings/placing.ts';
import { type City, simVersion, tileFlags } from '../city.ts';
import { createCity } from '../create-city.ts';
import { blocksByTile, citySize, civicPlot, ownerOfTile, tileCount, xOf, yOf } from '../grid.ts';
import { networksOf } from '../networks/build-networks.ts';
import { createReader } from './byte-reader.ts';
import {
  blockRows,
  channels,
  cityMark,
  cityNumbers,
  cityRecords,
  type RowName,
  seriesRows,
} from './city-parts.ts';
import { BrokenBytes, type Channel, type NumberReader } from './number-coder.ts';
import { createPackedReader } from './packed-numbers.ts';
import { guessInSeries, guessPollution } from './row-guesses.ts';

type Row = Float64Array | Uint8Array | Uint16Array | Int16Array | number[];
type Reading = { name: RowName; row: Row; guess?: (index: number) => number | undefined };

/** Fills a row with what was written; a guess may look at the part that is filled. */
function readRow(reader: NumberReader, { name, row, guess }: Reading): void {
  let before = 0;
  for (let index = 0; index < row.length; index += 1) {
    before = reader.inRow({ before, expected: guess?.(index), channel: channels.row(name, index) });
    row[index] = before;
  }
}

function readRecord<Name extends (typeof cityRecords)[number]>(
  reader: NumberReader,
  city: City,
  name: Name,
): void {
  const record = city[name];
  const keys = Object.keys(record);
  const values = keys.map(() => 0);
  readRow(reader, { name, row: values });
  city[name] = { ...record, ...Object.fromEntries(keys.map((key, index) => [key, values[index] ?? 0])) };
}

function upTo(reader: NumberReader, channel: Channel, most: number): number {
  const value = reader.count(channel);
  if (value > most) throw new BrokenBytes('a number is out of its bounds');
  return value;
}

function readPlacement(reader: NumberReader, city: City): void {
  const id = upTo(reader, channels.id, tileCount - 1);
  const type = buildingOfTileType(upTo(reader, channels.type, buildingTypes.length));
  const owner = upTo(reader, channels.owner(id), civicPlot);
  if (!type) throw new BrokenBytes('a building has no type');
  const of = channels.of(type);
  const given = Object.fromEntries(
    buildings[type].params.map(({ name }) => [name, reader.whole(of.param) / 1000]),
  );
  const params = checkParams(type, given);
  const builtAt = reader.whole(channels.builtAt);
  const paid = reader.whole(of.paid);
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
  const level = upTo(reader, of.level, 3);
  for (const tile of tilesOf(place)) city.level[tile] = 1;
  city.level[id] = level;
  city.pop[id] = upTo(reader, of.people, buildings[type].people);
  city.jobs[id] = upTo(reader, of.jobs, buildings[type].jobs);
}

function readCity(reader: NumberReader): City | null {
  const { head } = channels;
  if (reader.count(head) !== cityMark || reader.count(head) !== simVersion) return null;
  const city = createCity({ seed: reader.whole(head), kind: 'district' });
  const isSettled = upTo(reader, head, 1) === 1;
  city.isSettled = false;
  city.weather = {
    mode: upTo(reader, head, 1) === 1 ? 'clear' : 'seeded',
    cloud: upTo(reader, head, 1000),
    wind: upTo(reader, head, 1000),
  };
  for (const name of cityNumbers) city[name] = reader.whole(head);
  for (const name of cityRecords) readRecord(reader, city, name);
  for (const name of blockRows) readRow(reader, { name: `block-${name}`, row: city.blocks[name] });
  for (const plot of city.plots) {
    const row = [0, 0, 0, 0];
    readRow(reader, { name: 'plot', row });
    const [isNeighbour = 0, purse = 0, fareBase = 0, farePerTile = 0] = row;
    Object.assign(plot, { isNeighbour: isNeighbour === 1, purse, fareBase, farePerTile });
  }
  const placements = upTo(reader, head, tileCount);
  for (let index = 0; index < placements; index += 1) readPlacement(reader, city);
  const { pollution, series } = city;
  readRow(reader, { name: 'pollution', row: pollution, guess: (tile) => guessPollution(pollution, tile) });
  series.hours = reader.count(head);
  series.days = reader.count(head);
  for (const name of seriesRows) {
    readRow(reader, { name, row: series[name], guess: (index) => guessInSeries(series, name, index) });
  }
  for (let tile = 0; tile < tileCount; tile += 1) {
    if (city.blocks.dark[blocksByTile[tile] ?? 0] === 1) city.flags[tile] = tileFlags.dark;
  }
  city.isSettled = isSettled;
  networksOf(city);
  return reader.isAtEnd() ? city : null;
}

function cityFrom(open: () => NumberReader): City | null {
  try {
    return readCity(open());
  } catch (error) {
    if (error instanceof BrokenBytes) return null;
    throw error;
  }
}

/** The city that `encodeCity` wrote, or null when the bytes are broken or of another simVersion. */
export function decodeCity(bytes: Uint8Array): City | null {
  return cityFrom(() => createReader(bytes));
}

/** The city that `packCity` wrote, or null as `decodeCity`. */
export function unpackCity(bytes: Uint8Array): City | null {
  return cityFrom(() => createPackedReader(bytes));
}
