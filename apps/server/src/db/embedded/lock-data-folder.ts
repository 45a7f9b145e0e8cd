import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { type KernelLock, takeKernelLock } from './kernel-lock.ts';
import { isAlive, startMark } from './processes.ts';

export type FolderLock = { release(): void };

/** Who holds a folder. `machine` differs between machines and after each of their starts, `folder` between copies. */
type Owner = { pid: number; mark: string; id: string; machine?: string; folder?: string };

const heartbeatEveryMs = 5_000;
/** After so long without a heartbeat an owner on another machine counts as gone. */
const silentForMs = 30_000;

/**
 * Makes the data folder and claims it for this process. On one machine a lock of the kernel decides, also between
 * containers. A folder that several machines share is told by a heartbeat: the note of the owner is touched every few seconds.
 */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  const file = join(dataDir, 'app.lock');
  const kernelLock = openFolder(dataDir);
  if (!kernelLock) throw takenBy(dataDir);
  try {
    await refuseLivingOwner(dataDir, file);
    return hold(file, dataDir, kernelLock);
  } catch (error) {
    kernelLock.release();
    throw error;
  }
}

function hold(file: string, dataDir: string, kernelLock: KernelLock): FolderLock {
  const { pid } = process;
  const own: Owner = {
    pid,
    mark: startMark(pid),
    id: randomUUID(),
    machine: machineMark(),
    folder: folderMark(dataDir),
  };
  const draft = `${file}.${own.id}`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  renameSync(draft, file);
  const isOwn = () => readOwner(file)?.id === own.id;
  const heartbeat = setInterval(() => {
    if (isOwn()) utimesSync(file, new Date(), new Date());
  }, heartbeatEveryMs);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (isOwn()) rmSync(file, { force: true });
      kernelLock.release();
    },
  };
}

/** The process that holds the folder now, if one on this machine does. */
export function findFolderOwner(dataDir: string): number | undefined {
  const owner = readOwner(join(dataDir, 'app.lock'));
  return owner && isLive(owner) ? owner.pid : undefined;
}

function openFolder(dataDir: string): KernelLock | undefined {
  try {
    // A new folder lets the database user pass and lists its files to nobody; an existing one stays as it is.
    if (mkdirSync(dataDir, { recursive: true }) !== undefined) chmodSync(dataDir, 0o711);
    return takeKernelLock(join(dataDir, 'app.lock.kernel'));
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written: give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** The kernel's lock is ours, so an owner that still lives is on another machine, of another folder, or of an older program. */
async function refuseLivingOwner(dataDir: string, file: string): Promise<void> {
  const owner = readOwner(file);
  if (!owner) return;
  if (owner.folder !== undefined && owner.folder !== folderMark(dataDir)) throw copied(dataDir);
  if (owner.machine === undefined && isLive(owner)) throw takenBy(dataDir);
  if (owner.machine === undefined || owner.machine === machineMark()) return;
  const lastHeartbeat = statSync(file).mtimeMs;
  for (let left = lastHeartbeat + silentForMs - Date.now(); left > 0; left -= 1_000) {
    await wait(Math.min(left, 1_000));
    if (statSync(file, { throwIfNoEntry: false })?.mtimeMs !== lastHeartbeat) throw takenBy(dataDir);
  }
}

function takenBy(dataDir: string): StartupError {
  return new StartupError(
    `Another server already runs on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
  );
}

function copied(dataDir: string): StartupError {
  return new StartupError(
    `The data folder ${dataDir} was copied while a server used it, so its database may be torn: use npm run admin -- backup and restore instead. If no server ran during the copy, remove ${join(dataDir, 'app.lock')} and start again.`,
  );
}

/** The machine and its start; in a container the one around it. */
function machineMark(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Other systems tell no start of the machine: its name has to do.
    return hostname();
  }
}

function folderMark(dataDir: string): string {
  const { ino, birthtimeMs } = statSync(dataDir);
  return `${ino}.${Math.round(birthtimeMs)}`;
}

function isLive(owner: Owner): boolean {
  return isAlive(owner.pid) && startMark(owner.pid) === owner.mark;
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner: Partial<Owner> = JSON.parse(readFileSync(file, 'utf8'));
    const { pid, mark, id } = owner;
    return typeof pid === 'number' && typeof mark === 'string' && typeof id === 'string'
      ? { ...owner, pid, mark, id }
      : undefined;
  } catch {
    // A missing or torn lock file has no owner.
    return undefined;
  }
}
