import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAlive, isPostgresOf } from './db/embedded/processes.ts';
import { findRunningEmbedded } from './db/embedded/start-embedded.ts';
import { readPostmaster } from './db/embedded/stop-orphan.ts';
import { refuseOldVersion } from './db/pool.ts';
import { endServer, type SpawnedServer, spawnServer, spawnToEnd } from './testing/spawned-server.ts';

const root = mkdtempSync(join(tmpdir(), 'playforward-start-'));
const isRoot = process.getuid?.() === 0;
let folders = 0;

// Folders made for tests must let the database user pass, like a folder an operator makes.
chmodSync(root, 0o711);

afterAll(() => rmSync(root, { recursive: true, force: true }));

function newFolder(): string {
  folders += 1;
  return join(root, `data-${folders}`);
}

function postgresOf(folder: string): number {
  const found = readPostmaster(join(folder, 'postgres'));
  if (!found) throw new Error('no database runs on this folder');
  return found.pid;
}

/** One line for the operator and no trace. */
function expectSentence(ended: { code: number | null; output: string }, sentence: string | RegExp) {
  expect(ended.output.trim()).toMatch(sentence);
  expect(ended.output).not.toMatch(/^\s+at /m);
  expect(ended.code).toBe(1);
}

async function query(folder: string, sql: string) {
  const client = new pg.Client({ connectionString: findRunningEmbedded(folder) });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

async function register(origin: string, email: string): Promise<number> {
  const answer = await fetch(`${origin}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email, password: 'violet-harbor-92' }),
  });
  return answer.status;
}

// One folder and one server after another on it, as an operator has it: a start that has to make the database takes
// twice as long as one that finds it.
describe('a running server', () => {
  const folder = newFolder();
  let server: SpawnedServer;

  beforeAll(async () => {
    server = await spawnServer({ DATA_DIR: folder });
  });
  afterAll(() => endServer(server));

  test('keeps PostgreSQL to itself: this machine only, a password, safe writes', async () => {
    const names = [
      'listen_addresses',
      'unix_socket_directories',
      'fsync',
      'synchronous_commit',
      'data_checksums',
    ];
    const { rows } = await query(
      folder,
      `SELECT name, setting FROM pg_settings WHERE name IN ('${names.join("','")}')`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
    });
    const { rows: rules } = await query(folder, 'SELECT DISTINCT auth_method FROM pg_hba_file_rules');
    expect(rules).toEqual([{ auth_method: 'scram-sha-256' }]);
    for (const secret of ['database-password', 'password-pepper']) {
      expect(statSync(join(folder, secret)).mode & 0o777).toBe(0o600);
    }
  });

  test('refuses a second start on its folder and goes on', async () => {
    expectSentence(
      await spawnToEnd({ DATA_DIR: folder }),
      /^Another server already runs on the data folder .*DATA_DIR/,
    );
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly on %s and takes its database along',
    async (signal) => {
      const database = postgresOf(folder);
      expect(isAlive(database)).toBe(true);
      expect(await endServer(server, signal)).toBe(0);
      expect(isAlive(database)).toBe(false);
      server = await spawnServer({ DATA_DIR: folder });
    },
  );

  test('finishes the calls it has accepted before it ends', async () => {
    // A password takes half a second of a core, and what still runs after ten seconds is cut: these are done long before.
    const calls = Array.from({ length: 6 }, (_, i) => register(server.origin, `student-${i}@school.example`));
    await Promise.race(calls);
    expect(await endServer(server)).toBe(0);
    const statuses = new Set(await Promise.all(calls));
    statuses.delete(503);
    expect([...statuses]).toEqual([200]);
    server = await spawnServer({ DATA_DIR: folder });
  });

  test('keeps what it acknowledged when it is killed, and the next start stops the database left behind', async () => {
    expect(await register(server.origin, 'ana@school.example')).toBe(200);
    const orphan = postgresOf(folder);
    await endServer(server, 'SIGKILL');
    expect(isAlive(orphan)).toBe(true);
    server = await spawnServer({ DATA_DIR: folder });
    expect(isAlive(orphan)).toBe(false);
    expect(await register(server.origin, 'ana@school.example')).toBe(400);
  });

  test('starts its database again when that is killed', async () => {
    expect(await register(server.origin, 'ben@school.example')).toBe(200);
    const killed = postgresOf(folder);
    process.kill(killed, 'SIGKILL');
    const statuses = new Set<number>();
    // Connections of the killed database may answer a moment longer, so only a new database counts as back.
    for (let tries = 0; tries < 400; tries += 1) {
      const current = readPostmaster(join(folder, 'postgres'))?.pid;
      const { status } = await fetch(`${server.origin}/health/ready`);
      statuses.add(status);
      const isBack =
        current !== undefined && current !== killed && isPostgresOf(current, join(folder, 'postgres'));
      if (isBack && status === 200) break;
      await wait(50);
    }
    expect(postgresOf(folder)).not.toBe(killed);
    statuses.delete(503);
    expect([...statuses]).toEqual([200]);
    expect(await register(server.origin, 'ben@school.example')).toBe(400);
  });
});

describe('a start is refused in one sentence', () => {
  test('on a folder that cannot be written', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    expectSentence(
      await spawnToEnd({ DATA_DIR: join(file, 'data') }),
      /^The data folder .* cannot be written: .*DATA_DIR/,
    );
  });

  test.runIf(isRoot)('on a folder that no database user can reach', async () => {
    const parent = join(root, 'private');
    mkdirSync(parent, { mode: 0o700 });
    const ended = await spawnToEnd({ DATA_DIR: join(parent, 'data'), PATH: '/nowhere' });
    expectSentence(ended, /^PostgreSQL does not run as root.*DATA_DIR.*DATABASE_URL/);
  });

  test('on a port that is taken, and nothing stays behind', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => blocker.once('listening', done));
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const folder = newFolder();
    expectSentence(
      await spawnToEnd({ DATA_DIR: folder, PORT: String(port) }),
      `The port ${port} is already in use: stop the other program, or set PORT to another number.`,
    );
    expect(readPostmaster(join(folder, 'postgres'))).toBeUndefined();
    blocker.close();
  });

  test('on a malformed setting', async () => {
    expectSentence(
      await spawnToEnd({ PORT: 'many' }),
      /^The setting PORT must be a whole number from 0 to 65535\.$/,
    );
  });

  test('on a database that does not answer', async () => {
    expectSentence(
      await spawnToEnd({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x' }),
      /^The database named by DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\. .*$/,
    );
  });

  test('on a database of a newer program', async () => {
    const folder = newFolder();
    const server = await spawnServer({ DATA_DIR: folder });
    await query(folder, "INSERT INTO schema_migrations (name, hash) VALUES ('9999_later', 'x')");
    await endServer(server);
    expectSentence(
      await spawnToEnd({ DATA_DIR: folder }),
      /^The database was made by a newer version of this program/,
    );
  });

  test('on a PostgreSQL that is too old', () => {
    expect(() => refuseOldVersion(140_011)).toThrow(
      'DATABASE_URL names a PostgreSQL 14, and this program needs version 15 or newer.',
    );
    expect(refuseOldVersion(150_004)).toBeUndefined();
  });
});

test.runIf(isRoot)('under a private folder PostgreSQL runs in a user namespace of its own', async () => {
  const parent = join(root, 'private-home');
  mkdirSync(parent, { mode: 0o700 });
  const folder = join(parent, 'data');
  const server = await spawnServer({ DATA_DIR: folder });
  expect(await register(server.origin, 'ana@school.example')).toBe(200);
  expect(await endServer(server)).toBe(0);
});
