import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailPeer, startMailPeer } from '../../../testing/mail-peer.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import { chat } from '../../../testing/orb-calls.ts';
import {
  createTestServer,
  type TestServer,
  type TestStudent,
  testSettings,
} from '../../../testing/test-server.ts';

const clock = createMovableClock();
const origin = 'https://learn.school.example';
let peer: MailPeer;
let server: TestServer;

beforeAll(async () => {
  peer = await startMailPeer();
  const { privacy, operation } = testSettings();
  server = await createTestServer({
    clock,
    settings: {
      publicOrigin: origin,
      privacy: { ...privacy, consentAge: 13 },
      operation: { ...operation, mail: { smtpUrl: peer.url, from: 'learn@school.example' } },
    },
  });
});
beforeEach(() => {
  peer.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await peer.close();
});

const post = ({ headers }: TestStudent, path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api/my-data/${path}`, headers, payload });
const ask = (child: TestStudent, email = 'Maria@home.example') => post(child, 'consent-letter', { email });

async function child(): Promise<TestStudent> {
  const student = await server.student();
  await server.context.pool.query('UPDATE users SET email_verified = true WHERE id = $1', [student.id]);
  await post(student, 'age', { band: 'under-13' });
  return student;
}

/** The letter that has come home, and the token of its link. */
async function letter() {
  await server.context.outbox.deliverDue('mail');
  const mail = peer.mails.find(({ to }) => to.includes('maria@home.example'));
  return { text: mail?.text ?? '', token: /auth\/agree#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' };
}
const answer = (token: string, said: 'yes' | 'no', who = 'Maria Lopez') =>
  server.app.inject({
    method: 'POST',
    url: '/auth/agree',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams({ token, who, answer: said }).toString(),
  });
const talk = async (student: TestStudent) => (await chat(server, student, { message: 'hello' })).statusCode;

describe('[O11] a letter to somebody at home', () => {
  test('opens the chat with a yes, keeps who said it and when, and keeps no address', async () => {
    const ana = await child();
    expect((await ask(ana)).statusCode).toBe(200);
    const { text, token } = await letter();
    expect(text).toContain('Ana learns mathematics');
    expect(text).toContain(`${origin}/auth/agree#${token}`);
    expect(await talk(ana)).toBe(403);
    const page = await server.app.inject({ url: '/auth/agree' });
    expect(page.body).toContain('May your child talk to the learning companion?');
    expect((await answer(token, 'yes')).body).toContain('are open now');
    expect(await talk(ana)).toBe(200);
    const { rows } = await server.context.pool.query(
      'SELECT consent_by, consent_at FROM person_privacy WHERE user_id = $1',
      [ana.id],
    );
    expect(rows).toEqual([{ consent_by: 'Maria Lopez, by a letter to home', consent_at: clock.now() }]);
    const kept = await server.context.pool.query(
      "SELECT data::text FROM outbox WHERE topic = 'ask-guardian'",
    );
    expect(JSON.stringify(kept.rows)).not.toContain('home.example');
    expect((await answer(token, 'yes')).statusCode).toBe(404);
  });

  test('opens nothing with a no, and its link works once', async () => {
    const ana = await child();
    await ask(ana);
    const { token } = await letter();
    expect((await answer(token, 'yes', ' ')).statusCode).toBe(422);
    expect((await answer(token, 'no', '')).body).toContain('Nothing was opened');
    expect(await talk(ana)).toBe(403);
    expect((await answer(token, 'yes')).statusCode).toBe(404);
  });

  test('is over after seven days, and a newer letter ends the older one', async () => {
    const ana = await child();
    await ask(ana);
    const first = await letter();
    peer.mails.length = 0;
    await ask(ana);
    const second = await letter();
    expect((await answer(first.token, 'yes')).statusCode).toBe(404);
    clock.advance(7 * 86_400 + 1);
    expect((await answer(second.token, 'yes')).statusCode).toBe(404);
  });

  test.each([
    ['no address', 'somebody', 422],
    ['two addresses', 'a@b.example, c@d.example', 422],
    ['a line for a header', 'a@b.example\r\nBcc: c@d.example', 422],
  ])('is refused for %s', async (_, email, status) => {
    expect((await ask(await child(), email)).statusCode).toBe(status);
    await server.context.outbox.deliverDue('mail');
    expect(peer.mails).toEqual([]);
  });

  test('goes to nobody for who waits for nothing, and three times a day at most', async () => {
    const old = await server.student();
    await post(old, 'age', { band: '16-plus' });
    expect((await ask(old)).statusCode).toBe(409);
    const ana = await child();
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(ana)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
