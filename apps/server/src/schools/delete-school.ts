import type pg from 'pg';

const tablesText = `
  SELECT c.relname AS name
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'school_id' AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'users' ORDER BY 1`;

/**
 * Removes a school with everybody in it and everything that is theirs, or nothing; answers how many rows were named. Needs
 * the pool that sees every school. Its people go first and take with them what is theirs.
 */
export async function deleteSchool(pool: pg.Pool, id: number): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN');
    const { rows: tables } = await client.query<{ name: string }>(tablesText);
    let gone = 0;
    // Cities before their events, which go by no other way.
    const ordered = ['users', 'city', ...tables.map(({ name }) => name).filter((name) => name !== 'city')];
    for (const name of ordered) {
      const { rowCount } = await client.query(
        `DELETE FROM ${client.escapeIdentifier(name)} WHERE school_id = $1`,
        [id],
      );
      gone += rowCount ?? 0;
    }
    await client.query('DELETE FROM schools WHERE id = $1', [id]);
    await client.query('COMMIT');
    return gone;
  } finally {
    // Closed rather than returned: that rolls back what was not finished and frees the changed timeout.
    client.release(true);
  }
}
