import { gzipSync } from 'node:zlib';
import { errorAnswer } from '@playforward/contract';
import type { InjectOptions, Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer, type TestStudent, testPassword } from '../testing/test-server.ts';

let server: TestServer;
let student: TestStudent;

beforeAll(async () => {
  server = await createTestServer();
  student = await server.student();
});

afterAll(() => server.close());

function expectRefusal(answer: Response, status: number, detail?: string | RegExp) {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/json; charset=utf-8',
  ]);
  const found = errorAnswer.parse(answer.json()).detail;
  if (detail instanceof RegExp) expect(found).toMatch(detail);
  else if (detail !== undefined) expect(found).toBe(detail);
  expect(found.length).toBeGreaterThan(10);
}

const patch = (payload: string | Buffer | Record<string, unknown>, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'PATCH',
    url: '/user/learning-profile',
    payload,
    headers: { ...student.headers, 'content-type': 'application/json', ...headers },
  });

async function storedCareer() {
  const answer = await server.app.inject({ url: '/user/me', headers: student.headers });
  return answer.json().learning_profile.chosen_career;
}

describe('content types', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json-patch+json',
    'application/json; charset=utf-16',
    'application/json;text/plain',
    'text/plain; application/json',
    'APPLICATION/XML',
    '',
    'application',
  ])('a body sent as %j answers 415 and changes nothing', async (type) => {
    expectRefusal(await patch('{"chosen_career":"Spy"}', { 'content-type': type }), 415);
    expect(await storedCareer()).toBeNull();
  });

  test.each(['gzip', 'br', 'deflate', 'odd'])('a body packed with %s answers 415', async (encoding) => {
    const packed = gzipSync('{"chosen_career":"Spy"}');
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    expectRefusal(await patch(packed, headers), 415);
    expect(await storedCareer()).toBeNull();
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    'a body sent as %j is read',
    async (type) => {
      const other = await server.student();
      const answer = await patch('{"chosen_career":"Baker"}', { 'content-type': type, ...other.headers });
      expect(answer.statusCode).toBe(200);
    },
  );

  test('a call without a body may still name the type', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await server.app.inject({ method: 'POST', url: '/auth/guest', headers })).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/auth/guest' })).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/auth/guest', payload: {} })).statusCode).toBe(
      200,
    );
  });
});

describe('bodies', () => {
  test.each([
    ['', 422],
    ['{', 400],
    ['{"chosen_career":"Spy"', 400],
    ['nul', 400],
    ['null', 422],
    ['[]', 422],
    ['"text"', 422],
    ['17', 422],
    ['{}', 422],
    ['{"chosen_career":7}', 422],
    ['{"chosen_career":null}', 422],
    ['{"chosen_career":""}', 422],
    ['{"chosen_career":"   "}', 422],
    ['{"chosen_career":["Spy"]}', 422],
    [`{"chosen_career":"${'x'.repeat(201)}"}`, 422],
    ['{"chosen_career":"Spy","role":"admin"}', 422],
    ['{"chosen_career":"Spy","onboarding_completed":true}', 422],
    ['{"chosen_career":"Spy","__proto__":{"is_active":false}}', 400],
    ['{"__proto__":{"chosen_career":"Spy"}}', 400],
    ['{"constructor":{"prototype":{"chosen_career":"Spy"}}}', 400],
    ['{"chosen_career":"Spy\\u0000"}', 422],
    ['\ufeff\ufeff{"chosen_career":"Spy"}', 400],
  ])('%j answers %i and changes nothing', async (body, status) => {
    expectRefusal(await patch(body), status);
    expect(await storedCareer()).toBeNull();
    expect(Object.hasOwn(Object.prototype, 'chosen_career')).toBe(false);
  });

  test('a body over the limit answers 413', async () => {
    expectRefusal(await patch(`{"chosen_career":"${'x'.repeat(70_000)}"}`), 413, 'The body is too large.');
  });

  test('of a repeated key the last one counts, everywhere', async () => {
    const other = await server.student();
    const answer = await patch('{"chosen_career":"Spy","chosen_career":"Baker"}', other.headers);
    expect(answer.json().learning_profile).toEqual({ chosen_career: 'Baker' });
  });

  test('[A-359] the first unknown or wrong field is named in one sentence', async () => {
    expectRefusal(await patch({ chosen_career: 'Spy', role: 'admin' }), 422, 'Unknown key: "role".');
    expectRefusal(await patch({ chosen_career: 7 }), 422, /^The field chosen_career is not right: .*\.$/);
    expectRefusal(
      await server.app.inject({
        method: 'POST',
        url: '/auth/register',
        payload: { email: 'a@b.example', password: '12345' },
      }),
      422,
      'Password must be at least 6 characters',
    );
  });
});

