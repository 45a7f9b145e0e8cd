import { randomUUID } from 'node:crypto';
import { errorAnswer } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { todaysPasswordCost } from '../../password-cost.ts';
import { createTestServer, type TestServer, testPassword } from '../../testing/test-server.ts';

let server: TestServer;
let school: TestServer;

beforeAll(async () => {
  server = await createTestServer({ passwordCost: todaysPasswordCost });
  school = await createTestServer({ settings: { allowedEmailDomain: 'school.example', guestAccess: false } });
});

afterAll(async () => {
  await server.close();
  await school.close();
});

function register(target: TestServer, payload: Record<string, unknown>) {
  return target.app.inject({ method: 'POST', url: '/auth/register', payload });
}

const detailOf = (answer: { json(): unknown }) => errorAnswer.parse(answer.json()).detail;

test('[A-322] [R-119] [A-320] [R-117] a new student is signed in with exactly the six keys', async () => {
  const answer = await register(server, {
    name: 'Ana',
    email: ' Ana@School.example ',
    password: testPassword,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    email: 'ana@school.example',
    name: 'Ana',
    onboarding_completed: false,
    email_verified: false,
    is_active: true,
  });
});

test.each([undefined, '', '   ', '\u0007'])('[A-194] the name %j becomes User', async (name) => {
  const email = `${randomUUID()}@school.example`;
  const answer = await register(server, { name, email, password: testPassword });
  expect(answer.json()).toMatchObject({ name: 'User' });
});

test('[A-348] [A-285] a second account on one address, in any letter case, answers 400 with "already"', async () => {
  const { email } = await server.student();
  const answer = await register(server, { name: 'Bo', email: email.toUpperCase(), password: testPassword });
  expect(answer.statusCode).toBe(400);
  expect(detailOf(answer)).toContain('already');
});

test('two sign-ups at the same moment make one account', async () => {
  const payload = { name: 'Twin', email: 'twin@school.example', password: testPassword };
  const answers = await Promise.all([
    register(server, payload),
    register(server, payload),
    register(server, payload),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
});

describe('[A-012] [A-282] [A-310] with a domain set', () => {
  test.each([
    'x@other.example',
    'X@OTHER.EXAMPLE',
    'x@sub.school.example',
    'x@school.example.evil.example',
    'a@b@school.example',
    '@school.example',
    'school.example',
  ])('the address %s is refused with 403', async (email) => {
    const answer = await register(school, { name: 'Eve', email, password: testPassword });
    expect(answer.statusCode).toBe(403);
    expect(detailOf(answer)).toBe('Access is restricted.');
  });

  test('an address of the domain is taken in any letter case', async () => {
    const answer = await register(school, {
      name: 'Ana',
      email: 'Ana@SCHOOL.Example',
      password: testPassword,
    });
    expect(answer.statusCode).toBe(200);
  });
});

test('an address that is none answers 422', async () => {
  const answer = await register(server, { name: 'Ana', email: 'nobody', password: testPassword });
  expect([answer.statusCode, detailOf(answer)]).toEqual([422, 'Please enter a valid email address.']);
});

test.each([
  ['12345', 'Password must be at least 6 characters'],
  ['password', 'This password is too easy to guess. Please choose another one.'],
  ['123456', 'This password is too easy to guess. Please choose another one.'],
  ['Playforward1', 'Please choose a password without your name, your email or the name of your school.'],
])('[A-362] the password %s answers 422 with a reason', async (password, reason) => {
  const answer = await register(server, { name: 'Ana', email: 'weak@school.example', password });
  expect([answer.statusCode, detailOf(answer)]).toEqual([422, reason]);
});

test('a longer minimum of the school is named in its answer', async () => {
  const strict = await createTestServer({ settings: { passwordMin: 12 } });
  const answer = await register(strict, { name: 'Ana', email: 'a@school.example', password: 'plum-wagon' });
  await strict.close();
  expect([answer.statusCode, detailOf(answer)]).toEqual([422, 'Password must be at least 12 characters']);
});

test('nothing of a password is stored in the clear, and a token only as its hash', async () => {
  const { token } = await server.student();
  const { rows } = await server.context.pool.query(
    "SELECT password_hash, encode(token_hash, 'base64') AS token FROM credentials JOIN sessions USING (user_id)",
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.token).not.toContain(token.slice(0, 10));
  }
});
