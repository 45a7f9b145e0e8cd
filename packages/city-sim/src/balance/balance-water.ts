import type { City } from '../city.ts';
import { blockCount } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import type { BuildingRows } from '../networks/networks.ts';
import { clamp, divide } from '../whole-numbers.ts';
import { waterDue } from './day-curves.ts';

export const litresPerPerson = 120;
/** Litres an hour of one pump with power. */
export const pumpLitres = 3000;
/** What an hour without any water takes from people's comfort, and what an hour with enough gives back. */
const dryHour = 250;
const goodHour = 20;

function usedAtWork(work: BuildingRows, jobs: Uint16Array): number {
  let litres = 0;
  for (let row = 0; row < work.ids.length; row += 1) {
    if (work.piped[row] === 0) continue;
    litres += divide((work.water[row] ?? 0) * (jobs[work.ids[row] ?? 0] ?? 0), work.capacity[row] ?? 1);
  }
  return litres;
}

/** Litres a day that the city needs as it stands: 120 L a person, and what work, farms and fountains use. */
function waterNeed(city: City): number {
  const { homes, work, steadyWater } = openNetworks(city);
  let people = 0;
  for (let row = 0; row < homes.ids.length; row += 1) {
    if (homes.piped[row] === 1) people += city.pop[homes.ids[row] ?? 0] ?? 0;
  }
  let litres = people * litresPerPerson + usedAtWork(work, city.jobs);
  for (let block = 0; block < blockCount; block += 1) litres += steadyWater[block] ?? 0;
  return litres;
}

/** One hour of water, in litres. A pump in a dark block stands still. Always: pumped - used = change of what is stored. */
export function balanceWater(city: City): void {
  const { pumps, totals } = openNetworks(city);
  let running = 0;
  for (let block = 0; block < blockCount; block += 1) {
    if (city.blocks.dark[block] === 0) running += pumps[block] ?? 0;
  }
  const stored = city.water;
  const need = waterDue(waterNeed(city), city.tick % 24);
  const pumped = Math.max(0, Math.min(running * pumpLitres, totals.tankLitres - stored + need));
  const used = Math.min(need, stored + pumped);
  city.water = stored + pumped - used;
  const dry = need - used;
  const change = dry > 0 ? -divide(dryHour * dry, need) : goodHour;
  city.waterComfort = clamp(city.waterComfort + change, 0, 1000);
  city.lastHour.waterNeed = need;
  city.lastHour.waterPumped = pumped;
  city.lastHour.waterUsed = used;
  city.lastHour.waterShort = dry;
}
