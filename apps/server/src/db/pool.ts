import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { type SchoolOf, SchoolPool } from './school-pool.ts';

/** Queries take this: the database itself and an open transaction both fit. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = { pool: pg.Pool; db: Db };

const oldestSupportedVersion = 15;

const poolSettings = {
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 60_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  application_name: 'playforward',
};

/** As the owner of the tables, who sees every school: for migrations, backups and what is no school's. */
export function openPool(connectionString: string, size = 10): Database {
  return withListeners(new pg.Pool({ ...poolSettings, connectionString, max: size }));
}

/** As the server works: each connection sees the school it is asked for. */
export function openSchoolPool(connectionString: string, schoolOf: SchoolOf, size = 10): Database {
  return withListeners(new SchoolPool({ ...poolSettings, connectionString, max: size }, schoolOf));
}

function withListeners(pool: pg.Pool): Database {
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks between two queries of whoever holds it would, too; the next query of the holder fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: drizzle(pool) };
}

/** Refuses a database that cannot be reached or is too old, in one sentence. */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const version = await pool
    .query<{ server_version_num: string }>('SHOW server_version_num')
    .catch((cause: Error) => {
      throw new StartupError(
        `The database named by DATABASE_URL cannot be used: ${firstSentence(cause)}. Check that PostgreSQL runs there and that the user and password in DATABASE_URL are right.`,
        { cause },
      );
    });
  refuseOldVersion(Number(version.rows[0]?.server_version_num));
}

/** Takes PostgreSQL's own version number, such as 150004. */
export function refuseOldVersion(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= oldestSupportedVersion) return;
  throw new StartupError(
    `DATABASE_URL names a PostgreSQL ${major}, and this program needs version ${oldestSupportedVersion} or newer.`,
  );
}

function firstSentence(cause: Error): string {
  const inner = cause instanceof AggregateError ? cause.errors[0] : cause;
  const message = inner instanceof Error ? inner.message : String(inner);
  return message.replace(/\s+/g, ' ').replace(/\.$/, '') || 'no answer';
}
