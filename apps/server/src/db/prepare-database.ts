import type { FastifyBaseLogger } from 'fastify';
import { migrate } from './migrate.ts';
import { checkDatabase, openPool } from './pool.ts';

/** Refuses a database that cannot be used and brings a usable one up to date. */
export async function prepareDatabase(connectionString: string, log: FastifyBaseLogger): Promise<void> {
  const { pool } = openPool(connectionString, 1);
  try {
    await checkDatabase(pool);
    const applied = await migrate(pool);
    if (applied.length > 0) log.info({ applied }, 'brought the database up to date');
  } finally {
    await pool.end();
  }
}
