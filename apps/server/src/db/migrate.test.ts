import { createHash } from 'node:crypto';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { type Database, openPool } from './pool.ts';

let opened: { database: TestDatabase; pools: Database[] }[] = [];

afterEach(async () => {
  for (const { database, pools } of opened) {
    for (const { pool } of pools) await pool.end();
    await database.drop();
  }
  opened = [];
});

async function emptyDatabase(processes = 1): Promise<Database[]> {
  const database = await createTestDatabase({ empty: true });
  const pools = Array.from({ length: processes }, () => openPool(database.connectionString, 2));
  opened.push({ database, pools });
  return pools;
}

async function only(processes: Database[]): Promise<Database> {
  const [first] = processes;
  if (!first) throw new Error('one process was asked for');
  return first;
}

test('processes that start together apply each step once', async () => {
  const processes = await emptyDatabase(4);
  const all = await Promise.all(processes.map(({ pool }) => migrate(pool)));
  expect(all.flatMap(({ applied }) => applied).sort()).toEqual(readMigrations().map(({ name }) => name));
  const { pool } = await only(processes);
  expect((await migrate(pool)).applied).toEqual([]);
});

test('[O10] a database that a newer program has only added to is taken, one it has taken from is refused', async () => {
  const { pool } = await only(await emptyDatabase());
  const [own, later, last] = [
    { name: '0001_own', sql: 'CREATE TABLE own (id integer)', hash: 'a' },
    { name: '0002_more', sql: 'ALTER TABLE own ADD COLUMN more text', hash: 'b' },
    { name: '0003_less', sql: '-- contract\nALTER TABLE own DROP COLUMN id', hash: 'c', breaksEarlier: true },
  ];
  await migrate(pool, [own, later]);
  expect(await migrate(pool, [own])).toEqual({ applied: [], newer: ['0002_more'] });
  await pool.query('INSERT INTO own (id) VALUES (1)');
  await migrate(pool, [own, later, last]);
  await expect(migrate(pool, [own, later])).rejects.toThrow('it holds 0003_less');
});

test('[O10] a step that takes something away from earlier programs says so in its first line', () => {
  const takesAway =
    /\b(DROP (TABLE|COLUMN|VIEW)|RENAME|SET NOT NULL|TYPE)\b|ADD COLUMN [^;]*NOT NULL(?![^;]*DEFAULT)/i;
  const silent = readMigrations().filter(
    ({ name, sql, breaksEarlier }) => name >= '0180' && takesAway.test(sql) && !breaksEarlier,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('a database of a newer program that says nothing of its steps is refused and left as it is', async () => {
  const { pool } = await only(await emptyDatabase());
  await migrate(pool);
  await pool.query("INSERT INTO schema_migrations (name, hash) VALUES ('9999_from_the_future', 'x')");
  await expect(migrate(pool)).rejects.toThrow(
    'The database was made by a newer version of this program (it holds 9999_from_the_future): update the program, or restore a backup made by this version.',
  );
});

test('a step that was edited after it was applied is refused with the name of its file', async () => {
  const { pool } = await only(await emptyDatabase());
  const [first, ...others] = readMigrations();
  if (!first) throw new Error('there is no migration');
  await migrate(pool);
  const edited = {
    ...first,
    sql: `${first.sql}\n`,
    hash: createHash('sha256').update(`${first.sql}\n`).digest('hex'),
  };
  await expect(migrate(pool, [edited, ...others])).rejects.toThrow(
    `The file apps/server/migrations/${first.name}.sql is not the one this database was made with: bring back the file of the release, and put the change into a migration of its own.`,
  );
  expect((await migrate(pool)).applied).toEqual([]);
});

test('a step is the same whatever ends its lines', async () => {
  const { pool } = await only(await emptyDatabase());
  const step = (sql: string) => ({
    name: '0001_one',
    sql,
    hash: createHash('sha256').update(sql).digest('hex'),
  });
  await migrate(pool, [step('CREATE TABLE one (\nid integer)')]);
  expect((await migrate(pool, [step('CREATE TABLE one (\r\nid integer)')])).applied).toEqual([]);
});

test('a step that fails leaves nothing behind and does not hold the lock', async () => {
  const { pool } = await only(await emptyDatabase());
  const broken = { name: '0001_broken', sql: 'CREATE TABLE half (id integer); SELECT nonsense;', hash: 'x' };
  await expect(migrate(pool, [broken])).rejects.toThrow('migration 0001_broken failed and was rolled back');
  const { rows } = await pool.query("SELECT to_regclass('half') AS half");
  expect(rows).toEqual([{ half: null }]);
  expect((await migrate(pool)).applied.length).toBeGreaterThan(0);
});

test('a step added on another branch is applied although a later one already is', async () => {
  const { pool } = await only(await emptyDatabase());
  const step = (name: string) => ({
    name,
    sql: `CREATE TABLE t${name.slice(0, 4)} (id integer)`,
    hash: name,
  });
  await migrate(pool, [step('0002_second')]);
  expect((await migrate(pool, [step('0001_first'), step('0002_second')])).applied).toEqual(['0001_first']);
});

test('the migrated database has exactly the tables and columns of the code', async () => {
  const { pool } = await only(await emptyDatabase());
  await migrate(pool);
  const { rows } = await pool.query<{ place: string }>(`
    SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END AS place
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migrations'`);
  expect(rows.map(({ place }) => place).sort()).toEqual((await placesInCode()).sort());
});

test('the migrated database has the foreign keys and indexes of the code', async () => {
  const { pool } = await only(await emptyDatabase());
  await migrate(pool);
  const tables = (await tablesInCode()).map((table) => getTableConfig(table));
  const keys = tables.flatMap(({ foreignKeys }) => foreignKeys.map((key) => key.getName())).sort();
  const indexes = tables.flatMap(({ indexes: list }) => list.map((index) => index.config.name)).sort();
  const { rows: liveKeys } = await pool.query(
    "SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace",
  );
  const { rows: liveIndexes } = await pool.query(`
    SELECT relname FROM pg_class JOIN pg_index ON indexrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`);
  expect(liveKeys.map(({ conname }) => conname).sort()).toEqual(keys);
  expect(liveIndexes.map(({ relname }) => relname).sort()).toEqual(indexes);
});

async function tablesInCode(): Promise<PgTable[]> {
  const { readdirSync } = await import('node:fs');
  const files = readdirSync(`${import.meta.dirname}/schema`).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(`./schema/${file.replace('.ts', '')}.ts`)));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable));
}

async function placesInCode(): Promise<string[]> {
  return (await tablesInCode()).flatMap((table) =>
    getTableConfig(table).columns.map(
      (column) =>
        `${getTableName(table)}.${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`,
    ),
  );
}
