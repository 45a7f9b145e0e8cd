import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConnectedSchool, startConnectedSchool } from '../../../testing/connected-school.ts';

let school: ConnectedSchool;

beforeAll(async () => {
  school = await startConnectedSchool();
  await school.launch();
  await school.allow();
});
afterAll(() => school.close());

test('a learning system registers itself once, while an admin has opened that', async () => {
  const url = `/lti/register?openid_configuration=${encodeURIComponent(`${school.platform.url}/configuration`)}&registration_token=one-time`;
  const get = () => school.server.app.inject({ url, headers: { host: 'localhost:3000' } });
  expect((await get()).statusCode).toBe(403);
  await school.openRegistration();
  expect((await get()).body).toContain('Connected. You can close this window.');
  expect(school.platform.state.registration).toMatchObject({
    initiate_login_uri: 'http://localhost:3000/lti/login',
    token_endpoint_auth_method: 'private_key_jwt',
  });
  const { platforms, register_until } = await school.show();
  expect(platforms.at(-1)).toMatchObject({
    name: 'test-lms',
    client_id: 'tool-new',
    deployments: [{ id: 'dep-new', allowed: true }],
  });
  expect([register_until, (await get()).statusCode]).toEqual([null, 403]);
  expect((await school.remove(platforms.at(-1).id)).statusCode).toBe(200);
});

test('pages of the site show in frames of connected systems, and other answers in none', async () => {
  const page = await school.launch({ aud: 'x' });
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${school.platform.url}`);
  expect(page.headers['x-frame-options']).toBeUndefined();
  const other = await school.server.app.inject({ url: '/lti/jwks' });
  expect(other.headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
  expect(other.headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('keys change every three months, and the one before stays published as long', async () => {
  const keys = async () =>
    (await school.server.app.inject({ url: '/lti/jwks' })).json().keys.map((one: { kid: string }) => one.kid);
  const [first] = await keys();
  const later = async () => {
    await school.signInAgain();
    return school.tryOut();
  };
  school.clock.advance(89 * 86_400 + 60);
  expect((await keys()).slice(1)).toEqual([first]);
  expect((await later()).works).toBe(true);
  school.clock.advance(86_400 * 2);
  expect((await later()).works).toBe(true);
  const { rows } = await school.server.context.pool.query('SELECT sealed, public_jwk FROM lti_keys');
  expect(rows.every(({ sealed, public_jwk }) => !sealed.includes('"d"') && !('d' in public_jwk))).toBe(true);
});

test('every act on a connection is in the log', async () => {
  const { rows } = await school.server.context.pool.query(
    "SELECT DISTINCT kind FROM audit_log WHERE kind LIKE 'lti-%' ORDER BY 1",
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'lti-deployment-allowed',
    'lti-platform-added',
    'lti-platform-registered',
    'lti-platform-removed',
    'lti-registration-opened',
  ]);
});

// Last: with a second school, what is asked here would have to say for which.
test('pages of one school show in no frame of a system that another school has connected', async () => {
  const north = await school.server.addSchool('north');
  const page = await north.app.inject({ url: '/lti/login', headers: { accept: 'text/html' } });
  expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
});
