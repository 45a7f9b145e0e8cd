import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '../../startup-error.ts';

const nobody = 65534;

/** How the database programs are started, because PostgreSQL refuses to run as root. */
export type RunAs = {
  way: 'direct' | 'as-nobody' | 'own-namespace';
  /** The command to spawn instead of `[file, ...args]`. */
  command(file: string, args: string[]): [string, string[]];
  options: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Gives a folder and all in it to the database user. */
  own(folder: string): void;
};

const plain: RunAs['command'] = (file, args) => [file, args];

export function chooseRunAs(dataDir: string, binary: string): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) {
    return { way: 'direct', command: plain, options: {}, own: () => {} };
  }
  if (isReachableByAll(dataDir) && isReachableByAll(dirname(binary))) {
    const options = { uid: nobody, gid: nobody };
    return { way: 'as-nobody', command: plain, options, own: (folder) => chownAll(folder, nobody) };
  }
  const prefix = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];
  if (spawnSync('unshare', [...prefix, 'true']).status === 0) {
    return {
      way: 'own-namespace',
      command: (file, args) => ['unshare', [...prefix, file, ...args]],
      options: {},
      own: (folder) => chownAll(folder, 0),
    };
  }
  throw new StartupError(
    `PostgreSQL does not run as root, and no other user can reach the data folder ${dataDir}: set DATA_DIR to a folder outside private folders such as /srv/playforward, start as a normal user, or set DATABASE_URL to your own PostgreSQL.`,
  );
}

/** Whether every folder from the root to this one lets any user pass. */
function isReachableByAll(folder: string): boolean {
  for (let current = resolve(folder); ; current = dirname(current)) {
    if ((statSync(current).mode & 0o001) === 0) return false;
    if (current === dirname(current)) return true;
  }
}

function chownAll(folder: string, owner: number): void {
  chownSync(folder, owner, owner);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chownAll(path, owner);
    else lchownSync(path, owner, owner);
  }
}

/** Runs a database program to its end and answers what it printed. */
export function runToEnd(runAs: RunAs, file: string, args: string[]): string {
  const [command, commandArgs] = runAs.command(file, args);
  return execFileSync(command, commandArgs, { ...runAs.options, cwd: '/', encoding: 'utf8', stdio: 'pipe' });
}
