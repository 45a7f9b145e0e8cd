import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPool } from '../db/pool.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { openLog } from '../open-log.ts';
import { type MailPeer, startMailPeer } from '../testing/mail-peer.ts';
import { createMovableClock } from '../testing/movable-clock.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { type Outbox, openOutbox } from './open-outbox.ts';

const clock = createMovableClock();
let peer: MailPeer;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: ReturnType<typeof openPool>;
let outboxes: Outbox[];
const hook = { status: 200, keys: [] as string[] };
const web = createServer((request, response) => {
  hook.keys.push(String(request.headers['idempotency-key']));
  request.resume();
  response.writeHead(hook.status).end();
});

beforeAll(async () => {
  peer = await startMailPeer();
  database = await createTestDatabase();
  opened = openPool(database.connectionString);
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}/`;
  outboxes = [1, 2, 3].map(() => {
    const mailer = openMailer({ smtpUrl: peer.url, from: 'learn@school.example' }, 1_000);
    const { db } = opened;
    const schools = { run: <T>(_: unknown, work: () => T) => work() };
    const outbox = openOutbox({ across: db, db, schools, clock, log: openLog('silent'), mailer });
    outbox.onMail('note', async ({ data }) => ({
      to: 'adult@school.example',
      subject: 'A note',
      text: data.text ?? '',
    }));
    outbox.onMail('no-longer-needed', async () => undefined);
    outbox.onWebhook('alert', async ({ data }) => ({ url, body: data }));
    return outbox;
  });
});
beforeEach(async () => {
  peer.mood = 'takes';
  peer.mails.length = 0;
  Object.assign(hook, { status: 200, keys: [] });
  await opened.pool.query('DELETE FROM outbox');
});
afterAll(async () => {
  for (const outbox of outboxes) await outbox.close();
  await opened.pool.end();
  await database.drop();
  await peer.close();
  web.close();
});

const one = () => outboxes[0] as Outbox;
const states = async () =>
  (await opened.pool.query<{ state: string; tries: number }>('SELECT state, tries FROM outbox')).rows;

test('[O1] three processes send each of 40 letters once', async () => {
  for (let i = 0; i < 40; i += 1)
    await one().add(opened.db, 'mail', { topic: 'note', data: { text: `letter ${i}.` } });
  await Promise.all(outboxes.map((outbox) => outbox.deliverDue('mail')));
  const seen = peer.mails.map(({ text }) => /letter \d+\./.exec(text)?.[0]);
  expect(seen).toHaveLength(40);
  expect(new Set(seen).size).toBe(40);
});

test('a letter that is refused for now waits longer each time, keeps its id, and arrives', async () => {
  peer.mood = 'refuses-for-now';
  await one().add(opened.db, 'mail', { topic: 'note', data: { text: 'later' } });
  const triedAt: number[] = [];
  for (let minute = 0; minute < 20; minute += 1) {
    if ((await one().deliverDue('mail')) > 0) triedAt.push(minute);
    clock.advance(60);
  }
  expect(triedAt).toEqual([0, 1, 3, 7, 15]);
  peer.mood = 'takes';
  clock.advance(3_600);
  await one().deliverDue('mail');
  clock.advance(7_200);
  await one().deliverDue('mail');
  expect(peer.mails).toHaveLength(1);
  const { rows } = await opened.pool.query('SELECT id, state FROM outbox');
  expect(rows[0].state).toBe('sent');
  expect(peer.mails[0]?.messageId).toBe(`<${rows[0].id}@school.example>`);
});

test('a webhook that answers 500 for a day is called on with the same key until it takes the call', async () => {
  hook.status = 500;
  await one().add(opened.db, 'webhook', { topic: 'alert', data: { what: 'card' } });
  for (let hour = 0; hour < 24; hour += 1) {
    await one().deliverDue('webhook');
    clock.advance(3_600);
  }
  hook.status = 204;
  await one().deliverDue('webhook');
  clock.advance(3_600);
  await one().deliverDue('webhook');
  expect(hook.keys).toHaveLength(25);
  expect(new Set(hook.keys).size).toBe(1);
  expect(await states()).toMatchObject([{ state: 'sent', tries: 25 }]);
});

test('what never arrives is given up after its time and said so, without being lost from sight', async () => {
  hook.status = 500;
  await one().add(opened.db, 'webhook', {
    topic: 'alert',
    data: { what: 'card' },
    giveUpAfterSeconds: 3_600,
  });
  for (let hour = 0; hour < 5; hour += 1) {
    await one().deliverDue('webhook');
    clock.advance(3_600);
  }
  const { rows } = await opened.pool.query('SELECT state, last_failure, data FROM outbox');
  expect(rows).toEqual([{ state: 'given-up', last_failure: 'WebhookRefused 500', data: {} }]);
});

test('a mail server that stalls is left after seconds, and webhooks go meanwhile', async () => {
  peer.mood = 'stalls';
  await one().add(opened.db, 'mail', { topic: 'note', data: { text: 'stuck' } });
  await one().add(opened.db, 'webhook', { topic: 'alert', data: {} });
  const stuck = one().deliverDue('mail');
  expect(await one().deliverDue('webhook')).toBe(1);
  expect(await stuck).toBe(1);
  expect(await states()).toContainEqual({ state: 'waiting', tries: 1 });
});

test('what nobody needs any more, and a second item with the same key, are not sent', async () => {
  await one().add(opened.db, 'mail', { topic: 'no-longer-needed' });
  for (let i = 0; i < 2; i += 1)
    await one().add(opened.db, 'mail', { topic: 'note', data: { text: 'once' }, onceKey: 'k' });
  await one().deliverDue('mail');
  expect(peer.mails).toHaveLength(1);
});

test('an act that is rolled back sends nothing', async () => {
  await opened.db
    .transaction(async (tx) => {
      await one().add(tx, 'mail', { topic: 'note', data: { text: 'never' } });
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await one().deliverDue('mail')).toBe(0);
});
