import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperatorCommand } from '../../../operator/run-operator-command.ts';
import { type MailPeer, startMailPeer } from '../../../testing/mail-peer.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import {
  createTestServer,
  type TestServer,
  testPassword,
  testSettings,
} from '../../../testing/test-server.ts';

const clock = createMovableClock();
const chosen = 'copper-lantern-47';
let peer: MailPeer;
let server: TestServer;
let mailless: TestServer;

beforeAll(async () => {
  peer = await startMailPeer();
  const mail = { smtpUrl: peer.url, from: 'learn@school.example' };
  server = await createTestServer({
    clock,
    settings: { publicOrigin: 'http://localhost:3000', operation: { ...testSettings().operation, mail } },
  });
  mailless = await createTestServer({ clock });
});
afterAll(async () => {
  await server.close();
  await mailless.close();
  await peer.close();
});

type Payload = Record<string, unknown>;
const post = (url: string, payload: Payload, headers: Record<string, string> = {}, at = server) =>
  at.app.inject({ method: 'POST', url, payload, headers });
const login = (email: string, password: string, at = server) =>
  post('/auth/login', { email, password }, {}, at);
const isSignedIn = async (headers: Record<string, string>) =>
  (await server.app.inject({ url: '/user/me', headers })).statusCode === 200;
const deliver = () => server.context.outbox.deliverDue('mail');
const lettersTo = (email: string) => peer.mails.filter(({ to }) => to.includes(email));

/** The token of the newest letter with such a link. */
function linkIn(email: string, path: string): string {
  const found = lettersTo(email)
    .map(({ text }) => new RegExp(`http://localhost:3000${path}#([\\w-]+)`).exec(text)?.[1])
    .filter((token) => token !== undefined);
  return found.at(-1) ?? '';
}

async function asksForLink(email: string): Promise<string> {
  clock.advance(600);
  expect((await post('/auth/forgot-password', { email })).statusCode).toBe(200);
  await deliver();
  return linkIn(email, '/reset-password');
}

