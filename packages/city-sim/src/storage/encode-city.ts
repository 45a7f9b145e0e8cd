import { tileTypeOf } from '../buildings/building-types.ts';
import { buildings } from '../buildings/buildings.ts';
import { sortedPlacements } from '../buildings/placing.ts';
import type { City, Placement } from '../city.ts';
import { createWriter } from './byte-writer.ts';
import {
  blockRows,
  channels,
  cityMark,
  cityNumbers,
  cityRecords,
  type RowName,
  seriesRows,
} from './city-parts.ts';
import type { NumberWriter } from './number-coder.ts';
import { createPackedWriter } from './packed-numbers.ts';
import { guessInSeries, guessPollution } from './row-guesses.ts';

function writePlacement(writer: NumberWriter, city: City, placement: Placement): void {
  const { id, type, owner, params, builtAt, paid } = placement;
  const of = channels.of(type);
  writer.count(id, channels.id);
  writer.count(tileTypeOf(type), channels.type);
  writer.count(owner, channels.owner(id));
  for (const { name } of buildings[type].params)
    writer.whole(Math.round((params[name] ?? 0) * 1000), of.param);
  writer.whole(builtAt, channels.builtAt);
  writer.whole(paid, of.paid);
  writer.count(city.level[id] ?? 0, of.level);
  writer.count(city.pop[id] ?? 0, of.people);
  writer.count(city.jobs[id] ?? 0, of.jobs);
}

type Guess = (index: number) => number | undefined;

/** Neighbouring values are alike, so their differences are small. */
function writeRow(
  writer: NumberWriter,
  { name, row, guess }: { name: RowName; row: ArrayLike<number>; guess?: Guess },
) {
  let before = 0;
  for (let index = 0; index < row.length; index += 1) {
    const value = row[index] ?? 0;
    writer.inRow(value, { before, expected: guess?.(index), channel: channels.row(name, index) });
    before = value;
  }
}

function writeCity(writer: NumberWriter, city: City): Uint8Array {
  const { head } = channels;
  writer.count(cityMark, head);
  writer.count(city.simVersion, head);
  writer.whole(city.seed, head);
  writer.count(city.isSettled ? 1 : 0, head);
  writer.count(city.weather.mode === 'clear' ? 1 : 0, head);
  writer.count(city.weather.cloud, head);
  writer.count(city.weather.wind, head);
  for (const name of cityNumbers) writer.whole(city[name], head);
  for (const name of cityRecords) writeRow(writer, { name, row: Object.values(city[name]) });
  for (const name of blockRows) writeRow(writer, { name: `block-${name}`, row: city.blocks[name] });
  for (const { isNeighbour, purse, fareBase, farePerTile } of city.plots) {
    writeRow(writer, { name: 'plot', row: [isNeighbour ? 1 : 0, purse, fareBase, farePerTile] });
  }
  const placements = sortedPlacements(city);
  writer.count(placements.length, head);
  for (const placement of placements) writePlacement(writer, city, placement);
  const { pollution, series } = city;
  writeRow(writer, { name: 'pollution', row: pollution, guess: (tile) => guessPollution(pollution, tile) });
  writer.count(series.hours, head);
  writer.count(series.days, head);
  for (const name of seriesRows) {
    writeRow(writer, { name, row: series[name], guess: (index) => guessInSeries(series, name, index) });
  }
  return writer.bytes();
}

/**
 * The whole state of a city as bytes (about 16 kB), the same for the same city: what is stored and hashed. What follows
 * from the buildings is not written.
 */
export function encodeCity(city: City): Uint8Array {
  return writeCity(createWriter(), city);
}

/** The same state in less than half of the bytes, for a line; `unpackCity` reads it. */
export function packCity(city: City): Uint8Array {
  return writeCity(createPackedWriter(), city);
}
