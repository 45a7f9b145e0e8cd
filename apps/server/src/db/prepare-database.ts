import type { FastifyBaseLogger } from 'fastify';
import { migrate } from './migrate.ts';
import { checkDatabase, openPool } from './pool.ts';

/** Refuses a database that cannot be used and brings a usable one up to date. */
export async function prepareDatabase(connectionString: string, log: FastifyBaseLogger): Promise<void> {
  const { pool } = openPool(connectionString, 1);
  try {
    await checkDatabase(pool);
    const { applied, newer } = await migrate(pool);
    if (applied.length > 0) log.info({ applied }, 'brought the database up to date');
    if (newer.length > 0)
      log.warn({ newer }, 'a newer version has added to the database; this one works on it without that');
  } finally {
    await pool.end();
  }
}
