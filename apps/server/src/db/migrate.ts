import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { raiseWalls } from './raise-walls.ts';

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** One number for all processes that migrate the same database. */
const advisoryLock = 7_051_964;

/** `breaksEarlier`: a program that does not know the step cannot work on what it leaves; its first line says so. */
export type Migration = { name: string; sql: string; hash: string; breaksEarlier?: boolean };

/** What each step has to say of itself when it takes away or changes what earlier programs use. */
const contractMark = '-- contract';

/** The migrations of a folder in the order of their numbers. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return {
        name: file.replace(/\.sql$/, ''),
        sql,
        hash: hashOf(sql),
        breaksEarlier: sql.startsWith(contractMark),
      };
    });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The steps that were applied now, and those of a newer program, on which this one can work. */
export type Migrated = { applied: string[]; newer: string[] };

/**
 * Brings the database to the state of these migrations. Steps are recorded by name, so two branches that each add one
 * can be joined in any order. A database that a newer program has only expanded is taken; one it has contracted is
 * refused (decision 0191).
 */
export async function migrate(pool: pg.Pool, migrations: Migration[] = readMigrations()): Promise<Migrated> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    const migrated = await applyMissing(client, migrations);
    await raiseWalls(client);
    return migrated;
  } finally {
    // The connection is closed rather than returned: that frees the lock and the changed timeout in every case.
    client.release(true);
  }
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<Migrated> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  await addMarkColumn(client);
  const { rows } = await client.query<Applied>(
    'SELECT name, hash, breaks_earlier AS "breaksEarlier" FROM schema_migrations ORDER BY name',
  );
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  const known = new Set(migrations.map((migration) => migration.name));
  const newer = rows.filter(({ name }) => !known.has(name));
  const breaking = newer.find(({ breaksEarlier }) => breaksEarlier);
  if (breaking) {
    throw new StartupError(
      `The database was made by a newer version of this program (it holds ${breaking.name}): update the program, or restore a backup made by this version.`,
    );
  }
  refuseEdited(migrations, applied);
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  return { applied: missing.map(({ name }) => name), newer: newer.map(({ name }) => name) };
}

type Applied = { name: string; hash: string; breaksEarlier: boolean };

/**
 * Looks first: adding the column to a table that others read would wait for them at every start. Steps that a program
 * without the column has recorded, and that this one does not know, count as breaking: nobody said otherwise.
 */
async function addMarkColumn(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = 'schema_migrations' AND column_name = 'breaks_earlier'`,
  );
  if (rowCount === 0)
    await client.query(
      'ALTER TABLE schema_migrations ADD COLUMN breaks_earlier boolean NOT NULL DEFAULT true',
    );
}

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
    await client.query('INSERT INTO schema_migrations (name, hash, breaks_earlier) VALUES ($1, $2, $3)', [
      migration.name,
      migration.hash,
      migration.breaksEarlier ?? false,
    ]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${migration.name} failed and was rolled back`, { cause });
  }
}
