import { schoolSafety } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, personWith, studentNamed } from '../../../testing/class-of.ts';
import { type MailPeer, startMailPeer } from '../../../testing/mail-peer.ts';
import { chat } from '../../../testing/orb-calls.ts';
import {
  createTestServer,
  type TestServer,
  type TestStudent,
  testSettings,
} from '../../../testing/test-server.ts';

let peer: MailPeer;
let server: TestServer;
let admin: TestStudent;

beforeAll(async () => {
  peer = await startMailPeer();
  const { operation, companion } = testSettings();
  const mail = { smtpUrl: peer.url, from: 'learn@school.example' };
  server = await createTestServer({
    settings: {
      publicOrigin: 'https://learn.school.example',
      operation: { ...operation, mail },
      companion: { ...companion, keepsSafetyWords: true },
    },
  });
  admin = await personWith(server, 'admin', 'Mr. Halloran');
});
afterAll(async () => {
  await server.close();
  await peer.close();
});

const shown = async () =>
  schoolSafety.parse((await call(server, admin, { url: '/api/school/safety' })).json());
const act = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
  call(server, admin, { method, url: `/api/school/safety${url}`, ...(payload && { payload }) });

test('contacts of the office are told by mail; the office sees that and what kind, and never a word', async () => {
  for (const name of ['Ms. Lin', 'Mr. Osei']) {
    const email = `${name.slice(4).toLowerCase()}@school.example`;
    expect((await act('POST', '/contacts', { name, email })).statusCode).toBe(201);
  }
  expect((await act('POST', '/contacts', { name: 'Again', email: 'LIN@school.example' })).statusCode).toBe(
    409,
  );
  const student = await studentNamed(server, 'Sam Sad');
  await chat(server, student, { message: 'I want to kill myself tonight' });
  await server.context.outbox.deliverDue('mail');
  const told = peer.mails.filter(({ text }) => text.includes('self-harm')).map(({ to }) => to[0]);
  expect(told.sort()).toEqual(['lin@school.example', 'osei@school.example']);
  const safety = await shown();
  expect(safety.notes).toMatchObject([{ student: 'Sam Sad', kind: 'self-harm or suicide', state: 'new' }]);
  expect(JSON.stringify(safety)).not.toContain('kill');
  const [note] = safety.notes;
  await act('POST', `/notes/${note?.id}`, { state: 'done' });
  expect((await shown()).notes).toMatchObject([{ state: 'done', state_by: 'Mr. Halloran' }]);
});

test('who is no contact any more is told no more', async () => {
  const [first, second] = (await shown()).contacts;
  expect((await act('DELETE', `/contacts/${first?.id}`)).statusCode).toBe(200);
  expect((await act('DELETE', `/contacts/${first?.id}`)).statusCode).toBe(404);
  peer.mails.length = 0;
  await chat(server, await studentNamed(server, 'Kim'), { message: 'my stepdad hits me every night' });
  await server.context.outbox.deliverDue('mail');
  const told = peer.mails.filter(({ text }) => text.includes('violence')).map(({ to }) => to[0]);
  expect(told).toEqual([second?.email]);
});
