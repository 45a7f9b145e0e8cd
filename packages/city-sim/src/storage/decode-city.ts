import { type City, simVersion, tileFlags } from '../city.ts';
import { createCity } from '../create-city.ts';
import { blocksByTile, tileCount } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { BrokenBytes } from './broken-bytes.ts';
import { type ByteReader, createReader, upTo } from './byte-reader.ts';
import {
  blockRows,
  cityMark,
  cityMarkByBuilding,
  cityNumbers,
  cityRecords,
  seriesRows,
} from './city-parts.ts';
import { readPlacements, readPlacementsByBuilding } from './read-placements.ts';

type Row = Float64Array | Uint8Array | Uint16Array | Int16Array | number[];

/** Fills a row with what was written. */
function readRow(reader: ByteReader, row: Row): void {
  let before = 0;
  for (let index = 0; index < row.length; index += 1) {
    before += reader.whole();
    row[index] = before;
  }
}

function readRecord<Name extends (typeof cityRecords)[number]>(
  reader: ByteReader,
  city: City,
  name: Name,
): void {
  const record = city[name];
  const keys = Object.keys(record);
  const values = keys.map(() => 0);
  readRow(reader, values);
  city[name] = { ...record, ...Object.fromEntries(keys.map((key, index) => [key, values[index] ?? 0])) };
}

function readCity(reader: ByteReader): City | null {
  const mark = reader.count();
  if ((mark !== cityMark && mark !== cityMarkByBuilding) || reader.count() !== simVersion) return null;
  const city = createCity({ seed: reader.whole(), kind: 'district' });
  const isSettled = upTo(reader, 1) === 1;
  city.isSettled = false;
  city.weather = {
    mode: upTo(reader, 1) === 1 ? 'clear' : 'seeded',
    cloud: upTo(reader, 1000),
    wind: upTo(reader, 1000),
  };
  for (const name of cityNumbers) city[name] = reader.whole();
  for (const name of cityRecords) readRecord(reader, city, name);
  for (const name of blockRows) readRow(reader, city.blocks[name]);
  for (const plot of city.plots) {
    const row = [0, 0, 0, 0];
    readRow(reader, row);
    const [isNeighbour = 0, balance = 0, fareBase = 0, farePerTile = 0] = row;
    Object.assign(plot, { isNeighbour: isNeighbour === 1, balance, fareBase, farePerTile });
  }
  if (mark === cityMark) readPlacements(reader, city);
  else readPlacementsByBuilding(reader, city);
  const { pollution, series } = city;
  readRow(reader, pollution);
  series.hours = reader.count();
  series.days = reader.count();
  for (const name of seriesRows) readRow(reader, series[name]);
  for (let tile = 0; tile < tileCount; tile += 1) {
    if (city.blocks.dark[blocksByTile[tile] ?? 0] === 1) city.flags[tile] = tileFlags.dark;
  }
  city.isSettled = isSettled;
  openNetworks(city);
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
