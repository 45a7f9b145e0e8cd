import { errorAnswer } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { isApiPath } from '../api-paths.ts';
import type { KnownRoute } from '../known-routes.ts';

let server: TestServer;
let strangers: Record<string, Record<string, string>>;
let signedIn: Record<string, () => Promise<Record<string, string>>>;

beforeAll(async () => {
  server = await createTestServer();
  strangers = {
    'nobody signed in': {},
    'a made-up token': { authorization: `Bearer ${'A'.repeat(43)}` },
    'a token that is none': { authorization: "Bearer ' OR 1=1 --" },
    'another kind of authorization': { authorization: 'Basic YWRtaW46YWRtaW4=' },
    'an expired session': await withSession('UPDATE sessions SET expires_at = now() WHERE user_id = $1'),
    'an ended session': await withSession('DELETE FROM sessions WHERE user_id = $1'),
    'a locked account': await withSession('UPDATE users SET is_active = false WHERE id = $1'),
    'a deleted account': await withSession('DELETE FROM users WHERE id = $1'),
  };
  signedIn = {
    'a student': async () => (await server.student()).headers,
    'a guest': async () => (await server.guest()).headers,
    'a student by cookie': async () => ({
      cookie: `access_token=${(await server.student()).token}`,
      origin: 'http://localhost:80',
    }),
  };
});

afterAll(() => server.close());

/** A student whose session worked once and was then changed in the database. */
async function withSession(change: string): Promise<Record<string, string>> {
  const { id, headers } = await server.student();
  await server.app.inject({ url: '/user/me', headers });
  await server.context.pool.query(change, [id]);
  await server.context.sessions.forget(id);
  return headers;
}

const closedRoutes = () => server.routes.filter((route) => !route.public && !route.url.startsWith('/docs'));

const call = (route: KnownRoute, headers: Record<string, string>) =>
  server.app.inject({
    method: route.method as 'GET',
    url: route.url.replace(/:\w+/g, '1').replace('*', 'x'),
    headers: { ...headers, host: 'localhost:80' },
    ...(['POST', 'PATCH', 'PUT'].includes(route.method) && { payload: {} }),
  });

test('there are closed routes to check', () => {
  expect(closedRoutes().map(({ method, url }) => `${method} ${url}`)).toEqual(
    expect.arrayContaining(['GET /user/me', 'PATCH /user/learning-profile', 'POST /auth/logout']),
  );
});

describe('[A-314] [R-108] [D-23] every route but the ones for everybody answers 401', () => {
  test.each([
    'nobody signed in',
    'a made-up token',
    'a token that is none',
    'another kind of authorization',
    'an expired session',
    'an ended session',
    'a locked account',
    'a deleted account',
  ])('to %s', async (actor) => {
    for (const route of closedRoutes()) {
      const answer = await call(route, strangers[actor] ?? {});
      expect([route.method, route.url, answer.statusCode]).toEqual([route.method, route.url, 401]);
      if (route.method !== 'HEAD') expect(errorAnswer.parse(answer.json()).detail).toBe('Please sign in.');
    }
  });
});

describe('every route lets pass', () => {
  test.each(['a student', 'a guest', 'a student by cookie'])(
    '%s, without a failure of its own',
    async (actor) => {
      for (const route of closedRoutes()) {
        const answer = await call(route, (await signedIn[actor]?.()) ?? {});
        expect([route.url, answer.statusCode === 401 || answer.statusCode >= 500]).toEqual([
          route.url,
          false,
        ]);
      }
    },
  );
});

test('only the calls for everybody are open', () => {
  const open = server.routes
    .filter((route) => route.public && route.method !== 'HEAD' && isApiPath(route.url))
    .map(({ url }) => url);
  expect(open.sort()).toEqual([
    ...['a', 'b', 'g', 'i', 'm', 'p', 's', 't'].map((call) => `/analytics/${call}`),
    '/api/city/seat',
    '/api/family/accounts',
    '/api/family/code',
    '/api/family/mail/end',
    '/api/family/readers',
    '/api/family/readers/end',
    '/api/family/readers/week',
    '/api/family/sign-in',
    '/auth/agree',
    '/auth/agree',
    '/auth/choose-password',
    '/auth/confirm-address',
    '/auth/forgot-password',
    '/auth/guest',
    '/auth/handover',
    '/auth/login',
    '/auth/oidc/callback',
    '/auth/oidc/start',
    '/auth/register',
    '/auth/reset-password',
    '/health/details',
    '/health/live',
    '/health/ready',
    '/lti/deep-link',
    '/lti/jwks',
    '/lti/launch',
    '/lti/login',
    '/lti/login',
    '/lti/register',
    '/metrics',
  ]);
});
