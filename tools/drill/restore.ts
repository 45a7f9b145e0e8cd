// `npm run drill:restore [-- --answers 1000000]`: a school with so many answers is backed up while its server runs and
// restored into a new folder; both databases are counted and compared, and the times printed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { openClass } from '../../tests/drills/answering-class.ts';
import { spawnServer } from '../../tests/drills/spawn-server.ts';

const { values } = parseArgs({ options: { answers: { type: 'string', default: '20000' } } });
const answers = Number(values.answers);
const folder = mkdtempSync(path.join(tmpdir(), 'playforward-drill-'));
chmodSync(folder, 0o711);
const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
const file = path.join(folder, 'school.backup.gz');
const admin = path.join(import.meta.dirname, '../../scripts/admin.ts');

function runAdmin(dataDir: string, ...args: string[]): { text: string; seconds: number } {
  const started = performance.now();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const text = execFileSync(process.execPath, [admin, ...args], { env, encoding: 'utf8' });
  return { text, seconds: (performance.now() - started) / 1000 };
}

async function summaryOf(dataDir: string): Promise<string> {
  const client = new pg.Client({ connectionString: findRunningEmbedded(dataDir) });
  await client.connect();
  const { rows } = await client.query<{ n: string; sum: string }>(
    'SELECT count(*) AS n, coalesce(sum(hashtextextended(a::text, 0)), 0)::text AS sum FROM attempts a',
  );
  await client.end();
  const [{ n, sum } = { n: '', sum: '' }] = rows;
  return `${n} ${createHash('sha256').update(sum).digest('hex')}`;
}

/** More answers like those a class has just given. */
async function multiply(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: findRunningEmbedded(dataDir) });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'attempts'::regclass AND attnum > 0 AND NOT attisdropped
       AND attidentity = '' AND attgenerated = ''`,
  );
  const columns = rows.map(({ name }) => `"${name}"`);
  const picked = columns.map((column) => (column === '"attempt_id"' ? 'gen_random_uuid()' : column));
  await client.query(
    `INSERT INTO attempts (${columns.join(', ')}) SELECT ${picked.join(', ')} FROM attempts, generate_series(1, $1) LIMIT $2`,
    [answers, answers],
  );
  await client.end();
}

let server = await spawnServer({ DATA_DIR: first, LOG_LEVEL: 'silent' });
try {
  const students = await openClass(6, findRunningEmbedded(first) ?? '', server.origin);
  while (students.acknowledged() < 60) await new Promise((done) => setTimeout(done, 50));
  await students.close();
  await multiply(first);
  const before = await summaryOf(first);
  const made = runAdmin(first, 'backup', file);
  const restored = runAdmin(second, 'restore', file);
  await server.end('SIGTERM');
  server = await spawnServer({ DATA_DIR: second, LOG_LEVEL: 'silent' });
  const after = await summaryOf(second);
  console.log(
    `drill:restore: ${before.split(' ')[0]} answers backed up in ${made.seconds.toFixed(1)} s (${(statSync(file).size / 1e6).toFixed(1)} MB), restored in ${restored.seconds.toFixed(1)} s, checksums ${before === after ? 'equal' : 'DIFFERENT'}`,
  );
  process.exitCode = before === after ? 0 : 1;
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
