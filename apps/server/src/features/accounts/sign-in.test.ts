import { errorAnswer } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { todaysPasswordCost } from '../../password-cost.ts';
import { createMovableClock, type MovableClock } from '../../testing/movable-clock.ts';
import { createTestServer, type TestServer, testPassword } from '../../testing/test-server.ts';
import { purgeOutlived } from './purge-outlived.ts';
import { createAccountServices } from './services.ts';

let server: TestServer;
let clock: MovableClock;

beforeAll(async () => {
  clock = createMovableClock();
  server = await createTestServer({ clock, passwordCost: todaysPasswordCost });
});

afterAll(() => server.close());

type Cookies = { cookie?: string };

function login(email: string, password: string, headers: Cookies = {}) {
  return server.app.inject({ method: 'POST', url: '/auth/login', payload: { email, password }, headers });
}

const me = (headers: Record<string, string>) => server.app.inject({ url: '/user/me', headers });
const detailOf = (answer: { json(): unknown }) => errorAnswer.parse(answer.json()).detail;

test('[A-319] [A-320] [A-306] [R-105] a registered student signs in, also in other letter case, with the six keys', async () => {
  const { email } = await server.student();
  const answer = await login(email.toUpperCase(), testPassword);
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json()).sort()).toEqual(
    ['access_token', 'email', 'email_verified', 'is_active', 'name', 'onboarding_completed'].sort(),
  );
});

test('[A-341] an unknown address and a wrong password get the same answer', async () => {
  const { email } = await server.student();
  const wrong = await login(email, 'not-the-password');
  const unknown = await login('nobody@school.example', 'not-the-password');
  expect([wrong.statusCode, detailOf(wrong)]).toEqual([401, 'Invalid email or password.']);
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
});

test('[A-323] [R-120] [A-324] [R-116] signing out ends the session on the server', async () => {
  const { headers } = await server.student();
  expect((await me(headers)).statusCode).toBe(200);
  const out = await server.app.inject({ method: 'POST', url: '/auth/logout', headers });
  expect([out.statusCode, out.json()]).toEqual([200, { ok: true }]);
  expect((await me(headers)).statusCode).toBe(401);
});

test('ending all sessions ends those of the other devices too, and of nobody else', async () => {
  const { email, headers } = await server.student();
  const other = await server.student();
  const second = { authorization: `Bearer ${(await login(email, testPassword)).json().access_token}` };
  expect((await me(second)).statusCode).toBe(200);
  await server.app.inject({ method: 'POST', url: '/auth/logout-all', headers });
  expect((await me(headers)).statusCode).toBe(401);
  expect((await me(second)).statusCode).toBe(401);
  expect((await me(other.headers)).statusCode).toBe(200);
});

test('a session ends after the days of the setting', async () => {
  const { headers } = await server.student();
  clock.advance(6.9 * 86_400);
  expect((await me(headers)).statusCode).toBe(200);
  clock.advance(0.2 * 86_400);
  expect((await me(headers)).statusCode).toBe(401);
});

test('[A-189] [R-052] [L-180] a locked account answers 403 to the right password, 401 to a wrong one and 401 to calls', async () => {
  const { id, email, headers } = await server.student();
  await server.context.pool.query('UPDATE users SET is_active = false WHERE id = $1', [id]);
  await server.context.sessions.forget(id);
  expect((await login(email, testPassword)).statusCode).toBe(403);
  expect((await login(email, 'not-the-password')).statusCode).toBe(401);
  expect((await me(headers)).statusCode).toBe(401);
});

test('a hash made with weaker parameters is renewed at the next sign-in', async () => {
  const { hash } = await import('@node-rs/argon2');
  const { id, email } = await server.student();
  const weak = await hash(testPassword, {
    memoryCost: 8_192,
    timeCost: 1,
    secret: Buffer.from(server.context.pepper),
  });
  await server.context.pool.query('UPDATE credentials SET password_hash = $1 WHERE user_id = $2', [weak, id]);
  expect((await login(email, testPassword)).statusCode).toBe(200);
  const { rows } = await server.context.pool.query(
    'SELECT password_hash FROM credentials WHERE user_id = $1',
    [id],
  );
  expect(rows[0].password_hash).toMatch(/m=19456,t=2,p=1/);
  expect((await login(email, testPassword)).statusCode).toBe(200);
});

