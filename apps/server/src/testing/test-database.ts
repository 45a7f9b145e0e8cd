import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { readContentIds } from '../curriculum/content-ids.ts';
import { readContent } from '../curriculum/read-content.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { openPool } from '../db/pool.ts';

export type TestDatabase = { connectionString: string; drop(): Promise<void> };

/** Named after the migrations, so that an old template of the same server is never used. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrations()) hash.update(migration.hash);
  return `playforward_template_${hash.digest('hex').slice(0, 12)}`;
}

/** Makes the database that each test file copies: migrated, with the lessons numbered. */
export async function prepareTemplate(adminUrl: string): Promise<void> {
  const name = templateName();
  await asAdmin(adminUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
  });
  const { pool, db } = openPool(databaseUrl(adminUrl, name), 2);
  await migrate(pool);
  await readContentIds(db, readContent());
  await pool.end();
}

/** A fresh database of its own with the tables and the lessons; `empty` leaves out both. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const adminUrl = inject('testDatabaseUrl');
  const name = `playforward_test_${randomUUID().replaceAll('-', '')}`;
  const template = empty ? 'template0' : templateName();
  await asAdmin(adminUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    connectionString: databaseUrl(adminUrl, name),
    async drop() {
      await asAdmin(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(adminUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
