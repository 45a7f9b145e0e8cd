import { tripsPerPerson } from '../balance/balance-travel.ts';
import type { City } from '../city.ts';
import { civicPlot } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import type { Networks } from '../networks/networks.ts';
import { longestWalk } from '../networks/walk-to-stops.ts';
import { clamp, divide, perMille } from '../whole-numbers.ts';

/** Workers among 10 people. */
const workersOfTen = 6;
/** Thousandths of trips made on foot anyway. */
export const onFoot = 100;
/** Share of trips by bus or tram right beside a stop with free rides. */
export const bestShare = 650;
const lostPerStep = 25;

/**
 * Share of trips by bus or tram in thousandths: 650 beside the stop, 25 less for each tile of the way to a tram and 50
 * to a bus, and 1 less for each cent of the fare. Straight lines, so that what a fare earns is a parabola.
 */
export function transitShare(steps: number, fare: number): number {
  if (steps > longestWalk) return 0;
  return clamp(bestShare - lostPerStep * steps - fare, 0, 1000);
}

/** The fare in cents that a passenger pays who lives on a tile: y = mx + b with x tiles to the nearest stop. */
export function fareAt(city: City, { stopOwner, stopTiles }: Networks, tile: number): number {
  const owner = stopOwner[tile] ?? civicPlot;
  const plot = city.plots[owner] ?? city.plots[civicPlot];
  return plot ? plot.fareBase + plot.farePerTile * (stopTiles[tile] ?? 0) : 0;
}

export function workersOf(people: number): number {
  return divide(people * workersOfTen, 10);
}

function weighTravel(city: City): void {
  const networks = openNetworks(city);
  const { homes, stopSteps, walking, totals } = networks;
  let people = 0;
  let riding = 0;
  let strolling = 0;
  let paid = 0;
  for (let row = 0; row < homes.ids.length; row += 1) {
    const id = homes.ids[row] ?? 0;
    const pop = city.pop[id] ?? 0;
    const steps = stopSteps[id] ?? longestWalk + 1;
    const fare = fareAt(city, networks, id);
    const share = transitShare(steps, fare);
    people += pop;
    riding += pop * share;
    paid += pop * share * fare;
    strolling += pop * Math.min(1000 - share, onFoot + (walking[homes.blocks[row] ?? 0] ?? 0));
  }
  city.ridersShare = people === 0 ? 0 : divide(riding, people);
  city.carShare = people === 0 ? 0 : clamp(1000 - city.ridersShare - divide(strolling, people), 0, 1000);
  city.fare = riding === 0 ? 0 : divide(paid, riding);
  const wanted = divide(people * tripsPerPerson * city.ridersShare, 1000);
  city.crowding = totals.seats === 0 ? 0 : Math.min(9999, perMille(wanted, totals.seats));
}

/** Phase 5: fills the jobs with the workers there are, and weighs how people travel. */
export function weighDemand(city: City): void {
  const { homes, work, totals } = openNetworks(city);
  let people = 0;
  for (let row = 0; row < homes.ids.length; row += 1) people += city.pop[homes.ids[row] ?? 0] ?? 0;
  const filled = Math.min(1000, perMille(workersOf(people), totals.jobs));
  for (let row = 0; row < work.ids.length; row += 1) {
    city.jobs[work.ids[row] ?? 0] = divide((work.capacity[row] ?? 0) * filled, 1000);
  }
  weighTravel(city);
}

/** Cents a day that one person at home, and one filled job, earn before tax. */
export const earnedPerPerson = 1500;
export const earnedPerJob = 1200;
/** What each higher level of a home adds for each of its people. */
export const earnedPerLevel = 200;