describe('guessing', () => {
  async function fail(email: string, times: number, headers: Cookies = {}) {
    const statuses: number[] = [];
    for (let i = 0; i < times; i += 1) statuses.push((await login(email, `wrong-${i}`, headers)).statusCode);
    return statuses;
  }

  test('of two tries at one moment neither waits, though the first has the later clock', async () => {
    const { email } = await server.student();
    expect((await login(email, 'wrong-wrong')).statusCode).toBe(401);
    clock.advance(-0.005);
    expect((await login(email, testPassword)).statusCode).toBe(200);
    clock.advance(0.005);
  });

  test('after five failures even the right password has to wait, for as long as the answer says', async () => {
    const { email } = await server.student();
    expect(await fail(email, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const answer = await login(email, testPassword);
    const seconds = Number(answer.headers['retry-after']);
    const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
    expect([answer.statusCode, detailOf(answer)]).toEqual([
      429,
      `Too many tries. Please wait ${wait} and try again.`,
    ]);
    clock.advance(Number(answer.headers['retry-after']));
    expect((await login(email, testPassword)).statusCode).toBe(200);
    expect(await fail(email, 5)).toEqual([401, 401, 401, 401, 401]);
  });

  test('an unknown address is slowed in the same way', async () => {
    expect(await fail('ghost@school.example', 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('[D-20] the wait grows: no more than about ten failures fit into 15 minutes', async () => {
    const { email } = await server.student();
    let failures = 0;
    for (let second = 0; second < 900; second += 5) {
      if ((await login(email, 'wrong-one')).statusCode === 401) failures += 1;
      clock.advance(5);
    }
    expect(failures).toBeGreaterThan(8);
    expect(failures).toBeLessThanOrEqual(13);
  });

  test('tries at the same moment do not pass together', async () => {
    const { email } = await server.student();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => login(email, `wrong-${i}`)));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
  });

  test('after a hundred failures in a row only the school unlocks the account', async () => {
    const { email } = await server.student();
    for (let i = 0; i < 100; i += 1) {
      clock.advance(1_000);
      await login(email, 'wrong-one');
    }
    clock.advance(30 * 86_400);
    expect((await login(email, testPassword)).statusCode).toBe(429);
  });

  test('a device that signed in before is not slowed by strangers', async () => {
    const { email } = await server.student();
    const first = await login(email, testPassword);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect(String(first.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax$/);
    await fail(email, 6);
    expect((await login(email, testPassword)).statusCode).toBe(429);
    expect((await login(email, testPassword, { cookie })).statusCode).toBe(200);
    const stranger = await server.student();
    await fail(stranger.email, 6);
    expect((await login(stranger.email, testPassword, { cookie })).statusCode).toBe(429);
  });
});

describe('guests', () => {
  test('[A-307] [A-308] [R-106] [A-321] [R-118] a guest gets a session of the same shape without sending a body', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/auth/guest' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      email: expect.stringMatching(/^guest-[0-9a-f]{20}@guest\.invalid$/),
      name: 'Guest',
      onboarding_completed: false,
      email_verified: false,
      is_active: true,
    });
  });

  test('[D-11] guests are refused once a school closes the door', async () => {
    const closed = await createTestServer({ settings: { guestAccess: false } });
    const answer = await closed.app.inject({ method: 'POST', url: '/auth/guest' });
    await closed.close();
    expect([answer.statusCode, detailOf(answer)]).toEqual([403, 'Guest access is turned off.']);
  });

  test('[D-11] a guest is removed 7 days after last use; a student stays', async () => {
    const guest = await server.guest();
    const student = await server.student();
    clock.advance(6 * 86_400);
    expect((await me(guest.headers)).statusCode).toBe(200);
    clock.advance(6 * 86_400);
    await purgeOutlived(createAccountServices(server.context));
    const left = () =>
      server.context.pool.query('SELECT id FROM users WHERE id = ANY($1)', [[guest.id, student.id]]);
    expect((await left()).rowCount).toBe(2);
    clock.advance(1.1 * 86_400);
    await purgeOutlived(createAccountServices(server.context));
    expect((await left()).rows).toEqual([{ id: student.id }]);
  });
});

test('[A-327] [A-328] [A-191] choosing a career stores it, ends the onboarding and answers the user', async () => {
  const { headers, email } = await server.student();
  const before = await me(headers);
  expect(before.json()).toEqual({
    email,
    name: 'Ana',
    onboarding_completed: false,
    email_verified: false,
    is_active: true,
    learning_profile: { chosen_career: null },
  });
  const answer = await server.app.inject({
    method: 'PATCH',
    url: '/user/learning-profile',
    headers,
    payload: { chosen_career: 'Game designer' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    onboarding_completed: true,
    learning_profile: { chosen_career: 'Game designer' },
  });
  expect((await me(headers)).json()).toEqual(answer.json());
});

test.each([
  ['Transportation Planners', 'Transportation Planner'],
  ['Agent for Artists and Athletes', 'Agent for Artists and Athletes'],
  ['a\nb', 'a\nb'],
])('a student who chose %j becomes one: %j', async (chosen_career, kept) => {
  const { headers } = await server.student();
  const payload = { chosen_career };
  const answer = await server.app.inject({
    method: 'PATCH',
    url: '/user/learning-profile',
    headers,
    payload,
  });
  expect(answer.json().learning_profile).toEqual({ chosen_career: kept });
});

test('[A-310] with a domain set a foreign address is refused before any look-up', async () => {
  const school = await createTestServer({ settings: { allowedEmailDomain: 'school.example' } });
  for (const email of ['x@other.example', 'X@OTHER.EXAMPLE', 'x@school.example.evil.example']) {
    const answer = await school.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password: 'x' },
    });
    expect([answer.statusCode, detailOf(answer)]).toEqual([403, 'Access is restricted.']);
  }
  const { rowCount } = await school.context.pool.query('SELECT 1 FROM sign_in_failures');
  await school.close();
  expect(rowCount).toBe(0);
});
