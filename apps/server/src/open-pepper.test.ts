import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from './db/pool.ts';
import { openPepper } from './open-pepper.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { testSettings } from './testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'playforward-pepper-'));
let database: TestDatabase;
let opened: ReturnType<typeof openPool>;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openPool(database.connectionString, 2);
});

afterAll(async () => {
  await opened.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('the secret is made once, kept for the own user alone, and another one is refused in one sentence', async () => {
  const settings = { ...testSettings(), passwordPepper: undefined, dataDir: join(folder, 'data') };
  const made = await openPepper(opened.db, settings);
  expect(made.length).toBeGreaterThan(40);
  expect(await openPepper(opened.db, settings)).toBe(made);
  expect(statSync(join(folder, 'data/password-pepper')).mode & 0o777).toBe(0o600);
  await expect(openPepper(opened.db, testSettings())).rejects.toThrow(
    /^The password secret is not the one this database was filled with: .*PASSWORD_PEPPER/,
  );
});
