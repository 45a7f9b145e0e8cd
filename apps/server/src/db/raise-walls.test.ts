import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openPool, openSchoolPool } from './pool.ts';
import { schoolRole, sharedTables } from './raise-walls.ts';

async function openDatabase() {
  const database = await createTestDatabase();
  const owner = openPool(database.connectionString, 2).pool;
  let school: number | undefined = 1;
  const { pool } = openSchoolPool(database.connectionString, () => school, 2);
  onTestFinished(async () => {
    await pool.end();
    await owner.end();
    await database.drop();
  });
  await owner.query(`INSERT INTO schools (id, slug, name, created_at) VALUES (7, 'north', 'North', now())`);
  const asSchool = (id: number | undefined) => {
    school = id;
    return pool;
  };
  return { owner, asSchool };
}

const insertText = `INSERT INTO users (email, name, created_at, last_used_at) VALUES ($1, 'Ana', now(), now()) RETURNING id, school_id`;

test('[SCHOOLS-1] a table without a school is refused unless it is named as shared by all of them', async () => {
  const { owner } = await openDatabase();
  const { rows } = await owner.query<{ name: string; school: boolean; policies: string[]; forced: boolean }>(`
    SELECT c.relname AS name, c.relrowsecurity AS forced,
      EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'school_id' AND attnotnull) AS school,
      (SELECT coalesce(array_agg(pg_get_expr(polqual, polrelid) || ' / ' || pg_get_expr(polwithcheck, polrelid)), '{}')
        FROM pg_policy WHERE polrelid = c.oid AND polpermissive) AS policies
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')`);
  const own = "(school_id = (current_setting('playforward.school'::text))::integer)";
  const open = rows.filter(
    ({ name, school, policies, forced }) =>
      !sharedTables.has(name) &&
      name !== 'schema_migrations' &&
      !(school && forced && policies.length === 1 && policies[0] === `${own} / ${own}`),
  );
  expect(
    open.map(({ name }) => name),
    'give it `...ofSchool()` and the column school_id, or name it in sharedTables',
  ).toEqual([]);
  expect(rows.length).toBeGreaterThan(50);
});

test('[SCHOOLS-2] a key that finds a person across schools has the school in it', async () => {
  const { owner } = await openDatabase();
  const { rows } = await owner.query<{ key: string }>(`
    SELECT conrelid::regclass || ' ' || conname AS key FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'users'::regclass
      AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey) AND attname = 'school_id')`);
  expect(rows).toEqual([]);
});

test('[SCHOOLS-3] connections work for the school they are asked for, whoever had them before', async () => {
  const { asSchool } = await openDatabase();
  const first = await asSchool(1).query(insertText, ['a@b.example']);
  const second = await asSchool(7).query(insertText, ['a@b.example']);
  expect([first.rows[0].school_id, second.rows[0].school_id]).toEqual([1, 7]);
  for (let turn = 0; turn < 6; turn += 1) {
    const id = turn % 2 === 0 ? 1 : 7;
    const { rows } = await asSchool(id).query('SELECT school_id FROM users');
    expect(rows).toEqual([{ school_id: id }]);
  }
});

test('[SCHOOLS-3] outside of every school nobody is seen and nothing is written', async () => {
  const { asSchool } = await openDatabase();
  await asSchool(1).query(insertText, ['a@b.example']);
  await expect(asSchool(undefined).query('SELECT * FROM users')).rejects.toThrow(/invalid input syntax/);
  await expect(asSchool(undefined).query(insertText, ['c@d.example'])).rejects.toThrow(
    /invalid input syntax/,
  );
  expect((await asSchool(undefined).query('SELECT slug FROM schools ORDER BY id')).rows).toEqual([
    { slug: 'school' },
    { slug: 'north' },
  ]);
});

test('[SCHOOLS-3] the role of the server may not change schools, tables or policies', async () => {
  const { asSchool } = await openDatabase();
  const pool = asSchool(1);
  for (const text of [
    "UPDATE schools SET name = 'x'",
    "INSERT INTO schools (slug, name, created_at) VALUES ('y', 'y', now())",
    'ALTER TABLE users DISABLE ROW LEVEL SECURITY',
    'DROP POLICY own_school ON users',
    'TRUNCATE users CASCADE',
    'DELETE FROM schema_migrations',
  ])
    await expect(pool.query(text), text).rejects.toThrow(/permission denied|must be owner/);
  const { rows } = await pool.query(
    'SELECT current_user AS role, usesuper FROM pg_user WHERE usename = session_user',
  );
  expect(rows[0].role).toBe(schoolRole);
});
