import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteServedAddress } from '../served-address.ts';
import { createMovableClock } from '../testing/movable-clock.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { runOperatorCommand } from './run-operator-command.ts';

let server: TestServer;
const clock = createMovableClock();
beforeAll(async () => {
  server = await createTestServer({ clock });
});
afterAll(() => server.close());

async function invite(role: string, email: string) {
  const { text } = await runOperatorCommand(server.context, ['invite', role, email]);
  return /#([\w-]{43})/.exec(text)?.[1] ?? '';
}

const open = (token: string) =>
  server.app.inject({
    method: 'POST',
    url: '/auth/reset-password',
    payload: { token, new_password: 'quiet-maple-kettle' },
  });

const roleOf = async (token: string) =>
  (await server.app.inject({ url: '/user/me/role', headers: { authorization: `Bearer ${token}` } })).json();

test.each(['teacher', 'admin'])('an invited %s chooses a password and has the role', async (role) => {
  const answer = await open(await invite(role, `${role}@school.example`));
  expect(answer.json()).toMatchObject({ email_verified: true, onboarding_completed: true });
  expect(await roleOf(answer.json().access_token)).toEqual({ role, classes: 0, children: 0 });
});

test('the link leads to where the site is served, whatever PORT the command is called with', async () => {
  const at = async () => {
    const { text } = await runOperatorCommand(server.context, ['invite', 'admin', 'at@school.example']);
    return /^ {2}(http.*)\/reset-password#/m.exec(text)?.[1];
  };
  expect(await at()).toBe('http://localhost:3000');
  await noteServedAddress(server.context, 'http://localhost:4100');
  expect(await at()).toBe('http://localhost:4100');
});

test('the link works once, and not after 72 hours', async () => {
  const token = await invite('admin', 'twice@school.example');
  expect((await open(token)).statusCode).toBe(200);
  expect((await open(token)).statusCode).toBe(404);
  const late = await invite('admin', 'late@school.example');
  clock.advance(72 * 3_600 + 1);
  expect((await open(late)).statusCode).toBe(404);
});

test('a student stays one until the link is used, and keeps the work then', async () => {
  const student = await server.student();
  const token = await invite('teacher', student.email);
  expect(await roleOf(student.token)).toMatchObject({ role: 'student' });
  const answer = await open(token);
  expect(answer.json().email).toBe(student.email);
  expect(await roleOf(answer.json().access_token)).toMatchObject({ role: 'teacher' });
});

test.each([
  ['invite', 'admin'],
  ['invite', 'owner', 'x@school.example'],
  ['invite', 'admin', 'lively-owl-42@pupil.invalid'],
  ['invite', 'admin', 'not an address'],
])('%s %s %s invites nobody and says why', async (...args) => {
  const result = await runOperatorCommand(server.context, args);
  expect(result.kind).toBe('refused');
  expect(result.text).toMatch(
    /^(Nobody was invited: |invite needs|"owner" is no role|"not an address" is no e-mail address)/,
  );
});