describe('[O1] a password is changed by who knows it', () => {
  test('the old one is asked, every other session ends, the new one opens', async () => {
    const { email, password, headers } = await server.student();
    const other = { authorization: `Bearer ${(await login(email, password)).json().access_token}` };
    const answer = await post('/auth/change-password', { password, new_password: chosen }, headers);
    expect(answer.statusCode).toBe(200);
    expect([await isSignedIn(headers), await isSignedIn(other)]).toEqual([false, false]);
    expect(await isSignedIn({ authorization: `Bearer ${answer.json().access_token}` })).toBe(true);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, chosen)).statusCode).toBe(200);
  });

  test('a wrong old one is said so and ends nothing', async () => {
    const { headers } = await server.student();
    const answer = await post(
      '/auth/change-password',
      { password: 'nope-nope', new_password: chosen },
      headers,
    );
    expect([answer.statusCode, answer.json().detail]).toEqual([422, 'This is not your password.']);
    expect(await isSignedIn(headers)).toBe(true);
  });

  test.each([
    [testPassword, 422],
    ['123456', 422],
    ['short', 422],
  ])('%j is refused as a new one', async (new_password, status) => {
    const { headers } = await server.student();
    expect(
      (await post('/auth/change-password', { password: testPassword, new_password }, headers)).statusCode,
    ).toBe(status);
    expect(await isSignedIn(headers)).toBe(true);
  });

  test('guessing the old one is slowed like a sign-in', async () => {
    const { headers } = await server.student();
    const guess = () =>
      post('/auth/change-password', { password: 'nope-nope', new_password: chosen }, headers);
    for (let i = 0; i < 5; i += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('[O1] a card from the school', () => {
  const passwordOn = (card: string) => /password {4}(\S+)/.exec(card)?.[1] ?? '';

  test('ends the old password and the sessions, opens no session, and is exchanged for an own one', async () => {
    const { email, password, headers } = await server.student();
    const { text, kind } = await runOperatorCommand(server.context, ['reset-password', email]);
    expect(kind).toBe('done');
    const oneTime = passwordOn(text);
    expect(oneTime).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await isSignedIn(headers)).toBe(false);
    expect((await login(email, password)).statusCode).toBe(401);
    const asked = await login(email, oneTime);
    expect([asked.statusCode, asked.json().detail]).toEqual([
      409,
      'This is a one-time password. Please choose a password of your own to go on.',
    ]);
    const same = await post('/auth/choose-password', { email, password: oneTime, new_password: oneTime });
    expect(same.statusCode).toBe(422);
    const done = await post('/auth/choose-password', { email, password: oneTime, new_password: chosen });
    expect(done.statusCode).toBe(200);
    expect(await isSignedIn({ authorization: `Bearer ${done.json().access_token}` })).toBe(true);
    expect((await login(email, oneTime)).statusCode).toBe(401);
    expect((await login(email, chosen)).statusCode).toBe(200);
  });

  test('is over after 14 days', async () => {
    const { email } = await server.student();
    const oneTime = passwordOn((await runOperatorCommand(server.context, ['reset-password', email])).text);
    clock.advance(15 * 86_400);
    expect((await login(email, oneTime)).statusCode).toBe(422);
    expect(
      (await post('/auth/choose-password', { email, password: oneTime, new_password: chosen })).statusCode,
    ).toBe(422);
  });

  test('an address held by a stranger is freed, and its owner signs up', async () => {
    const { email } = await server.student();
    expect((await runOperatorCommand(server.context, ['free-address', email])).text).toMatch(/is free again/);
    expect((await login(email, testPassword)).statusCode).toBe(401);
    expect((await post('/auth/register', { email, name: 'Owner', password: chosen })).statusCode).toBe(200);
  });

  test('create makes an account whose first sign-in asks for an own password', async () => {
    const email = `${randomUUID()}@school.example`;
    const { text } = await runOperatorCommand(server.context, ['create', email, 'Anne-Marie', 'Lund']);
    expect(text).toContain('Anne-Marie Lund');
    expect((await login(email, passwordOn(text))).statusCode).toBe(409);
    expect((await runOperatorCommand(server.context, ['create', email, 'Twin'])).text).toMatch(
      /has an account already/,
    );
  });
});

describe('[O1] a link by mail', () => {
  test('arrives once, works once, proves the address and ends the sessions', async () => {
    const { email, headers } = await server.student();
    const token = await asksForLink(email);
    expect(token).not.toBe('');
    const done = await post('/auth/reset-password', { token, new_password: chosen });
    expect([done.statusCode, done.json().email_verified]).toEqual([200, true]);
    expect(await isSignedIn(headers)).toBe(false);
    expect((await login(email, chosen)).statusCode).toBe(200);
    const again = await post('/auth/reset-password', { token, new_password: 'another-lantern-9' });
    expect([again.statusCode, again.json().detail]).toEqual([
      404,
      'This link is over: it works once and for a short time. Please ask for a new one.',
    ]);
  });

  test('is over after 20 minutes, and when a newer one was sent', async () => {
    const { email } = await server.student();
    const first = await asksForLink(email);
    const second = await asksForLink(email);
    expect(second).not.toBe(first);
    expect((await post('/auth/reset-password', { token: first, new_password: chosen })).statusCode).toBe(404);
    clock.advance(20 * 60 + 1);
    expect((await post('/auth/reset-password', { token: second, new_password: chosen })).statusCode).toBe(
      404,
    );
  });

  test('a refused password does not use it up', async () => {
    const { email } = await server.student();
    const token = await asksForLink(email);
    expect((await post('/auth/reset-password', { token, new_password: 'password' })).statusCode).toBe(422);
    expect((await post('/auth/reset-password', { token, new_password: chosen })).statusCode).toBe(200);
  });

  test('two at the same moment: one password is set', async () => {
    const { email } = await server.student();
    const token = await asksForLink(email);
    const answers = await Promise.all(
      ['first-lantern-12', 'other-lantern-34'].map((new_password) =>
        post('/auth/reset-password', { token, new_password }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test('known and unknown addresses get the same answer, and the unknown one no letter', async () => {
    const { email } = await server.student();
    clock.advance(600);
    const [known, unknown] = [
      await post('/auth/forgot-password', { email }),
      await post('/auth/forgot-password', { email: 'nobody@school.example' }),
    ];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await deliver();
    expect(lettersTo('nobody@school.example')).toEqual([]);
  });

  test('asked ten times, one letter is sent', async () => {
    const { email } = await server.student();
    await deliver();
    const before = lettersTo(email).length;
    clock.advance(600);
    for (let i = 0; i < 10; i += 1) await post('/auth/forgot-password', { email });
    await deliver();
    expect(lettersTo(email).length - before).toBe(1);
  });

  test('no letter, and nothing of it, stays in the outbox', async () => {
    const { email } = await server.student();
    await asksForLink(email);
    const { rows } = await server.context.pool.query("SELECT * FROM outbox WHERE state <> 'waiting'");
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  test('without a mail server the way to the teacher is told', async () => {
    const answer = await post('/auth/forgot-password', { email: 'ana@school.example' }, {}, mailless);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'This school sends no mail. Please ask your teacher for a new password.',
    ]);
  });
});

test('[O1] a new account is asked to confirm its address, and the link does so once', async () => {
  const { email, headers } = await server.student();
  await deliver();
  const token = linkIn(email, '/confirm-address');
  const verified = async () => (await server.app.inject({ url: '/user/me', headers })).json().email_verified;
  expect(await verified()).toBe(false);
  expect((await post('/auth/confirm-address', { token })).statusCode).toBe(200);
  expect(await verified()).toBe(true);
  expect((await post('/auth/confirm-address', { token })).statusCode).toBe(404);
});

test('[O1] where mail is sent, chat and the city of a class open with a proved address, and lessons before it', async () => {
  const { email, headers } = await server.student();
  const say = () => post('/api/orb/message', { user_message: 'what is a ratio?' }, headers);
  const seatKind = async () => {
    const { access_token } = (await post('/api/city/ticket', { lesson_id: null }, headers)).json();
    return (await post('/api/city/seat', { access_token, solo: false })).json().kind;
  };
  const refused = await say();
  expect([refused.statusCode, refused.json().detail]).toEqual([
    403,
    expect.stringMatching(/welcome letter first/),
  ]);
  const before = await seatKind();
  expect((await server.app.inject({ url: '/api/courses/with-units', headers })).statusCode).toBe(200);
  await deliver();
  await post('/auth/confirm-address', { token: linkIn(email, '/confirm-address') });
  expect((await say()).statusCode).toBe(200);
  expect([before, await seatKind()]).toEqual(['private', 'class']);
});

describe('[O1] who may sign up', () => {
  const sign = (at: TestServer, body: Payload = {}) =>
    post('/auth/register', { email: `${randomUUID()}@school.example`, password: chosen, ...body }, {}, at);

  test('closed: nobody', async () => {
    const closed = await createTestServer({
      settings: { operation: { ...testSettings().operation, signUp: { kind: 'closed' } } },
    });
    expect((await sign(closed)).json().detail).toBe(
      'New accounts are made by your school. Please ask your teacher.',
    );
    await closed.close();
  });

  test('code: who knows it, whatever its case', async () => {
    const signUp = { kind: 'code' as const, code: 'Green-Otter-7' };
    const coded = await createTestServer({
      settings: { operation: { ...testSettings().operation, signUp } },
    });
    const statuses = [];
    for (const code of [undefined, 'green-otter-8', 'green-otter-7', ' GREEN-OTTER-7 '])
      statuses.push((await sign(coded, { code })).statusCode);
    expect(statuses).toEqual([403, 403, 200, 200]);
    await coded.close();
  });
});
