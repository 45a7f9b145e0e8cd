import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, personWith } from '../../../testing/class-of.ts';
import { firstLesson, openLesson, solve } from '../../../testing/lesson-of.ts';
import { instructor, type LtiPlatform, startLtiPlatform } from '../../../testing/lti-platform.ts';
import { createMovableClock, type MovableClock } from '../../../testing/movable-clock.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';
import { createConnectServices } from '../services.ts';
import { noteScores } from './send-scores.ts';
import { launchProblems } from './sentences.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
let server: TestServer;
let platform: LtiPlatform;
let admin: TestStudent;
let clock: MovableClock;

beforeAll(async () => {
  clock = createMovableClock();
  server = await createTestServer({ clock });
  platform = await startLtiPlatform(clock, async () =>
    (await server.app.inject({ url: '/lti/jwks' })).json(),
  );
  admin = await personWith(server, 'admin', 'Head');
  const { url } = platform;
  const payload = {
    name: 'Test LMS',
    site: `${url}/courses`,
    issuer: url,
    client_id: 'tool-1',
    auth_url: `${url}/auth`,
    token_url: `${url}/token`,
    jwks_url: `${url}/jwks`,
  };
  const added = await call(server, admin, { method: 'POST', url: '/api/school/connect/platforms', payload });
  expect(added.statusCode).toBe(201);
});
beforeEach(() => {
  platform.state.mood = 'works';
  platform.state.scores.length = 0;
});
afterAll(async () => {
  await server.close();
  await platform.close();
});

const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      origin: platform.url,
      accept: 'text/html,*/*',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

/** The platform sends the browser to the tool, and the tool back to it: what the tool asks to be signed. */
async function begin() {
  const answer = await form('/lti/login', {
    iss: platform.url,
    client_id: 'tool-1',
    login_hint: 'h',
    target_link_uri: 'http://localhost:3000/lti/launch',
    lti_message_hint: 'm',
    lti_deployment_id: 'dep-1',
  });
  const asked = new URL(String(answer.headers.location)).searchParams;
  return { asked, state: asked.get('state') ?? '', nonce: asked.get('nonce') ?? '' };
}

async function launch(changed: Record<string, unknown> = {}, options = {}) {
  const { state, nonce } = await begin();
  const token = await platform.sign({ nonce, ...changed }, { now: clock.now(), ...options });
  return form('/lti/launch', { id_token: token, state });
}

