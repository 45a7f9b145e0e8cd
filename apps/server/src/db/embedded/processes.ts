import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The words a running process was started with; none when they cannot be read. */
function commandWords(pid: number): string[] {
  if (process.platform === 'linux') return readOptional(`/proc/${pid}/cmdline`).split('\0');
  if (process.platform === 'win32') return [];
  return psField(pid, 'command=').split(' ');
}

/** Whether a process is a PostgreSQL on this very folder, and not another program that has its number or names the folder. */
export function isPostgresOf(pid: number, folder: string): boolean {
  if (process.platform === 'win32') return windowsProgram(pid).includes('postgres.exe');
  const [program = '', ...args] = commandWords(pid);
  if (!/(?:^|\/)(?:postgres|postmaster)$/.test(program)) return false;
  return ` ${args.join(' ')} `.includes(` -D ${folder} `);
}

/** Something that differs between two processes that had the same number; '' when the system does not tell. */
export function startMark(pid: number): string {
  if (process.platform === 'linux') return statFields(pid)[19] ?? '';
  return process.platform === 'win32' ? '' : psField(pid, 'lstart=');
}

/** Waits until a process has ended; false when it still runs after the time. */
export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  for (let waited = 0; waited < timeoutMs; waited += 20) {
    if (!isAlive(pid)) return true;
    await wait(20);
  }
  return !isAlive(pid);
}

function isZombie(pid: number): boolean {
  return process.platform === 'linux' && statFields(pid)[0] === 'Z';
}

/** /proc/<pid>/stat from the state on; the name before it may hold spaces and brackets. */
function statFields(pid: number): string[] {
  const stat = readOptional(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readOptional(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended in the meantime, which is an answer.
    return '';
  }
}

function psField(pid: number, field: string): string {
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // ps answers an error when the process has ended.
    return '';
  }
}

function windowsProgram(pid: number): string {
  try {
    return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' });
  } catch {
    // tasklist answers an error when the process has ended.
    return '';
  }
}
