import type { City } from '../city.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { divide } from '../whole-numbers.ts';
import { tripsDue } from './day-curves.ts';

export const tripsPerPerson = 2;
/** Fare at every stop of a new city, in cents. */
export const firstFare = { fareBase: 150, farePerTile: 0 } as const;

/** One hour of trips; who finds no seat goes another way. Fares go to the treasury. */
export function balanceTravel(city: City, people: number): number {
  const { totals } = openNetworks(city);
  const hour = city.tick % 24;
  const trips = tripsDue(people * tripsPerPerson, hour);
  const wanted = tripsDue(divide(people * tripsPerPerson * city.ridersShare, 1000), hour);
  const riders = Math.min(wanted, tripsDue(divide(totals.seats * 3, 2), hour));
  city.lastHour.trips = trips;
  city.lastHour.riders = riders;
  return riders * city.fare;
}
