import { batteryCapacity, batteryPower, panelWatts } from '../buildings/utilities.ts';
import { type City, tileFlags } from '../city.ts';
import { blockCount, blocksByTile, tileCount } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import type { BuildingRows } from '../networks/networks.ts';
import { divide } from '../whole-numbers.ts';
import { dayCurves, powerByHour, sunByHour } from './day-curves.ts';

const demand = new Int32Array(blockCount);
/** Thousandths of the sun that a sky full of clouds takes away. */
const cloudShade = 750;

/** Light that reaches a panel in this hour, 0 to 1000. */
export function sunshineOf(city: Pick<City, 'tick' | 'weather'>): number {
  const sun = sunByHour[city.tick % 24] ?? 0;
  return divide(sun * (1000 - divide(city.weather.cloud * cloudShade, 1000)), 1000);
}

function addRows(rows: BuildingRows, users: Uint16Array, hour: number): void {
  for (let row = 0; row < rows.ids.length; row += 1) {
    if (rows.wired[row] === 0) continue;
    const part = powerByHour[(rows.curve[row] ?? 0) * 24 + hour] ?? 0;
    const used = users[rows.ids[row] ?? 0] ?? 0;
    const watts = divide((rows.watts[row] ?? 0) * used * part, (rows.capacity[row] ?? 1) * 1000);
    const block = rows.blocks[row] ?? 0;
    demand[block] = (demand[block] ?? 0) + watts;
  }
}

/** Fills `demand` with the watts that each block wants in this hour and returns their sum. */
function wantedPower(city: City): number {
  const { homes, work, steadyWatts } = openNetworks(city);
  const hour = city.tick % 24;
  demand.fill(0);
  addRows(homes, city.pop, hour);
  addRows(work, city.jobs, hour);
  let sum = 0;
  for (let block = 0; block < blockCount; block += 1) {
    let watts = demand[block] ?? 0;
    for (let curve = 0; curve < dayCurves.length; curve += 1) {
      const peak = steadyWatts[block * dayCurves.length + curve] ?? 0;
      if (peak > 0) watts += divide(peak * (powerByHour[curve * 24 + hour] ?? 0), 1000);
    }
    demand[block] = watts;
    sum += watts;
  }
  return sum;
}

/**
 * Turns blocks off, the longest served first, until the rest can be served; the turn goes round, so that no block
 * stays dark while others never are. Returns the watts that stay on.
 */
function brownOut(city: City, wanted: number, available: number): number {
  const { dark, servedHours } = city.blocks;
  let served = wanted;
  dark.fill(0);
  while (served > available) {
    let longest = -1;
    for (let block = 0; block < blockCount; block += 1) {
      if (dark[block] === 1 || demand[block] === 0) continue;
      if (longest < 0 || (servedHours[block] ?? 0) > (servedHours[longest] ?? 0)) longest = block;
    }
    if (longest < 0) break;
    dark[longest] = 1;
    served -= demand[longest] ?? 0;
  }
  return served;
}

const longestCounted = 60_000;

/** Counts the hours of service, and shows on the tiles which blocks are dark. Returns how many are. */
function noteDarkness(city: City): number {
  const { dark, servedHours } = city.blocks;
  let count = 0;
  for (let block = 0; block < blockCount; block += 1) {
    if (dark[block] === 1) count += 1;
    servedHours[block] = dark[block] === 1 ? 0 : Math.min(longestCounted, (servedHours[block] ?? 0) + 1);
  }
  if (count === 0 && city.lastHour.darkBlocks === 0) return 0;
  for (let tile = 0; tile < tileCount; tile += 1) {
    const flags = (city.flags[tile] ?? 0) & ~tileFlags.dark;
    city.flags[tile] = dark[blocksByTile[tile] ?? 0] === 1 ? flags | tileFlags.dark : flags;
  }
  return count;
}

/**
 * One hour of power, in watts (for one hour also watt-hours). Sun and wind serve first, then batteries, then the cable
 * from outside, then gas; what sun and wind give beyond the need charges the batteries. A battery loses nothing.
 * Always: solar + wind + discharged + import + gas = served + charged + unused.
 */
export function balanceEnergy(city: City): void {
  const { totals } = openNetworks(city);
  const { lastHour } = city;
  const wanted = wantedPower(city);
  const solar = divide(totals.panels * panelWatts * sunshineOf(city), 1000);
  const wind = divide(totals.windWatts * city.weather.wind, 1000);
  const free = solar + wind;
  const room = totals.batteries * batteryPower;
  const stored = Math.min(city.battery, totals.batteries * batteryCapacity);
  const available = free + Math.min(stored, room) + city.importLimit + totals.gasWatts;
  const served = wanted > available ? brownOut(city, wanted, available) : wanted;
  if (wanted <= available) city.blocks.dark.fill(0);

  const discharged = Math.max(0, Math.min(served - free, stored, room));
  const gridImport = Math.max(0, Math.min(served - free - discharged, city.importLimit));
  const gas = Math.max(0, served - free - discharged - gridImport);
  const charged = Math.max(0, Math.min(free - served, room, totals.batteries * batteryCapacity - stored));
  city.battery = stored - discharged + charged;

  lastHour.darkBlocks = noteDarkness(city);
  lastHour.powerDemand = wanted;
  lastHour.powerSupply = available;
  lastHour.powerShort = wanted - served;
  lastHour.solar = solar;
  lastHour.wind = wind;
  lastHour.gas = gas;
  lastHour.gridImport = gridImport;
  lastHour.discharged = discharged;
  lastHour.charged = charged;
  lastHour.powerUnused = Math.max(0, free - served - charged);
}
