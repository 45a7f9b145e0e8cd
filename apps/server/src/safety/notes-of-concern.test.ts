import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { type MailPeer, startMailPeer } from '../testing/mail-peer.ts';
import { createMovableClock } from '../testing/movable-clock.ts';
import { chat, findResponse, readChat } from '../testing/orb-calls.ts';
import { createTestServer, type TestServer, type TestStudent, testSettings } from '../testing/test-server.ts';

const contact = 'counselor@school.example';
const clock = createMovableClock();
const calls: { key: string; body: { kind: string; sentence: string | null } }[] = [];
const web = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const key = String(request.headers['idempotency-key']);
    calls.push({ key, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
    response.writeHead(204).end();
  });
});
let peer: MailPeer;
let server: TestServer;

beforeAll(async () => {
  peer = await startMailPeer();
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  const { companion, operation } = testSettings();
  const mail = { smtpUrl: peer.url, from: 'learn@school.example' };
  const safetyWebhook = `http://127.0.0.1:${(web.address() as AddressInfo).port}/notes`;
  server = await createTestServer({
    clock,
    settings: {
      companion: { ...companion, safetyMail: contact, safetyWebhook },
      operation: { ...operation, mail },
    },
  });
});
beforeEach(() => {
  peer.mails.length = 0;
  calls.length = 0;
});
afterAll(async () => {
  await server.close();
  await peer.close();
  web.close();
});

const deliver = async () => {
  await server.context.outbox.deliverDue('mail');
  await server.context.outbox.deliverDue('webhook');
};
/** A student who has opened the link of the welcome letter; before that there is no chat. */
const confirmed = async (): Promise<TestStudent> => {
  const student = await server.student();
  await server.context.pool.query('UPDATE users SET email_verified = true WHERE id = $1', [student.id]);
  return student;
};
const letters = () => peer.mails.filter(({ to }) => to.includes(contact));
const say = (student: TestStudent, message: string) => chat(server, student, { message });
const run = (...args: string[]) => runOperatorCommand(server.context, ['safety', ...args]);
const numberOf = async ({ email }: TestStudent) =>
  (await run()).text
    .split('\n')
    .find((line) => line.endsWith(email))
    ?.split('\t')[0] ?? '';

describe('a card at a message of a student', () => {
  test('is told to the contact once by mail and webhook, without the words, however much is written', async () => {
    const student = await confirmed();
    for (let i = 0; i < 3; i += 1) await say(student, 'I want to kill myself tonight');
    await deliver();
    await deliver();
    expect(letters()).toHaveLength(1);
    expect(letters()[0]?.text).toContain('self-harm or suicide');
    expect(letters()[0]?.text).toContain(student.email);
    expect(letters()[0]?.text).not.toContain('kill');
    expect(calls).toMatchObject([{ body: { kind: 'self-harm or suicide', sentence: null } }]);
    clock.advance(3_700);
    await say(student, 'I want to kill myself tonight');
    await deliver();
    expect(letters()).toHaveLength(2);
  });

  test('is told as soon as a mail server that was down takes letters again', async () => {
    peer.mood = 'refuses-for-now';
    await say(await confirmed(), 'my stepdad hits me every night');
    await deliver();
    expect(letters()).toEqual([]);
    peer.mood = 'takes';
    clock.advance(120);
    await deliver();
    expect(letters()).toHaveLength(1);
  });

  test('is shown and told of before the welcome letter is opened, while the chat itself waits', async () => {
    const student = await server.student();
    const told = readChat(await say(student, 'I want to kill myself tonight'));
    expect(findResponse(told).safety_card).not.toBeNull();
    await deliver();
    expect(letters()).toHaveLength(1);
    expect((await say(student, 'what is a ratio')).statusCode).toBe(403);
  });

  test('is read and closed by the operator, and a note that was read is not sent any more', async () => {
    const student = await confirmed();
    await say(student, 'someone brought a gun to school');
    const number = await numberOf(student);
    expect((await run('read', number)).text).toContain('danger to others');
    await deliver();
    expect(letters()).toEqual([]);
    expect(await run('close', number, 'Ms', 'Lee')).toEqual({
      kind: 'done',
      text: `Note ${number} is closed by Ms Lee.`,
    });
    expect(await numberOf(student)).toBe('');
    expect((await run('read', number)).text).toContain('Closed by Ms Lee');
  });
});

test.each([
  ['safety close <number> <who>', 'close', '1'],
  ['safety read <number>', 'read', 'x'],
  ['safety read <number>', 'read', '1', 'me'],
  ['safety close <number> <who>', 'burn', '1'],
])('operators are shown %s when they type safety %s %s', async (shown, ...args) =>
  expect((await run(...args)).text).toContain(shown),
);

test('a note that is not there is said to be none', async () => {
  expect(await run('close', '999999', 'me')).toEqual({ kind: 'refused', text: 'There is no note 999999.' });
});
