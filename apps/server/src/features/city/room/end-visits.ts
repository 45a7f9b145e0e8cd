import { cityCloseCodes } from '@playforward/contract';
import type { AppContext } from '../../../context.ts';
import { runInSchool } from '../../../schools/school-scope.ts';
import { plotTopic } from '../plots/plot-topic.ts';
import { refreshPlots } from '../plots/settle-plot.ts';
import { selectLiveSessions } from '../seats/ticket-queries.ts';
import { inTurn } from './city-game.ts';
import type { CityRooms } from './open-rooms.ts';
import { citySentences } from './sentences.ts';

const closing = { code: cityCloseCodes.signedOut, text: citySentences.signedOut, mayReturn: false };

/** Whoever signs out, is locked or deleted leaves the city; a plot that was hidden or left is seen as such at once. */
export function endVisits(
  { bus, db, clock, log }: AppContext,
  opened: () => Promise<CityRooms> | undefined,
): void {
  const everyRoom = async () => [...((await opened())?.open.values() ?? [])];
  const complain = (error: unknown) => log.error({ err: error }, 'visits to the city could not be checked');

  async function checkVisitors(isMeant: (auth: { userId: number; sessionHash: string }) => boolean) {
    for (const room of await everyRoom()) {
      const meant = room.clients.filter(({ auth }) => auth !== undefined && isMeant(auth));
      const hashes = meant.flatMap(({ auth }) => (auth ? [Buffer.from(auth.sessionHash, 'base64')] : []));
      const { game } = room;
      if (!game) continue;
      const live = await runInSchool(game.schoolId, () =>
        selectLiveSessions(db, { hashes, now: clock.now() }),
      );
      for (const client of meant) {
        if (client.auth && !live.has(client.auth.sessionHash)) room.close(client, closing);
      }
    }
  }

  async function refresh(isMeant: (cityId: string) => boolean) {
    for (const { game } of await everyRoom()) {
      if (game && isMeant(game.cityId)) await inTurn(game, () => refreshPlots(game));
    }
  }

  bus.on('session', (key) => void checkVisitors(({ sessionHash }) => sessionHash === key).catch(complain));
  bus.on('user', (key) => {
    const userId = Number(key);
    const lives = (cityId: string, rooms: CityRooms) =>
      [...(rooms.open.get(cityId)?.game?.plots.owners.values() ?? [])].some(
        (owner) => owner.userId === userId,
      );
    void checkVisitors((auth) => auth.userId === userId)
      .then(async () => {
        const rooms = await opened();
        if (rooms) await refresh((cityId) => lives(cityId, rooms));
      })
      .catch(complain);
  });
  bus.on(plotTopic, (key) => void refresh((cityId) => cityId === key).catch(complain));
  bus.onGap(() => void checkVisitors(() => true).catch(complain));
}
