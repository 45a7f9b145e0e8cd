import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer, testPassword } from '../testing/test-server.ts';

let server: TestServer;
const origin = 'https://learn.school.example';

beforeAll(async () => {
  server = await createTestServer({ settings: { publicOrigin: origin } });
});
afterAll(() => server.close());

async function signIn() {
  const { email } = await server.student();
  const payload = { email, password: testPassword };
  const answer = await server.app.inject({ method: 'POST', url: '/auth/login', payload });
  const set = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('__Host-session='));
  const cookie = set?.split(';')[0] ?? '';
  return { set, cookie, token: answer.json().access_token as string };
}

describe('[D-162] a session is also a cookie that no script reads', () => {
  test('set by the sign-in, and enough for what only shows something', async () => {
    const { set, cookie, token } = await signIn();
    expect(set).toBe(`__Host-session=${token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure`);
    expect((await server.app.inject({ url: '/user/me', headers: { cookie } })).statusCode).toBe(200);
    const guest = await server.app.inject({ method: 'POST', url: '/auth/guest' });
    expect(String(guest.headers['set-cookie'])).toContain('__Host-session=');
  });

  test.each([
    ['without an origin', {}, 403],
    ['from a foreign page', { origin: 'https://evil.example' }, 403],
    ['from the own page', { origin }, 200],
  ])('acts %s: %o', async (_, headers, status) => {
    const { cookie } = await signIn();
    const answer = await server.app.inject({
      method: 'PATCH',
      url: '/user/learning-profile',
      headers: { cookie, ...headers },
      payload: { chosen_career: 'Nurse' },
    });
    expect(answer.statusCode).toBe(status);
  });

  test('goes before the cookie that scripts read, and behind the header', async () => {
    const [one, two] = [await signIn(), await signIn()];
    const nameOf = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: '/user/me', headers })).json().email;
    const cookie = `${one.cookie}; access_token=${two.token}`;
    expect(await nameOf({ cookie })).toBe(await nameOf({ authorization: `Bearer ${one.token}` }));
    expect(await nameOf({ cookie, authorization: `Bearer ${two.token}` })).toBe(
      await nameOf({ authorization: `Bearer ${two.token}` }),
    );
  });

  test('goes with signing out, which ends it on the server too', async () => {
    const { cookie } = await signIn();
    const out = await server.app.inject({ method: 'POST', url: '/auth/logout', headers: { cookie, origin } });
    expect(String(out.headers['set-cookie'])).toContain('__Host-session=; Path=/; Max-Age=0');
    expect((await server.app.inject({ url: '/user/me', headers: { cookie } })).statusCode).toBe(401);
  });
});