describe('addresses', () => {
  const cases: [string, InjectOptions, number][] = [
    ['an unknown path under /api', { url: '/api/nothing' }, 404],
    ['an unknown path under /auth', { method: 'POST', url: '/auth/nothing' }, 404],
    ['a reserved path of a later feature', { url: '/missions' }, 404],
    ['the bare prefix', { url: '/api' }, 404],
    ['a path with a closing slash', { method: 'POST', url: '/auth/guest/' }, 404],
    ['a path in capitals', { url: '/API/nothing' }, 404],
    ['a broken escape', { url: '/api/%zz' }, 400],
    ['a path that climbs', { url: '/api/../../etc/passwd' }, 404],
    ['GET on a POST path', { url: '/auth/login' }, 405],
    ['DELETE on a GET path', { method: 'DELETE', url: '/user/me' }, 405],
    ['an unknown query', { url: '/user/me?id=2' }, 422],
  ];

  test.each(cases)('[A-314] %s answers a JSON sentence, never a page', async (_title, options, status) => {
    expectRefusal(await server.app.inject({ ...options, headers: student.headers }), status);
  });

  test('405 says what the path does answer', async () => {
    const answer = await server.app.inject({ url: '/auth/login' });
    expect(answer.headers.allow).toBe('POST');
  });
});

test('an unexpected failure answers 500 with a reference and no inner words', async () => {
  const broken = await createTestServer({
    extraAccess: { 'GET /api/broken': 'everybody' },
    extraFeatures: [
      {
        name: 'broken',
        register: (app) =>
          void app.get('/api/broken', { config: { public: true } }, async () => {
            throw new Error('secret inner words');
          }),
      },
    ],
  });
  const answer = await broken.app.inject({ url: '/api/broken' });
  await broken.close();
  expectRefusal(answer, 500, /^Something went wrong on our side\. Reference: [\w-]+$/);
  expect(answer.body).not.toContain('secret');
});

test('a database that went away answers 503 with a time to try again', async () => {
  const lost = await createTestServer();
  const { headers } = await lost.student();
  await lost.context.pool.end();
  lost.context.pool.query = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  const answer = await lost.app.inject({ url: '/health/ready', headers });
  expectRefusal(answer, 503);
  expect(answer.headers['retry-after']).toBe('5');
});

test.each([
  ['has no line in the list of routes', {}, 'must have a line in http/access/route-access.ts'],
  ['has no guard for its line', { 'GET /api/open': 'own' }, 'must list requireStudent, as its line says'],
  ['is for teachers and guarded by nothing', { 'GET /api/open': 'taught' }, 'must list requireTeacher'],
  ['is for everybody and does not say so', { 'GET /api/open': 'everybody' }, 'must be marked public'],
] as const)('a route that %s stops the start', async (_title, extraAccess, why) => {
  const start = createTestServer({
    extraAccess,
    extraFeatures: [{ name: 'open', register: (app) => void app.get('/api/open', async () => ({})) }],
  });
  await expect(start).rejects.toThrow(`GET /api/open ${why}`);
});

test('sign-in bodies with unknown keys change nothing', async () => {
  const payload = { email: 'new@school.example', password: testPassword, role: 'admin', is_active: true };
  expectRefusal(await server.app.inject({ method: 'POST', url: '/auth/register', payload }), 422);
  const { rowCount } = await server.context.pool.query(
    "SELECT 1 FROM users WHERE email = 'new@school.example'",
  );
  expect(rowCount).toBe(0);
});
