import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { InvalidationBus } from './db/invalidation.ts';
import type { Database, Db } from './db/pool.ts';
import type { CallLimits } from './http/call-limiter.ts';
import type { Outbox } from './outbox/open-outbox.ts';
import type { PasswordCost } from './password-cost.ts';
import type { Random } from './random.ts';
import type { Schools } from './schools/open-schools.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { Settings } from './settings.ts';
import type { Metrics } from './watch/open-metrics.ts';
import type { Watch } from './watch/open-watch.ts';

/** What every feature is given; the only way to the outside. */
export type AppContext = {
  /** Sees the rows of the school in scope alone, as `pool` does. */
  db: Db;
  pool: pg.Pool;
  /** Sees the rows of every school: for backups and for finding what waits. */
  dangerouslyAcrossSchools: Database;
  schools: Schools;
  /** Those of the school in scope; read them where they are used. */
  settings: Settings;
  clock: Clock;
  random: Random;
  log: FastifyBaseLogger;
  sessions: SessionStore;
  bus: InvalidationBus;
  /** The one way to bound how often somebody may call. */
  limits: CallLimits;
  /** The one way to send mail and webhooks. */
  outbox: Outbox;
  metrics: Metrics;
  /** Whether there is room on the disk, and whether Redis answers. */
  watch: Watch;
  /** Secret that hashes and signatures are keyed with. */
  pepper: string;
  passwordCost: PasswordCost;
};

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A slice of the product; it registers its own routes and nothing else knows them. */
export type Feature = { name: string; register(app: App, context: AppContext): void | Promise<void> };
