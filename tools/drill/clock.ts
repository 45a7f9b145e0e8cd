// `npm run drill:clock`: the clock of the server jumps an hour ahead and back again while students answer. Answers are
// taken through both, none is lost or doubled, and sessions hold.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { openClass, printReport } from '../../tests/drills/answering-class.ts';
import { spawnServer } from '../../tests/drills/spawn-server.ts';

const jumping = new URL('../../tests/drills/jumping-clock.mjs', import.meta.url).href;
const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-drill-'));
const server = await spawnServer(
  { DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  { nodeArgs: ['--import', jumping] },
);
try {
  const students = await openClass(12, findRunningEmbedded(dataDir) ?? '', server.origin);
  for (let jump = 0; jump < 2; jump += 1) {
    await wait(2_000);
    process.kill(server.pid, 'SIGUSR2');
  }
  await wait(3_000);
  printReport('clock', await students.close(), '; an hour ahead and back');
} finally {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
