import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { noteServedAddress } from './served-address.ts';

test('a start does not fail because the database is too slow to note the address', async () => {
  // Nobody listens on this port.
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
  onTestFinished(() => pool.end());
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  await noteServedAddress({ db: drizzle({ client: pool }) as never, log }, 'http://localhost:3000');
  expect(lines.join('')).toContain('could not be noted');
});
