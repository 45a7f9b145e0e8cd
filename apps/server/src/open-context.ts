import type { FastifyBaseLogger } from 'fastify';
import { type Clock, systemClock } from './clock.ts';
import type { AppContext } from './context.ts';
import { openInvalidationBus } from './db/invalidation.ts';
import { type Database, openPool, openSchoolPool } from './db/pool.ts';
import { createCallLimits } from './http/call-limiter.ts';
import { openSharedCounts } from './http/shared-counts.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openPepper } from './open-pepper.ts';
import { openOutbox } from './outbox/open-outbox.ts';
import { type PasswordCost, todaysPasswordCost } from './password-cost.ts';
import { type Random, systemRandom } from './random.ts';
import { tellSafetyContact } from './safety/tell-contact.ts';
import { followSchools, openSchools, type Schools } from './schools/open-schools.ts';
import { settingsInScope } from './schools/school-settings.ts';
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
  passwordCost?: PasswordCost;
};

export type OpenContext = { context: AppContext; close(): Promise<void> };

/** Joins the settings, a migrated database and the services that every feature shares. */
export async function openContext(options: ContextOptions): Promise<OpenContext> {
  const { connectionString, log, clock = systemClock, random = systemRandom } = options;
  const { pool, db, across, schools, pepper } = await openRecords(options);
  const settings = settingsInScope(options.settings, () => schools.current()?.settings);
  const bus = await openInvalidationBus({ connectionString, pool, log });
  followSchools(schools, bus, log);
  const sessions = createSessionStore({ db, clock, bus, schools, settings });
  const { mail } = options.settings.operation;
  const outbox = openOutbox({ db, across: across.db, schools, clock, log, mailer: mail && openMailer(mail) });
  const sharedCounts = settings.redisUrl === undefined ? undefined : openSharedCounts(settings.redisUrl);
  const watch = await openWatch({ settings, log });
  const context: AppContext = {
    db,
    pool,
    dangerouslyAcrossSchools: across,
    schools,
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
    passwordCost: options.passwordCost ?? todaysPasswordCost,
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
      await across.pool.end();
    },
  };
}

type Records = Database & { across: Database; schools: Schools; pepper: string };

/** Few connections see every school: what uses them comes one at a time. */
const connectionsAcross = 3;

/** The database as one school sees it and as the owner does, and what is read of it first. */
async function openRecords({ settings, connectionString, log }: ContextOptions): Promise<Records> {
  const across = openPool(connectionString, connectionsAcross);
  const held: { schools?: Schools } = {};
  const own = openSchoolPool(connectionString, () => held.schools?.current()?.id);
  try {
    const schools = await openSchools({ db: across.db, settings, log });
    held.schools = schools;
    return { ...own, across, schools, pepper: await openPepper(across.db, settings) };
  } catch (error) {
    await own.pool.end();
    await across.pool.end();
    throw error;
  }
}
