import type { App, AppContext } from '../../../context.ts';
import { createCityLocks } from './city-locks.ts';
import { endVisits } from './end-visits.ts';
import { createEventWriter } from './event-writer.ts';
import type { CityRooms } from './open-rooms.ts';

/**
 * Opens the rooms with the first seat that is asked for, or at the start where processes share Redis and may be asked
 * by each other. Stopping stores every city before the database goes.
 */
export function lendRooms(app: App, context: AppContext): () => Promise<CityRooms> {
  const { db, clock, log, random, pool, settings, metrics } = context;
  const locks = createCityLocks(pool, log);
  let opened: Promise<CityRooms> | undefined;

  function open(): Promise<CityRooms> {
    opened ??= import('./open-rooms.ts').then(({ openRooms }) => {
      const events = createEventWriter(context);
      const missions = () => app.missions;
      return openRooms({ app, context, services: { db, clock, log, random, locks, events, missions } });
    });
    return opened;
  }

  // What could not be opened has no rooms.
  const listOpen = async () => [...((await opened?.catch(() => undefined))?.open.values() ?? [])];
  metrics.gauge('city_rooms', 'Cities that are open in this process.', async () => (await listOpen()).length);
  metrics.gauge('city_players', 'Players in the cities of this process.', async () =>
    (await listOpen()).reduce((sum, room) => sum + room.clients.length, 0),
  );

  endVisits(context, () => opened);
  app.addHook('onListen', async () => {
    if (settings.redisUrl !== undefined) await open();
  });
  app.addHook('preClose', async () => {
    const rooms = await opened?.catch(() => undefined);
    await rooms?.close();
    await locks.close();
  });
  return open;
}
