import { randomBytes } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { type CitySeatAnswer, cityCloseCodes } from '@playforward/contract';
import type { App, AppContext } from '../../../context.ts';
import { openCitySockets } from '../seats/city-sockets.ts';
import type { SeatAuth } from '../seats/seat-auth.ts';
import { CityRoom } from './city-room.ts';
import type { CityServices } from './city-services.ts';
import { openMatchMaker } from './match-maker.ts';
import { citySentences } from './sentences.ts';

/** A city, and the school it is of. */
type CityPlace = { cityId: string; schoolId: number };

/** The open cities of one app. */
export type CityRooms = {
  open: Map<string, CityRoom>;
  /** Holds a seat in a city for 15 seconds, opening the city here or where it is open already. */
  takeSeat(place: CityPlace, auth: Omit<SeatAuth, 'sessionId'>): Promise<CitySeatAnswer['seat'] | undefined>;
  close(): Promise<void>;
};

type Needs = { app: App; context: Pick<AppContext, 'settings' | 'schools'>; services: CityServices };

/** Long enough for the locks of a killed process to fall and for its entry in Redis to be found stale. */
const patienceMs = 12_000;
const retryMs = 150;
/** The one-time secret of a seat, which is also the name of its player in the synced state: short, and held for 15 s. */
const seatBytes = 12;
let apps = 0;

export async function openRooms({ app, context, services }: Needs): Promise<CityRooms> {
  const { redisUrl, city } = context.settings;
  const open = new Map<string, CityRoom>();
  const sockets = openCitySockets(app, context);
  const closeMatchMaker = await openMatchMaker({
    transport: sockets.transport,
    redisUrl,
    address: city.address,
    log: services.log,
  });
  // Processes that share Redis must agree on the name; apps that share a process must not.
  apps += 1;
  const roomName = redisUrl === undefined ? `city-${apps}` : 'city';
  matchMaker.defineRoomType(
    roomName,
    class extends CityRoom {
      protected override readonly services = services;
      protected override readonly open = open;
    },
  );
  const opening = new Map<string, Promise<unknown>>();
  let isClosing = false;

  async function find({ cityId, schoolId }: CityPlace) {
    const listed = await matchMaker.driver.findOne({ roomId: cityId });
    if (listed) return listed;
    const running = opening.get(cityId) ?? matchMaker.createRoom(roomName, { cityId, schoolId });
    opening.set(cityId, running);
    await running.finally(() => opening.delete(cityId));
    return matchMaker.driver.findOne({ roomId: cityId });
  }

  return {
    open,
    async takeSeat(place, auth) {
      const deadline = Date.now() + patienceMs;
      for (;;) {
        try {
          const room = await find(place);
          const sessionId = randomBytes(seatBytes).toString('base64url');
          if (room && !isClosing) {
            const seat = await matchMaker.reserveSeatFor(room, {}, { ...auth, sessionId });
            return { ...seat, processId: room.processId };
          }
        } catch (error) {
          services.log.info({ err: error, city: place.cityId }, 'a seat in the city is not free yet');
        }
        if (isClosing || Date.now() > deadline) return undefined;
        await new Promise((done) => setTimeout(done, retryMs));
      }
    },
    async close() {
      isClosing = true;
      const closing = { code: cityCloseCodes.moved, text: citySentences.stopping, mayReturn: true };
      await Promise.all([...open.values()].map((room) => room.closeAll(closing)));
      await sockets.close();
      matchMaker.removeRoomType(roomName);
      await closeMatchMaker();
    },
  };
}
