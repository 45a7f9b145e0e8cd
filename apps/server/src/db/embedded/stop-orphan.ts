import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isAlive, waitForEnd } from './processes.ts';

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

/**
 * A killed app leaves its PostgreSQL running. Stops it, and answers whether there was one. A number that by now
 * belongs to another program is left alone and its note removed, else PostgreSQL would refuse to start.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const found = readPostmaster(cluster);
  if (!found || !isAlive(found.pid)) return false;
  const command = commandLine(found.pid);
  if (command !== '' && !command.includes(cluster)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return false;
  }
  process.kill(found.pid, 'SIGINT');
  if (await waitForEnd(found.pid, 15_000)) return true;
  process.kill(found.pid, 'SIGQUIT');
  if (await waitForEnd(found.pid, 5_000)) return true;
  throw new Error(`the database process ${found.pid} of an earlier run does not stop`);
}
