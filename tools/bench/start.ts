// `npm run bench:start [-- --cold]`: time to the first page and memory of the running server with its database.
// --cold clones the repository into an empty folder first, so it includes the installation.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/with-server.ts';

const root = path.join(import.meta.dirname, '../..');
/** The server makes ready what the first page does not need. */
const settleMs = 5_000;
const cold = process.argv.includes('--cold');
const work = mkdtempSync(path.join(tmpdir(), 'playforward-start-'));
const folder = cold ? path.join(work, 'clone') : root;
if (cold) execFileSync('git', ['clone', '--quiet', root, folder]);
try {
  const port = await freePort();
  const first = await startAndMeasure(port);
  console.log(`${cold ? 'cold' : 'first'} start, to the first page: ${first.seconds.toFixed(1)} s`);
  console.log(`memory of server and database: ${first.megabytes.toFixed(0)} MB (proportional set size)`);
  const second = await startAndMeasure(port);
  console.log(
    `second start, to the first page: ${second.seconds.toFixed(1)} s (${(first.seconds / second.seconds).toFixed(0)} times faster)`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function startAndMeasure(port: number): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn('node', ['scripts/run.mjs', 'start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(work, 'data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    await firstPage(`http://127.0.0.1:${port}/`, child);
    const seconds = (performance.now() - started) / 1000;
    await setTimeout(settleMs);
    return { seconds, megabytes: memoryOfGroup(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('close', resolve));
  }
}

async function firstPage(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await setTimeout(50);
  }
  throw new Error('The server ended before it served a page.');
}

/** Proportional set size of the process and everything it started, so shared pages count once. */
function memoryOfGroup(leader: number): number {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readSafely(`/proc/${entry}/stat`);
    parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const family = new Set([leader]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [pid, parent] of parents) {
      if (family.has(parent) && !family.has(pid)) {
        family.add(pid);
        grown = true;
      }
    }
  }
  const kilobytes = [...family].map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readSafely(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

function readSafely(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
