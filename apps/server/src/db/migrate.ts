import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** One number for all processes that migrate the same database. */
const advisoryLock = 7_051_964;

export type Migration = { name: string; sql: string; hash: string };

/** The migrations of a folder in the order of their numbers. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return { name: file.replace(/\.sql$/, ''), sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings the database to the state of these migrations and answers the names it applied.
 * Steps are recorded by name, so two branches that each add one can be joined in any order.
 */
export async function migrate(pool: pg.Pool, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    return await applyMissing(client, migrations);
  } finally {
    // The connection is closed rather than returned: that frees the lock and the changed timeout in every case.
    client.release(true);
  }
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
  const applied = new Set(rows.map((row) => row.name));
  const known = new Set(migrations.map((migration) => migration.name));
  const foreign = [...applied].filter((name) => !known.has(name));
  if (foreign.length > 0) {
    throw new StartupError(
      `The database was made by a newer version of this program (it holds ${foreign.at(-1)}): update the program, or restore a backup made by this version.`,
    );
  }
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query("SET LOCAL lock_timeout = '5s'");
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${migration.name} failed and was rolled back`, { cause });
  }
}
