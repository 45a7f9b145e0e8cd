import { tripsPerPerson } from '../balance/balance-travel.ts';
import { buildings } from '../buildings/buildings.ts';
import type { City } from '../city.ts';
import { citySize, isRoad, tileCount } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { clamp, divide } from '../whole-numbers.ts';

const before = new Int16Array(tileCount);
const roads = Uint16Array.from(
  Array.from({ length: tileCount }, (_, tile) => tile).filter((tile) => isRoad(tile)),
);
const mostPollution = 2000;
/** Car trips a day that add one to every road tile in a phase. */
const tripsPerUnit = 260;

function addTo(pollution: Int16Array, tile: number, amount: number): void {
  pollution[tile] = clamp((pollution[tile] ?? 0) + amount, 0, mostPollution);
}

/** Phase 4: smoke and exhaust are added, drift to the four neighbours, and fade by a tenth. */
export function spreadPollution(city: City, people: number): void {
  const { smokeTiles, smoke, gasTiles } = openNetworks(city);
  const { pollution } = city;
  before.set(pollution);
  const last = tileCount - citySize;
  for (let tile = 0; tile < tileCount; tile += 1) {
    const north = tile >= citySize ? (before[tile - citySize] ?? 0) : 0;
    const south = tile < last ? (before[tile + citySize] ?? 0) : 0;
    const west = tile > 0 ? (before[tile - 1] ?? 0) : 0;
    const east = tile < tileCount - 1 ? (before[tile + 1] ?? 0) : 0;
    pollution[tile] = ((before[tile] ?? 0) * 10 + north + south + west + east) >> 4;
  }
  const cars = divide(people * tripsPerPerson * city.carShare, 1000);
  const exhaust = divide(cars, tripsPerUnit);
  for (let index = 0; index < roads.length; index += 1) {
    const tile = roads[index] ?? 0;
    pollution[tile] = (pollution[tile] ?? 0) + exhaust;
  }
  for (let index = 0; index < smokeTiles.length; index += 1) {
    addTo(pollution, smokeTiles[index] ?? 0, smoke[index] ?? 0);
  }
  for (let index = 0; city.lastHour.gas > 0 && index < gasTiles.length; index += 1) {
    addTo(pollution, gasTiles[index] ?? 0, buildings['gas-backup'].smoke);
  }
  let sum = 0;
  for (let tile = 0; tile < tileCount; tile += 1) sum += pollution[tile] ?? 0;
  city.smog = divide(sum * 10, tileCount);
}
