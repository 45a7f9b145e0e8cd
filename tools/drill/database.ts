// `npm run drill:database [-- --cycles 3]`: the system's PostgreSQL ends at once while students answer and comes back after
// two seconds; every acknowledged answer has to be stored exactly once, and the server has to go on by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openClass, printReport } from '../../tests/drills/answering-class.ts';
import { spawnServer } from '../../tests/drills/spawn-server.ts';
import { findSystemPostgres, startOwnPostgres } from '../../tests/load/own-postgres.ts';

const { values } = parseArgs({ options: { cycles: { type: 'string', default: '3' } } });
const bin = findSystemPostgres();
if (bin === undefined) throw new Error('no PostgreSQL is installed on this machine');
const database = await startOwnPostgres(bin);
const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-drill-'));
const server = await spawnServer({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  DATABASE_URL: database.connectionString,
});
try {
  const students = await openClass(12, database.connectionString, server.origin);
  for (let cycle = 0; cycle < Number(values.cycles); cycle += 1) {
    await wait(2_000);
    await database.restart(2_000);
    const before = students.acknowledged();
    while (students.acknowledged() === before) await wait(50);
  }
  await wait(1_000);
  printReport(
    'database',
    await students.close(),
    `; PostgreSQL ${database.version} ended ${values.cycles} times`,
  );
} finally {
  await server.end('SIGTERM');
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
