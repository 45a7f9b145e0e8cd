import type { City } from '../city.ts';
import { openNetworks } from '../networks/build-networks.ts';
import type { GoodsNet } from '../networks/networks.ts';
import { divide } from '../whole-numbers.ts';

/** Goods are brought in the morning. */
const haulHour = 8;

/** Mornings that have passed since a site was opened, the one of this hour among them. */
function haulsUntil(tick: number, builtAt: number): number {
  const until = (hour: number) => divide(hour + 24 - haulHour, 24);
  return Math.max(0, until(tick) - until(builtAt - 1));
}

/** What the sites of one kind have asked for until a tick. */
function dueUntil({ sites }: GoodsNet, tick: number): number {
  return sites.reduce((sum, { builtAt, need, days }) => {
    const hauls = Math.min(days, haulsUntil(tick, builtAt));
    return sum + Math.floor((need * hauls) / days);
  }, 0);
}

/**
 * Goods of this hour, in thousandths: what still lies in stores, and what sites asked for and did not get. Follows from
 * what stands and since when. Always: stock = brought + stored, and asked for = brought + missing.
 */
export function balanceGoods(city: City): { stored: number; missing: number } {
  let stored = 0;
  let missing = 0;
  for (const net of openNetworks(city).goods) {
    const [before, now] = [dueUntil(net, city.tick - 1), dueUntil(net, city.tick)];
    const brought = Math.min(now, net.stock);
    stored += net.stock - brought;
    missing += now - before - (brought - Math.min(before, net.stock));
  }
  return { stored, missing };
}

/** Thousandths of what sites of one kind asked for at the last haul that did not come; 0 once their days are over. */
export function missingShare(net: GoodsNet, tick: number): number {
  const [before, now] = [dueUntil(net, tick - 24), dueUntil(net, tick)];
  const came = Math.min(now, net.stock) - Math.min(before, net.stock);
  return now === before ? 0 : divide((now - before - came) * 1000, now - before);
}
