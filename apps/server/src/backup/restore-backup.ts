import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { migrate, readMigrations } from '../db/migrate.ts';
import { openPool } from '../db/pool.ts';
import { StartupError } from '../startup-error.ts';
import type { BackupFoot, BackupHead } from './backup-format.ts';
import { checkBackup, readBackup } from './read-backup.ts';
import { copyList, selectTables } from './tables.ts';

export type Restored = { rows: Record<string, number>; madeAt: string };

/**
 * Fills an empty database from a backup: the tables as they were then, their rows in one transaction, then the steps
 * that came later. The file is read to its end first, so that a damaged one changes nothing.
 */
export async function restoreBackup(connectionString: string, file: string): Promise<Restored> {
  const { head, foot } = await checkBackup(file);
  refuseNewer(head);
  const { pool } = openPool(connectionString, 2);
  try {
    await refuseUsed(pool);
    const then = new Set(head.migrations);
    await migrate(
      pool,
      readMigrations().filter(({ name }) => then.has(name)),
    );
    const client = await pool.connect();
    try {
      await fill(client, file, foot);
    } finally {
      client.release(true);
    }
    await migrate(pool);
    await pool.query('SET statement_timeout = 0; ANALYZE');
    return { rows: foot.rows, madeAt: head.madeAt };
  } finally {
    await pool.end();
  }
}

/** Refuses a backup of a program that knows steps which this one does not. */
export function refuseNewer({ migrations }: BackupHead): void {
  const known = new Set(readMigrations().map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartupError(
    `This backup was made by a newer version of this program (it holds ${unknown.at(-1)}): update the program, then restore again.`,
  );
}

async function refuseUsed(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ made: boolean }>(
    "SELECT to_regclass('public.users') IS NOT NULL AS made",
  );
  if (!rows[0]?.made) return;
  const { rowCount } = await pool.query('SELECT 1 FROM users LIMIT 1');
  if (rowCount === 0) return;
  throw new StartupError(
    'There are accounts in this database already, so nothing was changed: restore into an empty one, with DATA_DIR set to a new folder or DATABASE_URL to an empty database.',
  );
}

async function fill(client: pg.PoolClient, file: string, foot: BackupFoot): Promise<void> {
  await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
  await client.query('BEGIN');
  const tables = await selectTables(client);
  for (const { table } of tables) await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  if (tables.length > 0)
    await client.query(`TRUNCATE ${tables.map(({ table }) => `"${table}"`).join(', ')} CASCADE`);
  let rows: CopyStreamQuery | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'table') rows = client.query(copyFrom(`COPY ${copyList(part.table)} FROM STDIN`));
    if (part.kind === 'rows' && rows && !rows.write(part.lines))
      await Promise.race([once(rows, 'drain'), finished(rows)]);
    if (part.kind === 'end-of-table' && rows) {
      rows.end();
      await finished(rows);
    }
  }
  await checkCounts(client, foot);
  for (const { table } of tables) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  await setSequences(client);
  await client.query('COMMIT');
}

async function checkCounts(client: pg.PoolClient, { rows: expected }: BackupFoot): Promise<void> {
  for (const [table, count] of Object.entries(expected)) {
    const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM "${table}"`);
    if (Number(rows[0]?.n) !== count)
      throw new Error(`${table} holds ${rows[0]?.n} rows and should hold ${count}`);
  }
}

/** Numbers go on behind the highest one that was restored. */
async function setSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    SELECT c.relname AS table, a.attname AS column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL`);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `SELECT setval('${sequence}', coalesce((SELECT max("${column}") FROM "${table}"), 0) + 1, false)`,
    );
  }
}
