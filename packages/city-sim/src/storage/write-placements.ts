import { tileTypeOf } from '../buildings/building-types.ts';
import { buildings } from '../buildings/buildings.ts';
import { sortedPlacements } from '../buildings/placing.ts';
import type { City, Placement } from '../city.ts';
import type { ByteWriter } from './byte-writer.ts';

const paramsOf = ({ type, params }: Placement) =>
  buildings[type].params.map(({ name }) => Math.round((params[name] ?? 0) * 1000));

/**
 * Every building, one property after the other: values of one kind that stand together deflate to two thirds of what
 * they take building by building. Whose a building is follows from where it stands.
 */
export function writePlacements(writer: ByteWriter, city: City): void {
  const placements = sortedPlacements(city);
  writer.count(placements.length);
  let before = 0;
  for (const { id } of placements) {
    writer.count(id - before);
    before = id;
  }
  for (const { type } of placements) writer.count(tileTypeOf(type));
  for (const each of placements.flatMap(paramsOf)) writer.whole(each);
  for (const { builtAt } of placements) writer.whole(builtAt);
  for (const { paid } of placements) writer.whole(paid);
  for (const row of [city.level, city.pop, city.jobs]) {
    for (const { id } of placements) writer.count(row[id] ?? 0);
  }
}
