import type { FastifyBaseLogger } from 'fastify';
import { type Clock, systemClock } from './clock.ts';
import type { AppContext } from './context.ts';
import { openInvalidationBus } from './db/invalidation.ts';
import { openPool } from './db/pool.ts';
import { createCallLimits } from './http/call-limiter.ts';
import { openSharedCounts } from './http/shared-counts.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openPepper } from './open-pepper.ts';
import { openOutbox } from './outbox/open-outbox.ts';
import { type Random, systemRandom } from './random.ts';
import { tellSafetyContact } from './safety/tell-contact.ts';
import { createSessionStore } from './sessions/session-store.ts';
import type { Settings } from './settings.ts';
import { openMetrics } from './watch/open-metrics.ts';
import { openWatch } from './watch/open-watch.ts';

export type ContextOptions = {
  settings: Settings;
  connectionString: string;
  log: FastifyBaseLogger;
  clock?: Clock;
  random?: Random;
};

export type OpenContext = { context: AppContext; close(): Promise<void> };

/** Joins the settings, a migrated database and the services that every feature shares. */
export async function openContext(options: ContextOptions): Promise<OpenContext> {
  const { settings, connectionString, log, clock = systemClock, random = systemRandom } = options;
  const { pool, db } = openPool(connectionString);
  const pepper = await openPepper(db, settings).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const bus = await openInvalidationBus({ connectionString, pool, log });
  const sessions = createSessionStore({ db, clock, bus, sessionDays: settings.sessionDays });
  const { mail } = settings.operation;
  const outbox = openOutbox({ db, clock, log, mailer: mail && openMailer(mail) });
  const sharedCounts = settings.redisUrl === undefined ? undefined : openSharedCounts(settings.redisUrl);
  const watch = await openWatch({ settings, log });
  const context: AppContext = {
    db,
    pool,
    settings,
    clock,
    random,
    log,
    sessions,
    bus,
    limits: createCallLimits(clock, sharedCounts),
    outbox,
    watch,
    metrics: openMetrics(),
    pepper,
  };
  tellSafetyContact(context);
  return {
    context,
    async close() {
      await outbox.close();
      await watch.close();
      sharedCounts?.close();
      await bus.close();
      await pool.end();
    },
  };
}
