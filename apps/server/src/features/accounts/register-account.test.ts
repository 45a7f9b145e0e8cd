import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

test('[A-322] [A-320] a new student is signed in with the six keys', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: { name: 'Ana', email: 'Ana@School.example', password: 'violet-harbor-92' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    email: 'ana@school.example',
    name: 'Ana',
    onboarding_completed: false,
    email_verified: false,
    is_active: true,
  });
});
