import type pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** The role in which the server works: it owns no table, so that policies bind it. */
export const schoolRole = 'playforward_school';

/** Tables without rows of a person, which all schools share. Every other one has the column `school_id`. */
export const sharedTables: ReadonlySet<string> = new Set([
  'schools',
  'content_ids',
  'diagrams',
  'lti_keys',
  'lti_nonces',
  'server_facts',
]);

/** What the server reads and its operator alone writes. */
const readOnly = new Set(['schools', 'schema_migrations']);

/** Fails, rather than showing nothing, where nobody has said for which school it is. */
const ownRows = "school_id = current_setting('playforward.school')::integer";

type Table = { name: string; ofSchool: boolean; isWalled: boolean; isGranted: boolean };

const tablesText = `
  SELECT c.relname AS name,
    EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'school_id' AND NOT attisdropped) AS "ofSchool",
    c.relrowsecurity AND EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'own_school') AS "isWalled",
    has_table_privilege($1, c.oid, 'SELECT') AS "isGranted"
  FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' ORDER BY 1`;

/**
 * The second wall between schools: a policy on every table that says whose its rows are, made from one list, the
 * catalogue itself. Runs after every migration as the owner of the tables, whom no policy binds.
 */
export async function raiseWalls(client: pg.ClientBase): Promise<void> {
  await makeRole(client);
  const { rows } = await client.query<Table>(tablesText, [schoolRole]);
  for (const { name, ofSchool, isWalled, isGranted } of rows) {
    const table = client.escapeIdentifier(name);
    // Locked for others only while there is something to change.
    if (ofSchool && !isWalled)
      await client.query(`
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
        CREATE POLICY own_school ON ${table} USING (${ownRows}) WITH CHECK (${ownRows})`);
    if (isGranted) continue;
    const may = readOnly.has(name) ? 'SELECT' : 'SELECT, INSERT, UPDATE, DELETE';
    await client.query(`GRANT ${may} ON ${table} TO ${schoolRole}`);
  }
}

/** Since version 16 a member may be one without the right to take the role on. */
const mayTakeText = `
  SELECT pg_has_role($1, CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) AS may`;

/** Roles belong to the whole server, so that another database of it may have made this one. */
async function makeRole(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    'SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS known',
    [schoolRole],
  );
  try {
    if (!rows[0]?.known) await client.query(`CREATE ROLE ${schoolRole} NOLOGIN`).catch(unlessMadeMeanwhile);
    const { rows: mine } = await client.query<{ may: boolean }>(mayTakeText, [schoolRole]);
    if (!mine[0]?.may) await client.query(`GRANT ${schoolRole} TO CURRENT_USER`);
  } catch (cause) {
    throw new StartupError(
      `The user in DATABASE_URL may not make the role that keeps schools apart. Let somebody who may run this once: CREATE ROLE ${schoolRole} NOLOGIN; GRANT ${schoolRole} TO the user in DATABASE_URL;`,
      { cause },
    );
  }
}

function unlessMadeMeanwhile(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== '42710' && code !== '23505') throw error;
}
