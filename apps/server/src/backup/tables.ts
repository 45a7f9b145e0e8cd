import type pg from 'pg';
import { leftOut, type TableHead } from './backup-format.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** The tables of a backup with their columns, each after the tables it refers to. */
export async function selectTables(client: Queryable): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead>(`
    SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    GROUP BY 1 ORDER BY 1`);
  const { rows: keys } = await client.query<{ child: string; parent: string }>(`
    SELECT DISTINCT child.relname AS child, parent.relname AS parent
    FROM pg_constraint k
    JOIN pg_class child ON child.oid = k.conrelid
    JOIN pg_class parent ON parent.oid = k.confrelid
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conrelid <> k.confrelid`);
  const waiting = rows.filter(({ table }) => !leftOut.has(table));
  const ordered: TableHead[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ table }) =>
      keys.every(({ child, parent }) => child !== table || !waiting.some((other) => other.table === parent)),
    );
    if (next === -1) throw new Error('tables refer to each other in a circle');
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

export function copyList({ table, columns }: TableHead): string {
  return `"${table}" (${columns.map((column) => `"${column}"`).join(', ')})`;
}
