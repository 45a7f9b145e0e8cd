import type { Feeling } from '../buildings/measures.ts';
import { type City, tileFlags } from '../city.ts';
import { blockCount } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { divide } from '../whole-numbers.ts';
import { missingShare } from './balance-goods.ts';

/** Thousandths by block of what the homes there go without, for each thing that is short. */
export type Shortages = Partial<Record<Feeling, Int16Array>>;

/** What work sites wait for is missed by the homes around them; null where no site waits. */
export function shortagesOf(city: City): Shortages | null {
  let all: Shortages | null = null;
  for (const net of openNetworks(city).goods) {
    const short = net.feel === null ? 0 : missingShare(net, city.tick);
    if (net.feel === null || short === 0) continue;
    all ??= {};
    all[net.feel] ??= new Int16Array(blockCount);
    const rows = all[net.feel];
    for (const block of net.blocks) if (rows) rows[block] = Math.max(rows[block] ?? 0, short);
  }
  return all;
}

/** So many of some homes go without: a part of a home counts as one. */
export function homesWithout(homes: number, short: number): number {
  return divide(homes * short + 999, 1000);
}

/** Lamps burn from this hour to that one. */
const evening = { from: 18, until: 6 } as const;
const { dark, dry } = tileFlags;

type Missed = Extract<Feeling, 'power' | 'water'>;

/** The homes that go without light in the evening, and without water: the first ones around the site that waits. */
export function markHomesWithout(city: City): void {
  const { goods, homes } = openNetworks(city);
  if (!goods.some(({ feel }) => feel === 'power' || feel === 'water')) return;
  const hour = city.tick % 24;
  const isEvening = hour >= evening.from || hour < evening.until;
  const without = { power: homesThatMiss(city, 'power'), water: homesThatMiss(city, 'water') };
  for (let row = 0; row < homes.ids.length; row += 1) {
    const id = homes.ids[row] ?? 0;
    const isDark = city.blocks.dark[homes.blocks[row] ?? 0] === 1 || (isEvening && without.power.has(row));
    const flags = (city.flags[id] ?? 0) & ~(dark | dry);
    city.flags[id] = flags | (isDark ? dark : 0) | (without.water.has(row) ? dry : 0);
  }
}

function homesThatMiss(city: City, missed: Missed): Set<number> {
  const { goods, homes } = openNetworks(city);
  const rows = new Set<number>();
  for (const net of goods) {
    const short = net.feel === missed ? missingShare(net, city.tick) : 0;
    if (short === 0) continue;
    const around = [...homes.blocks.keys()].filter((row) => net.blocks.includes(homes.blocks[row] ?? 0));
    for (const row of around.slice(0, homesWithout(around.length, short))) rows.add(row);
  }
  return rows;
}
