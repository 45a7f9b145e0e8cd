import { randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { isAlive, startMark } from './processes.ts';

export type FolderLock = { release(): void };

type Owner = { pid: number; mark: string; id: string };

/**
 * Makes the data folder and claims it for this process. A link is made or fails as a whole, so of two starts
 * at the same moment one wins; a lock whose process is gone is moved away.
 */
export function lockDataFolder(dataDir: string): FolderLock {
  const file = join(dataDir, 'app.lock');
  const own: Owner = { pid: process.pid, mark: startMark(process.pid), id: randomUUID() };
  const draft = `${file}.${own.id}`;
  writeDraft(dataDir, draft, own);
  try {
    claim(file, draft, dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release() {
      if (readOwner(file)?.id === own.id) rmSync(file, { force: true });
    },
  };
}

/** The process that holds the folder now, if one does. */
export function findFolderOwner(dataDir: string): number | undefined {
  const owner = readOwner(join(dataDir, 'app.lock'));
  return owner && isLive(owner) ? owner.pid : undefined;
}

function writeDraft(dataDir: string, draft: string, own: Owner): void {
  try {
    // A new folder lets the database user pass and lists its files to nobody; an existing one stays as it is.
    if (mkdirSync(dataDir, { recursive: true }) !== undefined) chmodSync(dataDir, 0o711);
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written: give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

function claim(file: string, draft: string, dataDir: string): void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryLink(draft, file)) return;
    const owner = readOwner(file);
    if (owner && isLive(owner)) break;
    const stale = `${draft}.stale`;
    moveIfThere(file, stale);
    // Between reading and moving, another start may have claimed the folder: its lock is put back.
    const moved = readOwner(stale);
    if (moved && moved.id !== owner?.id && isLive(moved)) tryLink(stale, file);
    rmSync(stale, { force: true });
  }
  throw new StartupError(
    `Another server already runs on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
  );
}

function isLive(owner: Owner): boolean {
  return isAlive(owner.pid) && startMark(owner.pid) === owner.mark;
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const { pid, mark, id }: Partial<Owner> = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' && typeof mark === 'string' && typeof id === 'string'
      ? { pid, mark, id }
      : undefined;
  } catch {
    // A missing or torn lock file has no owner.
    return undefined;
  }
}
