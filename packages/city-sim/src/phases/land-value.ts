import type { City } from '../city.ts';
import { citySize } from '../grid.ts';
import type { Networks } from '../networks/networks.ts';
import { longestWalk } from '../networks/walk-to-stops.ts';
import { clamp, divide } from '../whole-numbers.ts';

/** Value of bare land far from everything, and what the middle of the city adds. */
const bareLand = 250;
const middle = citySize / 2;
const mostCentral = 150;
const lostPerTile = 5;
/** What a stop next door adds. */
const bestStop = 150;

function centrality(tile: number): number {
  const far = Math.max(Math.abs((tile % citySize) - middle), Math.abs(Math.trunc(tile / citySize) - middle));
  return Math.max(0, mostCentral - lostPerTile * far);
}

/**
 * What land is worth, 0 to 1000: play and green up to 250, services up to 250, a stop nearby up to 150, the middle of
 * the city up to 150; smoke takes two for each point. It follows from the buildings and the air, so it is not stored.
 */
export function landValueAt(
  { pollution }: Pick<City, 'pollution'>,
  networks: Networks,
  tile: number,
): number {
  const { learning, health, safety, leisure, stopSteps } = networks;
  const steps = stopSteps[tile] ?? longestWalk + 1;
  const services = (learning[tile] ?? 0) + (health[tile] ?? 0) + (safety[tile] ?? 0);
  const stop = steps > longestWalk ? 0 : bestStop - steps * 10;
  const value =
    bareLand +
    divide(leisure[tile] ?? 0, 4) +
    divide(services, 12) +
    stop +
    centrality(tile) -
    (pollution[tile] ?? 0) * 2;
  return clamp(value, 0, 1000);
}
