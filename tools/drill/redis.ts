// `npm run drill:redis`: Redis stands still and is killed while students answer; answers go on, readiness tells within
// seconds, a seat in a class's city is refused and not kept waiting, and everything comes back by itself.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { freePort } from '../../scripts/with-server.ts';
import { openClass, printReport } from '../../tests/drills/answering-class.ts';
import { spawnServer } from '../../tests/drills/spawn-server.ts';

const port = await freePort();
const startRedis = () =>
  spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
let redis = startRedis();
await wait(500);
const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-drill-'));
const server = await spawnServer({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  REDIS_URL: `redis://127.0.0.1:${port}`,
});
const faults: string[] = [];

async function untilReady(wanted: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    const status = await fetch(`${server.origin}/health/ready`).then((answer) => answer.status);
    const seconds = (performance.now() - started) / 1000;
    if (status === wanted) return seconds;
    if (seconds > 30) {
      faults.push(`readiness is not ${wanted} after 30 s`);
      return seconds;
    }
    await wait(50);
  }
}

try {
  const address = findRunningEmbedded(dataDir) ?? '';
  const students = await openClass(12, address, server.origin);
  await untilReady(200);
  redis.kill('SIGSTOP');
  const told = await untilReady(503);
  const asked = performance.now();
  const seat = await fetch(`${server.origin}/api/city/seat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: 'x'.repeat(43), solo: true }),
  });
  const seatSeconds = (performance.now() - asked) / 1000;
  if (seat.status !== 503) faults.push(`a seat was answered ${seat.status}`);
  redis.kill('SIGKILL');
  redis = startRedis();
  const back = await untilReady(200);
  printReport(
    'redis',
    await students.close(),
    `; away told after ${told.toFixed(1)} s, a seat refused in ${seatSeconds.toFixed(1)} s, back after ${back.toFixed(1)} s`,
  );
} finally {
  await server.end('SIGTERM');
  redis.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
