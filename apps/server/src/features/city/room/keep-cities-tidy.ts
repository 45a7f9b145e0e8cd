import type { App, AppContext } from '../../../context.ts';
import { deleteOldReports } from '../neighbours/social-queries.ts';
import { deleteOldTickets } from '../seats/ticket-queries.ts';

const hourMs = 3_600_000;
const reportsMs = 90 * 24 * hourMs;

/** Removes tickets nobody redeemed and reports that have outlived their time, at the start and every hour. */
export function keepCitiesTidy(app: App, { dangerouslyAcrossSchools: { db }, clock, log }: AppContext): void {
  const tidy = async () => {
    try {
      const now = clock.now();
      await deleteOldTickets(db, now);
      await deleteOldReports(db, new Date(now.getTime() - reportsMs));
    } catch (error) {
      log.error({ err: error }, 'the purge of the city failed');
    }
  };
  const timer = setInterval(() => void tidy(), hourMs);
  timer.unref();
  app.addHook('onReady', tidy);
  app.addHook('onClose', async () => clearInterval(timer));
}
