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
      return { name: file.replace(/\.sql$/, ''), sql, hash: hashOf(sql) };
    });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
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
  const { rows } = await client.query<Applied>('SELECT name, hash FROM schema_migrations ORDER BY name');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  const known = new Set(migrations.map((migration) => migration.name));
  const foreign = [...applied.keys()].filter((name) => !known.has(name));
  if (foreign.length > 0) {
    throw new StartupError(
      `The database was made by a newer version of this program (it holds ${foreign.at(-1)}): update the program, or restore a backup made by this version.`,
    );
  }
  refuseEdited(migrations, applied);
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

type Applied = { name: string; hash: string };

/** Steps as they were before the first release: databases that took them have gone on ever since. */
const earlierHashes: Readonly<Record<string, string>> = {
  '0011_practice__create': 'f6a18052e5ae833f07329676d077c2689d7c9ee3fd1a8b1d1ac00d4a3e17055d',
};

/** A step that was edited after this database took it would leave old and new installations with different tables. */
function refuseEdited(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  for (const { name, sql, hash } of migrations) {
    const stored = applied.get(name);
    if (stored === undefined || stored === hash || stored === earlierHashes[name]) continue;
    if (sameText(sql).includes(stored)) continue;
    throw new StartupError(
      `The file apps/server/migrations/${name}.sql is not the one this database was made with: bring back the file of the release, and put the change into a migration of its own.`,
    );
  }
}

/** The hashes of a step whose lines end as on another system: git may have changed that. */
function sameText(sql: string): string[] {
  const lines = sql.replaceAll('\r\n', '\n');
  return [hashOf(lines), hashOf(lines.replaceAll('\n', '\r\n'))];
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
