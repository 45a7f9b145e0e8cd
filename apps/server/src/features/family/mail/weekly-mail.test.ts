import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerWrongly, call, join, makeClass, personWith, studentNamed } from '../../../testing/class-of.ts';
import { guardianBy, ownCode } from '../../../testing/family-of.ts';
import { type MailPeer, startMailPeer } from '../../../testing/mail-peer.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import {
  createTestServer,
  type TestServer,
  type TestStudent,
  testSettings,
} from '../../../testing/test-server.ts';
import { createFamilyServices } from '../services.ts';
import { addDueMails } from './weekly-mail.ts';

const day = 86_400;
/** Friday, two in the afternoon at the school. */
const clock = createMovableClock(new Date('2026-11-27T20:00:00Z'));
let peer: MailPeer;
let server: TestServer;
let room: { id: number; code: string | null };

beforeAll(async () => {
  peer = await startMailPeer();
  const mail = { smtpUrl: peer.url, from: 'learn@school.example' };
  const { operation } = testSettings();
  server = await createTestServer({
    clock,
    settings: {
      timeZone: 'America/Chicago',
      sessionDays: 90,
      publicOrigin: 'https://learn.school.example',
      operation: { ...operation, mail },
    },
  });
  room = await makeClass(server, await personWith(server, 'teacher'));
});
beforeEach(() => {
  peer.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await peer.close();
});

const look = () => addDueMails(createFamilyServices(server.app, server.context));
const deliver = () => server.context.outbox.deliverDue('mail');
const letters = (to: string) =>
  peer.mails.filter((mail) => mail.to.includes(to) && mail.endAddress !== undefined);

async function family() {
  const child = await studentNamed(server, 'Zoe Delgado');
  await join(server, child, room.code);
  await answerWrongly(server, child, 1);
  const guardian = await guardianBy(server, await ownCode(server, child));
  return { child, guardian };
}

const want = (
  guardian: { headers: { authorization: string } },
  child: TestStudent,
  payload: object = { weekly_mail: true },
) => call(server, guardian, { method: 'PATCH', url: `/api/family/children/${child.id}`, payload });

async function prove(email: string): Promise<void> {
  await server.context.pool.query('update users set email_verified = true where email = $1', [email]);
}

test('leaves once, on Friday afternoon, and only to a proven address that asked for it', async () => {
  const { child, guardian } = await family();
  const unasked = await family();
  expect((await want(guardian, child)).statusCode).toBe(409);
  await prove(guardian.email);
  expect((await want(guardian, child)).statusCode).toBe(200);
  expect(await look()).toBe(0);
  clock.advance(3_600);
  expect([await look(), await look()]).toEqual([1, 0]);
  await deliver();
  expect(letters(guardian.email)).toHaveLength(1);
  expect(letters(guardian.email)[0]?.text).toContain('Zoe worked on one day');
  expect(letters(unasked.guardian.email)).toEqual([]);
  clock.advance(7 * day);
  expect(await look()).toBe(1);
});

test('is in the language of the family, and the child sees that it went out', async () => {
  const { child, guardian } = await family();
  await prove(guardian.email);
  await want(guardian, child, { weekly_mail: true, language: 'es' });
  await look();
  await deliver();
  expect(letters(guardian.email)[0]?.text).toContain('Una pregunta para la cena');
  const { reads } = (await call(server, child, { url: '/user/me/who-looked' })).json();
  expect(reads).toMatchObject([{ who: 'Ruth Delgado', what: 'mail' }]);
});

test('ends by one click of a mail program, which signs in nowhere', async () => {
  const { child, guardian } = await family();
  await prove(guardian.email);
  await want(guardian, child);
  await look();
  await deliver();
  const address = letters(guardian.email)[0]?.endAddress ?? '';
  expect(address).toContain('https://learn.school.example/api/family/mail/end?token=');
  const { pathname, search } = new URL(address);
  const click = (url: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await click(`${pathname}${search}x`)).statusCode).toBe(404);
  expect((await click(`${pathname}${search}`)).statusCode).toBe(200);
  clock.advance(7 * day);
  const { rows } = await server.context.pool.query(
    'select weekly_mail from guardian_links where child_id = $1',
    [child.id],
  );
  expect(rows).toEqual([{ weekly_mail: false }]);
});

test('does not leave when the link ended while it waited', async () => {
  const { child, guardian } = await family();
  await prove(guardian.email);
  await want(guardian, child);
  await look();
  await call(server, guardian, { method: 'DELETE', url: `/api/family/children/${child.id}` });
  await deliver();
  expect(letters(guardian.email)).toEqual([]);
});

test('an address of another domain gets a new password when it is a guardian’s, and nobody else’s', async () => {
  const { guardian } = await family();
  const ask = (email: string) =>
    server.app.inject({ method: 'POST', url: '/auth/forgot-password', payload: { email } });
  expect((await ask(guardian.email)).statusCode).toBe(200);
  await deliver();
  expect(
    peer.mails.some(({ to, text }) => to.includes(guardian.email) && text.includes('/reset-password#')),
  ).toBe(true);
});
