import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

const friend = 'https://learn.school.example';

beforeAll(async () => {
  server = await createTestServer({ settings: { corsOrigins: [friend] } });
});

afterAll(() => server.close());

function post(url: string, headers: Record<string, string>) {
  return server.app.inject({ method: 'POST', url, headers: { host: 'school.test', ...headers } });
}

describe('[D-19] a changing call signed in by cookie alone', () => {
  test.each([
    ['from our own page', { origin: 'http://school.test' }, 200],
    ['from a listed site', { origin: friend }, 200],
    ['without saying from where', {}, 403],
    ['from a foreign page', { origin: 'https://evil.example' }, 403],
    ['from a sandboxed frame', { origin: 'null' }, 403],
    ['from our name on another port', { origin: 'http://school.test:8080' }, 403],
    ['from a longer name', { origin: 'http://school.test.evil.example' }, 403],
  ])('%s answers %o %i', async (_title, headers, status) => {
    const { token } = await server.student();
    const answer = await post('/auth/logout', { cookie: `a=b; access_token=${token}`, ...headers });
    expect(answer.statusCode).toBe(status);
  });

  test('a bearer header needs no origin, and counts before the cookie', async () => {
    const { headers, token } = await server.student();
    const other = await server.student();
    await post('/auth/logout', { ...headers, cookie: `access_token=${other.token}` });
    const me = (value: string) =>
      server.app.inject({ url: '/user/me', headers: { authorization: `Bearer ${value}` } });
    expect((await me(token)).statusCode).toBe(401);
    expect((await me(other.token)).statusCode).toBe(200);
  });

  test('[A-316] reading by cookie needs no origin', async () => {
    const { token, email } = await server.student();
    const answer = await server.app.inject({ url: '/user/me', headers: { cookie: `access_token=${token}` } });
    expect(answer.json()).toMatchObject({ email });
  });

  test('a foreign page cannot make guests or sign anyone in', async () => {
    expect((await post('/auth/guest', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post('/auth/login', { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

describe('[D-153] [A-317] other sites', () => {
  const preflight = (origin: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/user/me',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });

  test('a listed one is answered with credentials and its own name, never a wildcard', async () => {
    const before = await preflight(friend);
    expect([before.statusCode, before.headers['access-control-allow-origin']]).toEqual([204, friend]);
    expect(before.headers['access-control-allow-headers']).toContain('authorization');
    const { headers } = await server.student();
    const answer = await server.app.inject({ url: '/user/me', headers: { ...headers, origin: friend } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    });
  });

  test('any other one gets no permission', async () => {
    for (const origin of ['https://evil.example', 'null', `${friend}.evil.example`]) {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});
