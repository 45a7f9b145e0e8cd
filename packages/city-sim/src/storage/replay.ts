import { advance } from '../advance.ts';
import type { City } from '../city.ts';
import { applyCommand } from '../commands/apply-command.ts';
import type { Order } from '../commands/command.ts';
import { forkCity } from './fork-city.ts';

/** A command and the tick before which it was done; events of one tick stand in the order in which they were done. */
export type CityEvent = Order & { tick: number };

/**
 * The city as it was after the last event: a copy of the snapshot that lives through the events. Those before the
 * snapshot's tick are passed over: they are in it already. To go on to a later tick, `advance` the answer.
 */
export function replay(snapshot: City, events: readonly CityEvent[]): City {
  const city = forkCity(snapshot);
  for (const { tick, ...order } of events) {
    if (tick < snapshot.tick) continue;
    if (tick > city.tick) advance(city, tick - city.tick);
    applyCommand(city, order);
  }
  return city;
}
