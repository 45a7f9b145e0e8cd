import pg from 'pg';
import { findRunningEmbedded } from '../../../apps/server/src/db/embedded/start-embedded.ts';

/** Asks the database that a running server keeps in this folder; on its own that is the one of the tests' server. */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  statement: { text: string; values: unknown[] },
  dataDir = process.env.DATA_DIR,
): Promise<Row[]> {
  const connectionString = dataDir === undefined ? undefined : findRunningEmbedded(dataDir);
  if (!connectionString) throw new Error(`No database runs in ${dataDir}.`);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
