import type pg from 'pg';

/** How the rows of one table belong to a person. */
export type PersonTable = { table: string; where: string };

type ForeignKey = { child: string; child_column: string; parent: string; parent_column: string };

/** Secrets stay out of an export: they say nothing about the person and would open the account. */
const secretColumns = ['password_hash', 'token_hash', 'session_hash', 'key_hash', 'sealed'];
/** A problem comes with its key, also before the student has tried it. */
const keyColumns = ['rendered'];

/**
 * Every table that holds rows of a person, found by following the foreign keys from users. A table that a later
 * feature adds is covered without being named here.
 */
export async function findPersonTables(pool: pg.Pool): Promise<PersonTable[]> {
  const keys = await selectForeignKeys(pool);
  const found: PersonTable[] = [{ table: 'users', where: 'id = $1' }];
  for (let next = 0; next < found.length; next += 1) {
    const parent = found[next];
    for (const key of keys.filter((candidate) => candidate.parent === parent?.table)) {
      const known = found.find(({ table }) => table === key.child);
      const isOwn = parent?.table === 'users';
      if (known && !isOwn) continue;
      const rows = isOwn
        ? '= $1'
        : `IN (SELECT ${key.parent_column} FROM ${key.parent} WHERE ${parent?.where})`;
      const where = `${key.child_column} ${rows}`;
      // A row may stand between two people, such as a child and a guardian: it belongs to both.
      if (known) known.where = `(${known.where} OR ${where})`;
      else found.push({ table: key.child, where });
    }
  }
  return found;
}

async function selectForeignKeys(pool: pg.Pool): Promise<ForeignKey[]> {
  const { rows } = await pool.query<ForeignKey>(`
    SELECT c.conrelid::regclass::text AS child, quote_ident(a.attname) AS child_column,
           c.confrelid::regclass::text AS parent, quote_ident(f.attname) AS parent_column
    FROM pg_constraint c
    JOIN unnest(c.conkey, c.confkey) AS pair (child, parent) ON true
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = pair.child
    JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = pair.parent
    WHERE f.attname <> 'school_id' AND c.confrelid <> 'schools'::regclass AND c.contype = 'f' AND c.connamespace = 'public'::regnamespace
    ORDER BY 1, 2`);
  return rows;
}

export type PersonData = Record<string, Record<string, unknown>[]>;

/** All rows about a person, by table, without secrets. */
export async function exportPersonData(pool: pg.Pool, userId: number): Promise<PersonData> {
  const data: PersonData = {};
  for (const { table, where } of await findPersonTables(pool)) {
    const { rows } = await pool.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${where}`, [
      userId,
    ]);
    data[table] = rows.map(withoutSecrets);
  }
  return data;
}

/** How many rows there are about a person, by table. */
export async function countPersonData(pool: pg.Pool, userId: number): Promise<Record<string, number>> {
  const tables = await findPersonTables(pool);
  const counts = tables.map(
    ({ table, where }, index) => `(SELECT count(*)::int FROM ${table} WHERE ${where}) AS c${index}`,
  );
  const { rows } = await pool.query<Record<string, number>>(`SELECT ${counts.join(', ')}`, [userId]);
  return Object.fromEntries(tables.map(({ table }, index) => [table, rows[0]?.[`c${index}`] ?? 0]));
}

function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => ![...secretColumns, ...keyColumns].includes(column)),
  );
}
