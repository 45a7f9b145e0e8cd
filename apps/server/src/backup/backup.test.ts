import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '../db/pool.ts';
import { backupToFile, restoreFromFile } from '../operator/backup-commands.ts';
import { fetchChoices, firstLesson, openLesson, submit } from '../testing/lesson-of.ts';
import { createMovableClock } from '../testing/movable-clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestServer, type TestServer, testSettings } from '../testing/test-server.ts';
import { leftOut } from './backup-format.ts';
import { checkBackup, whyUnreadable } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupWhenDue, findBackupAge } from './schedule-backups.ts';
import { selectTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'playforward-backup-'));
const clock = createMovableClock(new Date());
let server: TestServer;
const file = join(folder, 'school.backup.gz');
const empties: TestDatabase[] = [];

beforeAll(async () => {
  const backup = { folder: join(folder, 'nightly'), everyHours: 24, keep: 3 };
  server = await createTestServer({
    clock,
    settings: { operation: { ...testSettings().operation, backup } },
  });
  const student = await server.student();
  const lesson = await openLesson(server, student, firstLesson(server).id);
  const [problem] = lesson.problems;
  if (!problem) throw new Error('no problem');
  const { right, wrong } = await fetchChoices(server, student, problem.id);
  for (const { id } of [wrong, right])
    await submit(server, student, { problem_id: problem.id, lesson_id: lesson.id, answer_id: id });
  // Everything COPY has a way of writing of its own, and what an end of rows could be taken for.
  const texts = ['\\.', 'a\nb', 'tab\there', '\\N', '', '{"sha256":"x"}', 'Ünï 😀', '\\\\.\n\\.'];
  for (const [index, name] of texts.entries())
    await server.context.pool.query(
      'INSERT INTO users (email, name, created_at, last_used_at) VALUES ($1, $2, now(), now())',
      [`odd-${index}@school.example`, name],
    );
  await writeBackup(server.context, file);
});
afterAll(async () => {
  await server.close();
  for (const database of empties) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase({ empty: true });
  empties.push(database);
  return database.connectionString;
}

/** Every row of every table as one digest. */
async function digestsOf(connectionString: string): Promise<Record<string, string>> {
  const { pool } = openPool(connectionString, 1);
  const digests: Record<string, string> = {};
  for (const { table } of await selectTables(pool)) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM "${table}" t ORDER BY 1`);
    digests[table] = createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex');
  }
  await pool.end();
  return digests;
}

const addressOf = (of: TestServer) => String(of.context.pool.options.connectionString);

describe('[O4] a backup of a running school', () => {
  test('brings back every row of every table, and numbers go on behind the last one', async () => {
    const address = await emptyDatabase();
    const { rows } = await restoreBackup(address, file);
    expect(rows.attempts).toBe(2);
    expect(await digestsOf(address)).toEqual(await digestsOf(addressOf(server)));
    const { pool } = openPool(address, 1);
    const before = await pool.query<{ top: number }>('SELECT max(id) AS top FROM users');
    const added = await pool.query<{ id: number }>(
      "INSERT INTO users (email, name, created_at, last_used_at) VALUES ('next@school.example', 'N', now(), now()) RETURNING id",
    );
    expect(added.rows[0]?.id).toBeGreaterThan(Number(before.rows[0]?.top));
    await pool.end();
  });

  test('holds no session, no link and no waiting letter, and only its owner may read it', async () => {
    const text = gunzipSync(readFileSync(file)).toString('utf8');
    for (const table of leftOut) expect(text).not.toContain(`{"table":"${table}"`);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('is as the school was at one moment, however much is written meanwhile', async () => {
    let writing = true;
    const writer = (async () => {
      for (let i = 0; writing; i += 1)
        await server.context.pool.query(
          'WITH u AS (INSERT INTO users (email, name, created_at, last_used_at) VALUES ($1, $2, now(), now()) RETURNING id) INSERT INTO learner_profiles (user_id, updated_at) SELECT id, now() FROM u',
          [`busy-${i}@school.example`, 'Busy'],
        );
    })();
    const busy = join(folder, 'busy.backup.gz');
    await writeBackup(server.context, busy);
    writing = false;
    await writer;
    const address = await emptyDatabase();
    await restoreBackup(address, busy);
    const { pool } = openPool(address, 1);
    const { rows } = await pool.query(
      "SELECT count(*)::int AS n FROM users u LEFT JOIN learner_profiles p ON p.user_id = u.id WHERE u.email LIKE 'busy-%' AND p.user_id IS NULL",
    );
    expect(rows[0]).toEqual({ n: 0 });
    await pool.end();
  });
});

describe('[O4] a backup that cannot be used changes nothing and says why', () => {
  const whole = () => readFileSync(file);
  const altered = (change: (text: string) => string) =>
    gzipSync(Buffer.from(change(gunzipSync(whole()).toString('latin1')), 'latin1'));

  test.each([
    ['cut in the middle', () => whole().subarray(0, 900)],
    ['cut after its last table', () => altered((text) => text.slice(0, text.lastIndexOf('{"rows"')))],
    ['with one byte changed', () => altered((text) => text.replace('student-', 'studend-'))],
    ['with one more row', () => altered((text) => text.replace('\n\\.\n', '\n1\t2\n\\.\n'))],
    ['followed by something else', () => altered((text) => `${text}x\n`)],
    ['that is no backup', () => Buffer.from('hello')],
    ['that is empty', () => Buffer.alloc(0)],
  ])('%s', async (name, content) => {
    const broken = join(folder, `${name.replaceAll(' ', '-')}.gz`);
    writeFileSync(broken, content());
    const address = await emptyDatabase();
    await expect(restoreBackup(address, broken)).rejects.toThrow(
      /is damaged or not complete, so nothing was changed/,
    );
    expect(await digestsOf(address)).toEqual({});
  });

  test('of a newer program', async () => {
    const newer = join(folder, 'newer.gz');
    const text = gunzipSync(whole()).toString('latin1');
    const head = text.slice(0, text.indexOf('\n'));
    const body = text
      .slice(0, text.lastIndexOf('{"rows"'))
      .replace(head, head.replace('"migrations":[', '"migrations":["9999_later",'));
    const sha256 = createHash('sha256').update(Buffer.from(body, 'latin1')).digest('hex');
    const foot = JSON.stringify({ ...JSON.parse(text.slice(text.lastIndexOf('{"rows"'))), sha256 });
    writeFileSync(newer, gzipSync(Buffer.from(`${body}${foot}\n`, 'latin1')));
    await expect(restoreBackup(await emptyDatabase(), newer)).rejects.toThrow(
      /made by a newer version of this program \(it holds .*\): update the program/,
    );
  });

  test('into a school that has people', async () => {
    const before = await digestsOf(addressOf(server));
    await expect(restoreBackup(addressOf(server), file)).rejects.toThrow(
      /There are accounts in this database already/,
    );
    expect(await digestsOf(addressOf(server))).toEqual(before);
  });

  test('with another secret, by setting or by the file of the folder', async () => {
    const databaseUrl = await emptyDatabase();
    const settings = { ...testSettings(), databaseUrl, dataDir: join(folder, 'foreign') };
    const passwordPepper = 'another-secret-than-that-of-the-backup-92';
    await expect(restoreFromFile({ ...settings, passwordPepper }, file)).rejects.toThrow(
      /^PASSWORD_PEPPER is not the secret of this backup, .*Nothing was changed/,
    );
    mkdirSync(settings.dataDir);
    const own = join(settings.dataDir, 'password-pepper');
    writeFileSync(own, `${passwordPepper}\n`);
    await expect(restoreFromFile({ ...settings, passwordPepper: undefined }, file)).rejects.toThrow(
      /password-pepper is not the secret of this backup, .*Nothing was changed: set DATA_DIR/,
    );
    expect(await digestsOf(databaseUrl)).toEqual({});
    expect(readFileSync(own, 'utf8')).toBe(`${passwordPepper}\n`);
  });

  test('that is not there', async () => {
    await expect(checkBackup(join(folder, 'nowhere'))).rejects.toThrow(/cannot be read: name a backup/);
  });

  test('that belongs to another user', () => {
    expect(whyUnreadable('/backups/a.backup.gz', 'EACCES')).toBe(
      'The file /backups/a.backup.gz belongs to somebody else and may not be read: give it to the user who runs this command (chown).',
    );
  });

  test('into a folder that is not there', async () => {
    await expect(
      backupToFile(server.context.settings, join(folder, 'nowhere', 'a.backup.gz')),
    ).rejects.toThrow(/^There is no folder .*nowhere: make it, or name a file in another one\.$/);
  });
});

describe('[O4] backups by schedule', () => {
  const nightly = join(folder, 'nightly');

  test('come when one is due, are whole, and the oldest beyond the wanted number go', async () => {
    for (let day = 0; day < 5; day += 1) {
      const made = await backupWhenDue(server.context);
      expect(made && (await checkBackup(made)).foot.rows.users).toBeGreaterThan(0);
      expect(await backupWhenDue(server.context)).toBeUndefined();
      clock.advance(25 * 3_600);
    }
    expect(readdirSync(nightly)).toHaveLength(3);
    expect((await findBackupAge(nightly, clock.now())) ?? 0).toBeGreaterThan(24 * 3_600_000);
  });

  test('of two processes at the same moment one makes it', async () => {
    clock.advance(25 * 3_600);
    const made = await Promise.all([backupWhenDue(server.context), backupWhenDue(server.context)]);
    expect(made.filter(Boolean).length).toBe(1);
  });

  test('an empty newest file counts as none', async () => {
    const stamp = '99990101T000000Z';
    writeFileSync(join(nightly, `playforward-${stamp}.backup.gz`), '');
    expect(await findBackupAge(nightly, clock.now())).toBeUndefined();
  });
});
