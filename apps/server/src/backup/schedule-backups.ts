import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../context.ts';
import { writeBackup } from './write-backup.ts';

const lookEveryMs = 5 * 60_000;
const ownName = /^playforward-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.gz$/;
/** One process of those on the same database makes the backups. */
const advisoryLock = 7_051_965;

/** The backups of a folder, newest first. */
async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => ownName.test(name))
    .toSorted()
    .toReversed();
}

/** Milliseconds since the newest backup of this folder was made; undefined when there is none. */
export async function findBackupAge(folder: string, now: Date): Promise<number | undefined> {
  const [newest] = await listBackups(folder);
  if (newest === undefined) return undefined;
  const { size } = await stat(join(folder, newest));
  return size === 0 ? undefined : Math.max(0, now.getTime() - madeAt(newest));
}

/** By its name: a copied file keeps it, and loses the time it was written at. */
function madeAt(name: string): number {
  return Date.parse(name.replace(ownName, '$1-$2-$3T$4:$5:$6Z'));
}

/** Makes a backup when the newest one is old enough and removes those beyond the wanted number; answers the new file. */
export async function backupWhenDue(context: AppContext): Promise<string | undefined> {
  const { folder, everyHours, keep } = context.settings.operation.backup;
  if (folder === undefined) return undefined;
  const now = context.clock.now();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isDue = async () => {
    const age = await findBackupAge(folder, now);
    return age === undefined || age >= everyHours * 3_600_000;
  };
  if (!(await isDue())) return undefined;
  const client = await context.pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
      advisoryLock,
    ]);
    // Another process may have made it between the look and the lock.
    if (!rows[0]?.mine || !(await isDue())) return undefined;
    const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
    const made = await writeBackup(context, join(folder, `playforward-${stamp}.backup.gz`));
    for (const old of (await listBackups(folder)).slice(keep)) await rm(join(folder, old), { force: true });
    context.log.info({ bytes: made.bytes, rows: made.rows }, 'made a backup');
    return made.file;
  } finally {
    // Given back by name: the server notices the end of a connection a moment later than we make it.
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    client.release(true);
  }
}

/** Looks every few minutes; a backup that fails is said so and tried again at the next look. */
export function scheduleBackups(context: AppContext): { close(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const look = () => {
    if (busy) return;
    busy = true;
    running = backupWhenDue(context)
      .catch((err: unknown) => context.log.error({ err }, 'the backup failed: please look at BACKUP_DIR'))
      .finally(() => {
        busy = false;
      });
  };
  if (context.settings.operation.backup.folder === undefined) return { close: async () => {} };
  look();
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
