import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { AppContext } from '../context.ts';
import { type BackupHead, endOfRows } from './backup-format.ts';
import { copyList, selectTables } from './tables.ts';

export type WrittenBackup = { file: string; rows: number; bytes: number };

/**
 * Writes everything the database holds, as it is at one moment, while the server goes on. The file has its name only
 * when it is complete and on the disk.
 */
export async function writeBackup(
  {
    dangerouslyAcrossSchools,
    clock,
    pepper,
  }: Pick<AppContext, 'dangerouslyAcrossSchools' | 'clock' | 'pepper'>,
  file: string,
): Promise<WrittenBackup> {
  const part = `${file}.part`;
  const client = await dangerouslyAcrossSchools.pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
    const head: BackupHead = {
      format: 'playforward-backup-1',
      madeAt: clock.now().toISOString(),
      migrations: rows.map(({ name }) => name),
      pepper,
    };
    const counts = await writeTables(client, { part, head });
    await client.query('COMMIT');
    await makeLasting(part);
    await rename(part, file);
    await makeLasting(dirname(file));
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { file, rows: total, bytes: (await stat(file)).size };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    client.release(true);
  }
}

async function writeTables(
  client: pg.PoolClient,
  { part, head }: { part: string; head: BackupHead },
): Promise<Record<string, number>> {
  const hash = createHash('sha256');
  const packed = createGzip({ level: 3 });
  const disk = createWriteStream(part, { mode: 0o600 });
  const failed = new Promise<never>((_, fail) => {
    disk.on('error', fail);
    packed.on('error', fail);
  });
  failed.catch(() => {});
  packed.pipe(disk);
  const write = async (chunk: string | Buffer): Promise<void> => {
    hash.update(chunk);
    if (!packed.write(chunk)) await Promise.race([once(packed, 'drain'), failed]);
  };
  await write(`${JSON.stringify(head)}\n`);
  const counts: Record<string, number> = {};
  for (const table of await selectTables(client)) {
    await write(`${JSON.stringify(table)}\n`);
    const rows = client.query(copyTo(`COPY ${copyList(table)} TO STDOUT`));
    for await (const chunk of rows) await write(chunk as Buffer);
    counts[table.table] = rows.rowCount;
    await write(`${endOfRows}\n`);
  }
  const foot = JSON.stringify({ rows: counts, sha256: hash.digest('hex') });
  packed.end(`${foot}\n`);
  await Promise.race([once(disk, 'close'), failed]);
  return counts;
}

async function makeLasting(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
