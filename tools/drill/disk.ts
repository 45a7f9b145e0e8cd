// `npm run drill:disk` (as root, on Linux): students answer on a disk of 300 MB that something else fills. Nothing but 200
// and 503 may be answered, readiness has to tell, and after room is made everything goes on.
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { openClass, printReport } from '../../tests/drills/answering-class.ts';
import { spawnServer } from '../../tests/drills/spawn-server.ts';

const disk = mkdtempSync(path.join(tmpdir(), 'playforward-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=0711', 'none', disk]);
if (mounted.status !== 0) {
  console.error('drill:disk needs the right to mount a small disk: run it as root on Linux.');
  rmSync(disk, { recursive: true });
  process.exit(1);
}
chmodSync(disk, 0o711);
const dataDir = path.join(disk, 'data');
const ballast = path.join(disk, 'ballast');
const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', MIN_FREE_MB: '20' });

/** Fills the disk to the last byte. */
function fill(): void {
  const file = openSync(ballast, 'w');
  const block = Buffer.alloc(1_000_000, 1);
  try {
    while (writeSync(file, block) === block.length);
  } catch {
    // No room is left, which is what was wanted.
  } finally {
    closeSync(file);
  }
}

async function untilReady(wanted: number): Promise<number> {
  const started = performance.now();
  while ((await fetch(`${server.origin}/health/ready`)).status !== wanted) {
    if (performance.now() - started > 60_000) throw new Error(`readiness is not ${wanted} after a minute`);
    await wait(100);
  }
  return (performance.now() - started) / 1000;
}

try {
  const students = await openClass(12, findRunningEmbedded(dataDir) ?? '', server.origin);
  await wait(2_000);
  fill();
  const told = await untilReady(503);
  const full = students.acknowledged();
  await wait(8_000);
  const taken = students.acknowledged() - full;
  rmSync(ballast);
  const back = await untilReady(200);
  const before = students.acknowledged();
  while (students.acknowledged() === before) await wait(50);
  await wait(1_000);
  printReport(
    'disk',
    await students.close(findRunningEmbedded(dataDir)),
    `; full told after ${told.toFixed(1)} s, ${taken} answers taken while full, ready ${back.toFixed(1)} s after room was made`,
  );
} finally {
  await server.end('SIGTERM');
  spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
}
