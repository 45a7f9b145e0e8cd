import { advance, applyCommand, type City, createCity, decodeCity, replay } from '@playforward/city-sim';
import { cityLimits } from '@playforward/contract';
import type { CityServices } from './city-services.ts';
import { type CityRow, raiseEpoch, type StoredEvent, selectEventsAfter } from './event-queries.ts';
import { readOrder } from './read-command.ts';

export type OpenedCity = { row: CityRow; city: City };

/** Another process has the city, or it is gone. */
class CityElsewhere extends Error {
  override name = 'CityElsewhere';
}

/**
 * Makes this process the owner of a city and brings it to now: the snapshot, the events after it, and the hours since
 * then, 10 days at most. `onLost` is called when the ownership ends without `release`.
 */
export async function openCity(
  { db, locks, clock }: CityServices,
  { cityId, onLost }: { cityId: string; onLost: () => void },
): Promise<OpenedCity> {
  if (!(await locks.take(cityId, onLost))) throw new CityElsewhere('another process has this city');
  try {
    const row = await raiseEpoch(db, cityId);
    if (!row) throw new CityElsewhere('there is no such city');
    const snapshot = row.snapshot ? decodeCity(row.snapshot) : createCity({ seed: row.seed });
    const after = snapshot ? row.savedEvent : 0;
    const events = await selectEventsAfter(db, { cityId, after });
    if (!snapshot) return { row, city: rebuildCity(row.seed, events) };
    const city = restoreCity(snapshot, events);
    advance(city, hoursSince(row, events, clock.now()));
    return { row, city };
  } catch (error) {
    await locks.release(cityId);
    throw error;
  }
}

/** The snapshot with everything that was stored after it, each event at the hour it happened in. */
export function restoreCity(snapshot: City, events: readonly StoredEvent[]): City {
  return replay(
    snapshot,
    events.flatMap(({ tick, payload }) => {
      const order = readOrder(payload);
      return order ? [{ tick, ...order }] : [];
    }),
  );
}

/**
 * A city of an older simulation: everything that was built is built again on new ground, without its price, and ten
 * days pass. Money, people and weather begin anew.
 */
function rebuildCity(seed: number, events: readonly StoredEvent[]): City {
  const city = createCity({ seed });
  for (const { payload } of events) {
    const order = readOrder(payload);
    if (order) applyCommand(city, { ...order, budget: Number.MAX_SAFE_INTEGER });
  }
  advance(city, cityLimits.catchUpTicks);
  return city;
}

function hoursSince({ updatedAt, snapshot }: CityRow, events: readonly StoredEvent[], now: Date): number {
  if (!snapshot && events.length === 0) return 0;
  const last = Math.max(updatedAt.getTime(), events.at(-1)?.createdAt.getTime() ?? 0);
  return Math.min(Math.max(0, Math.floor((now.getTime() - last) / 1000)), cityLimits.catchUpTicks);
}
