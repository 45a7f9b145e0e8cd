import type { City, Placement } from '../city.ts';
import { tileOf } from '../grid.ts';
import { emptyTile, tileTypeOf } from './building-types.ts';
import { buildings } from './buildings.ts';
import { footprintOf } from './measures.ts';

/** Every tile that a building covers, row by row. It must lie inside the city. */
export function tilesOf({ type, x, y, params }: Pick<Placement, 'type' | 'x' | 'y' | 'params'>): number[] {
  const { width, height } = footprintOf(type, params);
  const tiles: number[] = [];
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) tiles.push(tileOf(column, row));
  }
  return tiles;
}

/** Which of its three looks a building has: by its place, so that it keeps it through undo. */
function variantAt(id: number): number {
  return (Math.imul(id + 1, 0x9e3779b1) >>> 16) % 3;
}

/** Puts a building on tiles that are known to be free, and returns the tiles. Money is the caller's. */
export function putBuilding(city: City, given: Omit<Placement, 'id' | 'variant' | 'builtAt'>): Placement {
  const id = tileOf(given.x, given.y);
  const placement: Placement = { ...given, id, variant: variantAt(id), builtAt: city.tick };
  city.placed.set(id, placement);
  for (const tile of tilesOf(placement)) {
    city.type[tile] = tileTypeOf(given.type);
    city.level[tile] = 1;
    city.variant[tile] = placement.variant;
  }
  if (city.isSettled) {
    city.pop[id] = buildings[given.type].people;
    city.census.movedIn += buildings[given.type].people;
  }
  city.networks = null;
  return placement;
}

/** Takes a building away; its people move out of the city, its workers look for other work. */
export function takeBuilding(city: City, placement: Placement): void {
  city.census.movedOut += city.pop[placement.id] ?? 0;
  city.placed.delete(placement.id);
  for (const tile of tilesOf(placement)) {
    city.type[tile] = emptyTile;
    city.level[tile] = 0;
    city.variant[tile] = 0;
    city.pop[tile] = 0;
    city.jobs[tile] = 0;
  }
  city.networks = null;
}

/** All buildings in the order of the map: by id, row by row. */
export function sortedPlacements(city: Pick<City, 'placed'>): Placement[] {
  return [...city.placed.values()].sort((left, right) => left.id - right.id);
}

/** Building that covers a tile, or null. */
export function isFree(city: City, tiles: readonly number[]): boolean {
  return tiles.every((tile) => city.type[tile] === emptyTile);
}
