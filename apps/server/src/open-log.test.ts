import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from './db/schema/accounts.ts';
import { describeError } from './open-log.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

test('a failed query is logged without the values it carried', async () => {
  const now = new Date();
  const values = { email: 'UPPER@private.example', name: 'Private\nName', createdAt: now, lastUsedAt: now };
  const failure = await server.context.db
    .insert(users)
    .values(values)
    .catch((error: unknown) => error);
  const described = JSON.stringify(describeError(failure));
  expect(described).toContain('insert into');
  expect(described).toContain('users_email_lower');
  expect(described).not.toMatch(/private/i);
});

test('something thrown that is no error is logged without its content', () => {
  expect(JSON.stringify(describeError({ password: 'secret' }))).not.toContain('secret');
});
