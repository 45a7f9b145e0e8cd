import type { City } from '../city.ts';
import { type ByteWriter, createWriter } from './byte-writer.ts';
import { blockRows, cityMark, cityNumbers, cityRecords, seriesRows } from './city-parts.ts';
import { writePlacements } from './write-placements.ts';

/** Neighbouring values are alike, so their differences are small. */
function writeRow(writer: ByteWriter, row: ArrayLike<number>): void {
  let before = 0;
  for (let index = 0; index < row.length; index += 1) {
    const value = row[index] ?? 0;
    writer.whole(value - before);
    before = value;
  }
}

/**
 * The whole state of a city as bytes (about 16 kB), the same for the same city: what is stored, sent and hashed. What
 * follows from the buildings is not written.
 */
export function encodeCity(city: City): Uint8Array {
  const writer = createWriter();
  writer.count(cityMark);
  writer.count(city.simVersion);
  writer.whole(city.seed);
  writer.count(city.isSettled ? 1 : 0);
  writer.count(city.weather.mode === 'clear' ? 1 : 0);
  writer.count(city.weather.cloud);
  writer.count(city.weather.wind);
  for (const name of cityNumbers) writer.whole(city[name]);
  for (const name of cityRecords) writeRow(writer, Object.values(city[name]));
  for (const name of blockRows) writeRow(writer, city.blocks[name]);
  for (const { isNeighbour, balance, fareBase, farePerTile } of city.plots) {
    writeRow(writer, [isNeighbour ? 1 : 0, balance, fareBase, farePerTile]);
  }
  writePlacements(writer, city);
  writeRow(writer, city.pollution);
  writer.count(city.series.hours);
  writer.count(city.series.days);
  for (const name of seriesRows) writeRow(writer, city.series[name]);
  return writer.bytes();
}
