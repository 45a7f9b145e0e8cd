import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConnectedSchool, startConnectedSchool } from '../../../testing/connected-school.ts';
import { launchProblems } from './sentences.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';

let school: ConnectedSchool;

beforeAll(async () => {
  school = await startConnectedSchool();
});
afterAll(() => school.close());

const refused = (answer: { statusCode: number; body: string }, problem: keyof typeof launchProblems) => {
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain(`<p>${launchProblems[problem]}</p>`);
};

test('a deployment nobody has allowed is refused, shown to the admin, and open once allowed', async () => {
  expect(await school.tryOut()).toEqual({
    works: false,
    text: 'Test LMS answered. The deployment id is missing: paste it here.',
  });
  refused(await school.launch(), 'wrong-deployment');
  const [one] = await school.platforms();
  expect(one.deployments).toEqual([{ id: 'dep-1', allowed: false }]);
  expect((await school.tryOut()).text).toBe('Test LMS answered. Deployment dep-1 waits to be allowed.');
  await school.allow();
  expect((await school.tryOut()).works).toBe(true);
  expect(await school.enter()).toMatchObject({ name: 'Ana López', to: '/dashboard' });
});

test('the tool asks for what the security framework demands, and keeps the hint of the platform', async () => {
  const { asked } = await school.begin();
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
  const stale = () => Math.floor(school.clock.now().getTime() / 1000) - 7_300;
  test.each<[keyof typeof launchProblems, string, () => Promise<{ statusCode: number; body: string }>]>([
    ['wrong-audience', 'for another tool', () => school.launch({ aud: 'tool-2' })],
    [
      'wrong-audience',
      'for several tools without saying which',
      () => school.launch({ aud: ['tool-1', 'tool-2'] }),
    ],
    ['wrong-issuer', 'of another issuer', () => school.launch({ iss: 'https://else.example' })],
    [
      'wrong-deployment',
      'of another deployment',
      () => school.launch({ [`${claim}deployment_id`]: 'dep-2' }),
    ],
    ['expired', 'that has expired', () => school.launch({ iat: stale(), exp: stale() + 300 })],
    [
      'expired',
      'that is old and never expires',
      () => school.launch({ iat: stale(), exp: stale() + 900_000 }),
    ],
    ['foreign-nonce', 'with the nonce of another', () => school.launch({ nonce: crypto.randomUUID() })],
    ['incomplete', 'without a nonce', () => school.launch({ nonce: undefined })],
    ['incomplete', 'without a version', () => school.launch({ [`${claim}version`]: undefined })],
    ['incomplete', 'without a message type', () => school.launch({ [`${claim}message_type`]: undefined })],
    ['incomplete', 'of nobody', () => school.launch({ sub: undefined })],
    ['not-signed', 'signed by a stranger', () => school.launch({}, { foreignKey: true })],
    [
      'not-signed',
      'that is not signed',
      async () => {
        const { state, nonce } = await school.begin();
        const [, payload] = (await school.platform.sign({ nonce }, { now: school.clock.now() })).split('.');
        const none = Buffer.from('{"alg":"none"}').toString('base64url');
        return school.form('/lti/launch', { id_token: `${none}.${payload}.`, state });
      },
    ],
    [
      'not-signed',
      'that was changed after it was signed',
      async () => {
        const { state, nonce } = await school.begin();
        const [head, , signature] = (
          await school.platform.sign({ nonce }, { now: school.clock.now() })
        ).split('.');
        const other = (
          await school.platform.sign({ nonce, sub: 'head-teacher' }, { now: school.clock.now() })
        ).split('.')[1];
        return school.form('/lti/launch', { id_token: `${head}.${other}.${signature}`, state });
      },
    ],
    [
      'not-signed',
      'that is no token',
      async () => school.form('/lti/launch', { id_token: 'x', state: (await school.begin()).state }),
    ],
    [
      'over',
      'with a made-up state',
      async () =>
        school.form('/lti/launch', { id_token: await school.platform.sign(), state: 'A'.repeat(80) }),
    ],
    [
      'over',
      'that took longer than ten minutes',
      async () => {
        const { state, nonce } = await school.begin();
        school.clock.advance(601);
        return school.form('/lti/launch', {
          id_token: await school.platform.sign({ nonce }, { now: school.clock.now() }),
          state,
        });
      },
    ],
    [
      'unknown-platform',
      'of a platform that is not connected',
      () => school.form('/lti/login', { iss: 'https://else.example', login_hint: 'h' }),
    ],
  ])('%s: one %s', async (problem, _title, go) => {
    const count = async () =>
      (await school.server.context.pool.query('SELECT count(*) FROM handovers')).rows[0].count;
    const before = await count();
    refused(await go(), problem);
    expect(await count()).toBe(before);
  });

  test('replayed: the same one a second time', async () => {
    const { state, nonce } = await school.begin();
    const token = await school.platform.sign({ nonce }, { now: school.clock.now() });
    expect((await school.form('/lti/launch', { id_token: token, state })).statusCode).toBe(303);
    refused(await school.form('/lti/launch', { id_token: token, state }), 'replayed');
  });
});

test('a program hears the same sentence as everywhere', async () => {
  const answer = await school.form(
    '/lti/login',
    { iss: 'https://else.example', login_hint: 'h' },
    { accept: '*/*' },
  );
  expect([answer.statusCode, answer.json()]).toEqual([403, { detail: launchProblems['unknown-platform'] }]);
});