async function enter(changed: Record<string, unknown> = {}) {
  const answer = await launch(changed);
  expect([answer.statusCode, answer.body]).toEqual([303, '']);
  const code = new URLSearchParams(new URL(String(answer.headers.location)).hash.slice(1)).get('code');
  const {
    access_token: token,
    to,
    name,
  } = (await server.app.inject({ method: 'POST', url: '/auth/handover', payload: { code } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { rows } = await server.context.pool.query(
    'SELECT user_id FROM linked_identities WHERE subject = $1',
    [changed.sub ?? 'student-1'],
  );
  return { id: Number(rows[0].user_id), headers, to, name };
}

const allow = async () => {
  const [one] = (await call(server, admin, { url: '/api/school/connect' })).json().platforms;
  return call(server, admin, {
    method: 'POST',
    url: `/api/school/connect/platforms/${one.id}/deployments`,
    payload: { deployment_id: 'dep-1' },
  });
};
const tryOut = async () => {
  const [one] = (await call(server, admin, { url: '/api/school/connect' })).json().platforms;
  return (
    await call(server, admin, {
      method: 'POST',
      url: `/api/school/connect/platforms/${one.id}/test`,
      payload: {},
    })
  ).json();
};
const refused = (answer: { statusCode: number; body: string }, problem: keyof typeof launchProblems) => {
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain(`<p>${launchProblems[problem]}</p>`);
};

test('a deployment nobody has allowed is refused, shown to the admin, and open once allowed', async () => {
  expect(await tryOut()).toEqual({
    works: false,
    text: 'Test LMS answered. The deployment id is missing: paste it here.',
  });
  refused(await launch(), 'wrong-deployment');
  const [one] = (await call(server, admin, { url: '/api/school/connect' })).json().platforms;
  expect(one.deployments).toEqual([{ id: 'dep-1', allowed: false }]);
  expect((await tryOut()).text).toBe('Test LMS answered. Deployment dep-1 waits to be allowed.');
  await allow();
  expect((await tryOut()).works).toBe(true);
  expect(await enter()).toMatchObject({ name: 'Ana López', to: '/dashboard' });
});

test('the tool asks for what the security framework demands, and keeps the hint of the platform', async () => {
  const { asked } = await begin();
  expect(Object.fromEntries(asked)).toMatchObject({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: 'tool-1',
    redirect_uri: 'http://localhost:3000/lti/launch',
    login_hint: 'h',
    lti_message_hint: 'm',
  });
});

describe('[CLASSROOM-12] a launch is refused with a sentence, and nobody is signed in', () => {
  const stale = () => Math.floor(clock.now().getTime() / 1000) - 7_300;
  test.each<[keyof typeof launchProblems, string, () => Promise<{ statusCode: number; body: string }>]>([
    ['wrong-audience', 'for another tool', () => launch({ aud: 'tool-2' })],
    ['wrong-audience', 'for several tools without saying which', () => launch({ aud: ['tool-1', 'tool-2'] })],
    ['wrong-issuer', 'of another issuer', () => launch({ iss: 'https://else.example' })],
    ['wrong-deployment', 'of another deployment', () => launch({ [`${claim}deployment_id`]: 'dep-2' })],
    ['expired', 'that has expired', () => launch({ iat: stale(), exp: stale() + 300 })],
    ['expired', 'that is old and never expires', () => launch({ iat: stale(), exp: stale() + 900_000 })],
    ['foreign-nonce', 'with the nonce of another', () => launch({ nonce: crypto.randomUUID() })],
    ['incomplete', 'without a nonce', () => launch({ nonce: undefined })],
    ['incomplete', 'without a version', () => launch({ [`${claim}version`]: undefined })],
    ['incomplete', 'without a message type', () => launch({ [`${claim}message_type`]: undefined })],
    ['incomplete', 'of nobody', () => launch({ sub: undefined })],
    ['not-signed', 'signed by a stranger', () => launch({}, { foreignKey: true })],
    [
      'not-signed',
      'that is not signed',
      async () => {
        const { state, nonce } = await begin();
        const [, payload] = (await platform.sign({ nonce }, { now: clock.now() })).split('.');
        const none = Buffer.from('{"alg":"none"}').toString('base64url');
        return form('/lti/launch', { id_token: `${none}.${payload}.`, state });
      },
    ],
    [
      'not-signed',
      'that was changed after it was signed',
      async () => {
        const { state, nonce } = await begin();
        const [head, , signature] = (await platform.sign({ nonce }, { now: clock.now() })).split('.');
        const other = (await platform.sign({ nonce, sub: 'head-teacher' }, { now: clock.now() })).split(
          '.',
        )[1];
        return form('/lti/launch', { id_token: `${head}.${other}.${signature}`, state });
      },
    ],
    [
      'not-signed',
      'that is no token',
      async () => form('/lti/launch', { id_token: 'x', state: (await begin()).state }),
    ],
    [
      'over',
      'with a made-up state',
      async () => form('/lti/launch', { id_token: await platform.sign(), state: 'A'.repeat(80) }),
    ],
    [
      'over',
      'that took longer than ten minutes',
      async () => {
        const { state, nonce } = await begin();
        clock.advance(601);
        return form('/lti/launch', { id_token: await platform.sign({ nonce }, { now: clock.now() }), state });
      },
    ],
    [
      'unknown-platform',
      'of a platform that is not connected',
      () => form('/lti/login', { iss: 'https://else.example', login_hint: 'h' }),
    ],
  ])('%s: one %s', async (problem, _title, go) => {
    const count = async () =>
      (await server.context.pool.query('SELECT count(*) FROM handovers')).rows[0].count;
    const before = await count();
    refused(await go(), problem);
    expect(await count()).toBe(before);
  });

  test('replayed: the same one a second time', async () => {
    const { state, nonce } = await begin();
    const token = await platform.sign({ nonce }, { now: clock.now() });
    expect((await form('/lti/launch', { id_token: token, state })).statusCode).toBe(303);
    refused(await form('/lti/launch', { id_token: token, state }), 'replayed');
  });
});

test('course, teacher and students become a class, with those who have not come yet', async () => {
  const name = { name: 'Ms. Okafor' };
  platform.state.members = [
    { user_id: 'student-1', roles: ['Learner'], name: 'Ana López' },
    {
      user_id: 'student-2',
      roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
      name: '李小龙',
    },
    { user_id: 'student-3', roles: ['Learner'], name: 'Gone', status: 'Inactive' },
    { user_id: 'teacher-1', roles: [instructor], ...name },
  ];
  await enter();
  const teacher = await enter({ sub: 'teacher-1', ...name, [`${claim}roles`]: [instructor] });
  await server.context.outbox.deliverDue('webhook');
  const [room] = (await call(server, teacher, { url: '/api/teach/classes' })).json().classes;
  expect([room.name, room.code, room.students]).toEqual(['Math 6, Period 2', null, 2]);
  const people = (await call(server, teacher, { url: `/api/teach/classes/${room.id}/students` })).json();
  expect(people.students.map((one: { name: string }) => one.name)).toEqual(['Ana López', '李小龙']);
});

test('a teacher picks a lesson, and its link opens that lesson', async () => {
  const picker = await launch({
    sub: 'teacher-1',
    [`${claim}message_type`]: 'LtiDeepLinkingRequest',
    [`${claim}roles`]: [instructor],
    [`${dl}deep_linking_settings`]: {
      deep_link_return_url: `${platform.url}/return?a=1&b=2`,
      data: 'kept',
      accept_types: ['ltiResourceLink'],
    },
  });
  expect(picker.statusCode).toBe(200);
  const wish = /name="wish" value="([\w-]+)"/.exec(picker.body)?.[1] ?? '';
  const { id, title } = firstLesson(server);
  expect(picker.body).toContain(`<option value="lesson:${id}">${title}</option>`);
  const back = await form('/lti/deep-link', { wish, pick: `lesson:${id}` }, { origin: 'null' });
  expect(back.body).toContain(`action="${platform.url}/return?a=1&#38;b=2"`);
  const token = /name="JWT" value="([\w.-]+)"/.exec(back.body)?.[1] ?? '';
  const { createLocalJWKSet, jwtVerify } = await import('jose');
  const keys = createLocalJWKSet((await server.app.inject({ url: '/lti/jwks' })).json());
  const { payload } = await jwtVerify(token, keys, {
    issuer: 'tool-1',
    audience: platform.url,
    currentDate: clock.now(),
  });
  expect(payload).toMatchObject({
    [`${claim}message_type`]: 'LtiDeepLinkingResponse',
    [`${claim}version`]: '1.3.0',
    [`${claim}deployment_id`]: 'dep-1',
    [`${dl}data`]: 'kept',
    [`${dl}content_items`]: [
      { type: 'ltiResourceLink', title, custom: { target: `lesson:${id}` }, lineItem: { scoreMaximum: 100 } },
    ],
  });
  expect((await enter({ [`${claim}custom`]: { target: `lesson:${id}` } })).to).toBe(`/lesson/${id}`);
  refused(await form('/lti/deep-link', { wish: 'x', pick: `lesson:${id}` }), 'over');
});

test('a program hears the same sentence as everywhere', async () => {
  const answer = await form(
    '/lti/login',
    { iss: 'https://else.example', login_hint: 'h' },
    { accept: '*/*' },
  );
  expect([answer.statusCode, answer.json()]).toEqual([403, { detail: launchProblems['unknown-platform'] }]);
});

test('a student does not choose what a course shows', async () => {
  const settings = { deep_link_return_url: `${platform.url}/return` };
  refused(
    await launch({
      [`${claim}message_type`]: 'LtiDeepLinkingRequest',
      [`${dl}deep_linking_settings`]: settings,
    }),
    'not-a-teacher',
  );
});

/** Somebody new opens a link to the first lesson and does part of it alone. */
async function workAt(sub: string) {
  const lesson = firstLesson(server);
  const student = await enter({ sub, [`${claim}custom`]: { target: `lesson:${lesson.id}` } });
  const more = async () => {
    clock.advance(5);
    const { problems } = await openLesson(server, student, lesson.id);
    for (const { id } of problems) await solve(server, student, { id, lessonId: lesson.id });
    return noteScores(createConnectServices(server.app, server.context));
  };
  return { more };
}
const deliver = () => server.context.outbox.deliverDue('webhook');

test('[CLASSROOM-13] a score reaches a platform that was down for an hour, once', async () => {
  const { more } = await workAt('scored-1');
  platform.state.mood = 'down';
  expect(await more()).toBe(1);
  for (let minute = 0; minute < 60; minute += 1) {
    await deliver();
    clock.advance(60);
  }
  expect(platform.state.scores).toEqual([]);
  platform.state.mood = 'works';
  for (let hour = 0; hour < 3; hour += 1) {
    await deliver();
    clock.advance(3_600);
  }
  expect(platform.state.scores).toMatchObject([{ userId: 'scored-1', scoreMaximum: 100 }]);
  expect(platform.state.scores[0]?.scoreGiven).toBeGreaterThan(0);
});

test('[CLASSROOM-13] a score whose answer was lost is not written twice', async () => {
  const { more } = await workAt('scored-2');
  platform.state.mood = 'takes-and-hangs-up';
  await more();
  await deliver();
  platform.state.mood = 'works';
  clock.advance(3_600);
  await deliver();
  clock.advance(3_600);
  await deliver();
  expect(platform.state.scores).toHaveLength(1);
  const { rows } = await server.context.pool.query(
    "SELECT DISTINCT state FROM outbox WHERE topic = 'lti-score'",
  );
  expect(rows).toEqual([{ state: 'sent' }]);
});

test('work without a change is not told again, and of two changes the newest is', async () => {
  const { more } = await workAt('scored-3');
  await more();
  expect(await noteScores(createConnectServices(server.app, server.context))).toBe(0);
  await server.context.pool.query(
    "UPDATE mastery SET alone = 0.5 WHERE user_id = (SELECT user_id FROM linked_identities WHERE subject = 'scored-3')",
  );
  expect(await noteScores(createConnectServices(server.app, server.context))).toBe(1);
  await deliver();
  const { rows } = await server.context.pool.query("SELECT share FROM lti_grades WHERE subject = 'scored-3'");
  expect(platform.state.scores.map(({ scoreGiven }) => scoreGiven)).toEqual([
    Math.round(rows[0].share * 1000) / 10,
  ]);
});

test('a learning system registers itself once, while an admin has opened that', async () => {
  const url = `/lti/register?openid_configuration=${encodeURIComponent(`${platform.url}/configuration`)}&registration_token=one-time`;
  const get = () => server.app.inject({ url, headers: { host: 'localhost:3000' } });
  expect((await get()).statusCode).toBe(403);
  await call(server, admin, { method: 'POST', url: '/api/school/connect/registration', payload: {} });
  expect((await get()).body).toContain('Connected. You can close this window.');
  expect(platform.state.registration).toMatchObject({
    initiate_login_uri: 'http://localhost:3000/lti/login',
    token_endpoint_auth_method: 'private_key_jwt',
  });
  const { platforms, register_until } = (await call(server, admin, { url: '/api/school/connect' })).json();
  expect(platforms.at(-1)).toMatchObject({
    name: 'test-lms',
    client_id: 'tool-new',
    deployments: [{ id: 'dep-new', allowed: true }],
  });
  expect([register_until, (await get()).statusCode]).toEqual([null, 403]);
  const gone = await call(server, admin, {
    method: 'DELETE',
    url: `/api/school/connect/platforms/${platforms.at(-1).id}`,
  });
  expect(gone.statusCode).toBe(200);
});

test('pages of the site show in frames of connected systems, and other answers in none', async () => {
  const page = await launch({ aud: 'x' });
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${platform.url}`);
  expect(page.headers['x-frame-options']).toBeUndefined();
  const other = await server.app.inject({ url: '/lti/jwks' });
  expect(other.headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
  expect(other.headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('keys change every three months, and the one before stays published as long', async () => {
  const keys = async () =>
    (await server.app.inject({ url: '/lti/jwks' })).json().keys.map((one: { kid: string }) => one.kid);
  const [first] = await keys();
  const later = async () => {
    admin = await personWith(server, 'admin', 'Head');
    return tryOut();
  };
  clock.advance(89 * 86_400 + 60);
  expect((await keys()).slice(1)).toEqual([first]);
  expect((await later()).works).toBe(true);
  clock.advance(86_400 * 2);
  expect((await later()).works).toBe(true);
  const { rows } = await server.context.pool.query('SELECT sealed, public_jwk FROM lti_keys');
  expect(rows.every(({ sealed, public_jwk }) => !sealed.includes('"d"') && !('d' in public_jwk))).toBe(true);
});

test('every act on a connection is in the log', async () => {
  const { rows } = await server.context.pool.query(
    "SELECT DISTINCT kind FROM audit_log WHERE kind LIKE 'lti-%' ORDER BY 1",
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'lti-deployment-allowed',
    'lti-platform-added',
    'lti-platform-registered',
    'lti-platform-removed',
    'lti-registration-opened',
  ]);
});
