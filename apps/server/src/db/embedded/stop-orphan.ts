import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { isAlive, isPostgresOf, waitForEnd } from './processes.ts';

/** The process number and port that a running PostgreSQL of this folder has noted down. */
export function readPostmaster(cluster: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return Number.isInteger(pid) && pid > 0 ? { pid, port } : undefined;
  } catch {
    // No such file: no PostgreSQL runs here.
    return undefined;
  }
}

/** A killed app leaves its PostgreSQL running. Stops it, and answers whether there was one. */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const found = readPostmaster(cluster);
  if (!found || !isAlive(found.pid) || !isPostgresOf(found.pid, cluster)) return false;
  for (const [signal, patienceMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (!sendSignal(found.pid, signal)) break;
    if (await waitForEnd(found.pid, patienceMs)) return true;
  }
  throw new StartupError(
    `The database process ${found.pid} of an earlier run still uses ${cluster} and cannot be stopped by this user: stop it, then start again.`,
  );
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // Ended in the meantime is as good as stopped; the wait that follows sees it.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/**
 * Makes the note of a PostgreSQL that has ended harmless: PostgreSQL refuses to start while the number in it belongs to
 * any process, whosever that is. The number of this process takes its place, because a PostgreSQL passes over the one
 * that started it. The rest of the note stays: from it PostgreSQL sees whether a part of the old one still writes.
 */
export function disarmPostmasterNote(cluster: string): void {
  const file = join(cluster, 'postmaster.pid');
  const found = readPostmaster(cluster);
  if (!existsSync(file)) return;
  if (process.platform === 'win32' || !found) {
    rmSync(file, { force: true });
    return;
  }
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [process.pid, ...rest].join('\n'));
}
