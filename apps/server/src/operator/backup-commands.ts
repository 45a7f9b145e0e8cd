import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkBackup } from '../backup/read-backup.ts';
import { refuseNewer, restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { findFolderOwner } from '../db/embedded/lock-data-folder.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { openLog } from '../open-log.ts';
import type { Settings } from '../settings.ts';
import { StartupError } from '../startup-error.ts';
import { openForOperator } from './open-for-operator.ts';

/** Writes a backup, also while the server runs. */
export async function backupToFile(settings: Settings, name: string): Promise<string> {
  const file = resolve(name);
  if (existsSync(file)) throw new StartupError(`The file ${file} is there already: name a new one.`);
  refuseClosedFolder(dirname(file));
  const { context, close } = await openForOperator(settings);
  const made = await writeBackup(context, file).finally(close);
  await checkBackup(file);
  return `Wrote ${made.rows} rows to ${made.file} (${megabytes(made.bytes)} MB) and read them back. It holds the password secret: keep it as safe as the data folder.`;
}

function refuseClosedFolder(folder: string): void {
  if (!existsSync(folder))
    throw new StartupError(`There is no folder ${folder}: make it, or name a file in another one.`);
  try {
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new StartupError(`The folder ${folder} cannot be written: name a file in another one.`, { cause });
  }
}

/** Fills an empty data folder or database from a backup. */
export async function restoreFromFile(settings: Settings, name: string): Promise<string> {
  const file = resolve(name);
  const { head } = await checkBackup(file);
  refuseNewer(head);
  const started = performance.now();
  if (!settings.databaseUrl && findFolderOwner(settings.dataDir))
    throw new StartupError(
      `A server runs on ${settings.dataDir}: stop it first, or set DATA_DIR to a new folder.`,
    );
  bringPepper(settings, head.pepper);
  const log = openLog('warn');
  const embedded = settings.databaseUrl ? undefined : await startEmbedded(settings.dataDir, log);
  const address = settings.databaseUrl ?? embedded?.connectionString ?? '';
  const { rows, madeAt } = await restoreBackup(address, file).finally(() => embedded?.stop());
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `Restored ${total} rows, ${rows.attempts ?? 0} of them answers, as they were at ${madeAt}, in ${seconds} s. Everybody signs in again.`;
}

/** The secret that all password hashes were made with has to come along, or no password is right any more. */
function bringPepper({ passwordPepper, dataDir }: Settings, pepper: string): void {
  const misfit =
    'so that no password would be right. Nothing was changed: set it to the value used when the backup was made.';
  if (passwordPepper !== undefined) {
    if (passwordPepper === pepper) return;
    throw new StartupError(`PASSWORD_PEPPER is not the secret of this backup, ${misfit}`);
  }
  const file = join(dataDir, 'password-pepper');
  if (existsSync(file)) {
    if (readFileSync(file, 'utf8').trim() === pepper) return;
    throw new StartupError(
      `The file ${file} is not the secret of this backup, so that no password would be right. Nothing was changed: set DATA_DIR to a new folder.`,
    );
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  writeFileSync(file, `${pepper}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
