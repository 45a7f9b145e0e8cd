import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';

/** What the issuer says of whoever signs in next. */
let claims: Record<string, unknown> & { sub: string };
let issuer: Server;
let issuerUrl: string;
/** Set: answers instead of the issuer. */
let instead: RequestListener | undefined;
let server: TestServer;
let strict: TestServer;

const listen = async (web: Server) => {
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
};
const signInAt = (url: string) => ({
  issuer: url,
  clientId: 'site',
  secret: 'a-secret-of-the-tests',
  name: 'Northside ID',
  teacher: { claim: 'groups', value: 'teachers' },
});
const callback = 'http://localhost:3000/auth/oidc/callback';

beforeAll(async () => {
  let handle: RequestListener = () => {};
  issuer = createServer((request, response) => (instead ?? handle)(request, response));
  issuerUrl = await listen(issuer);
  const provider = new Provider(issuerUrl, {
    clients: [
      {
        client_id: 'site',
        client_secret: 'a-secret-of-the-tests',
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups', 'hd'] },
    findAccount: async () => ({ accountId: claims.sub, claims: async () => claims }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
  });
  const answer = provider.callback();
  handle = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { grantId, params } = await provider.interactionDetails(request, response);
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId: claims.sub, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId: claims.sub }, consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    );
  };
  server = await createTestServer({ settings: { schoolSignIn: signInAt(issuerUrl) } });
  strict = await createTestServer({
    settings: { schoolSignIn: signInAt(issuerUrl), allowedEmailDomain: 'school.example' },
  });
});
beforeEach(() => {
  instead = undefined;
  claims = {
    sub: crypto.randomUUID(),
    name: 'Ana López',
    email: `ana-${crypto.randomUUID()}@school.example`,
    email_verified: true,
  };
});
afterAll(async () => {
  await server.close();
  await strict.close();
  issuer.closeAllConnections();
  issuer.close();
});

const cookiesOf = (set: string[]) => set.map((one) => one.split(';')[0]).join('; ');

async function start(at: TestServer) {
  const begun = await at.app.inject({ url: '/auth/oidc/start', headers: { host: 'localhost:3000' } });
  return {
    address: String(begun.headers.location),
    cookie: cookiesOf([begun.headers['set-cookie'] ?? []].flat()),
    begun,
  };
}

/** Goes through the issuer as a browser does, up to the address it sends back to. */
async function throughIssuer(address: string): Promise<string> {
  const jar = new Map<string, string>();
  for (let at = address, hops = 0; hops < 10; hops += 1) {
    if (at.startsWith(callback)) return at;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`the issuer stopped at ${answer.status}: ${await answer.text()}`);
    at = new URL(next, at).href;
  }
  throw new Error('the issuer sends in circles');
}

async function comeBack(at: TestServer, back: string, cookie: string) {
  const { pathname, search } = new URL(back);
  const answer = await at.app.inject({ url: pathname + search, headers: { host: 'localhost:3000', cookie } });
  return new URLSearchParams(new URL(String(answer.headers.location)).hash.slice(1));
}

async function signIn(at: TestServer) {
  const { address, cookie } = await start(at);
  return comeBack(at, await throughIssuer(address), cookie);
}

const take = (at: TestServer, code: string | null) =>
  at.app.inject({ method: 'POST', url: '/auth/handover', payload: { code: code ?? '' } });

async function meAfter(at: TestServer, found: URLSearchParams) {
  expect(found.get('problem')).toBeNull();
  const { access_token: token, to } = (await take(at, found.get('code'))).json();
  const headers = { authorization: `Bearer ${token}` };
  const role = (await at.app.inject({ url: '/user/me/role', headers })).json().role;
  return { ...(await at.app.inject({ url: '/user/me', headers })).json(), role, to };
}

test('somebody new signs in with the school account, and comes back to the same one', async () => {
  const first = await meAfter(server, await signIn(server));
  expect(first).toMatchObject({ name: 'Ana López', email: claims.email, role: 'student', to: '/dashboard' });
  claims = { ...claims, email: 'married@school.example' };
  expect((await meAfter(server, await signIn(server))).email).toBe(first.email);
});

test('who the issuer calls a teacher is a teacher, also on an account that was a student', async () => {
  await signIn(server);
  claims = { ...claims, groups: ['staff', 'teachers'] };
  expect((await meAfter(server, await signIn(server))).role).toBe('teacher');
});

test('a verified address leads to the account that has it, and a password nobody proved opens it no more', async () => {
  const known = await server.student();
  claims = { ...claims, email: known.email };
  expect((await meAfter(server, await signIn(server))).email).toBe(known.email);
  expect((await server.app.inject({ url: '/user/me', headers: known.headers })).statusCode).toBe(401);
  const login = { email: known.email, password: testPassword };
  expect((await server.app.inject({ method: 'POST', url: '/auth/login', payload: login })).statusCode).toBe(
    401,
  );
});

test.each([false, undefined, 'no'])(
  '[CLASSROOM-11] an address verified as %j never signs in to an account that exists',
  async (verified) => {
    const known = await server.student();
    claims = { ...claims, email: known.email, email_verified: verified };
    expect((await signIn(server)).get('problem')).toBe('unverified');
    expect((await server.app.inject({ url: '/user/me', headers: known.headers })).statusCode).toBe(200);
  },
);

test('an address that nobody verified and nobody has makes an account that does not carry it', async () => {
  claims = { ...claims, email_verified: false };
  expect((await meAfter(server, await signIn(server))).email).toMatch(/@account\.invalid$/);
});

test.each([
  ['another domain', { email: 'ana@else.example' }, 'wrong-domain'],
  ['a domain that ends alike', { email: 'ana@my-school.example' }, 'wrong-domain'],
  ['another hosted domain', { hd: 'else.example' }, 'wrong-domain'],
  ['an address nobody verified', { email_verified: false }, 'unverified'],
])('with a domain of the school, %s is not let in', async (_title, changed, problem) => {
  claims = { ...claims, ...changed };
  expect((await signIn(strict)).get('problem')).toBe(problem);
});

test('a locked account stays locked', async () => {
  const { email } = await meAfter(server, await signIn(server));
  await server.context.pool.query('UPDATE users SET is_active = false WHERE email = $1', [email]);
  expect((await signIn(server)).get('problem')).toBe('locked');
});

test('an answer of the issuer works once, in the browser it was asked from', async () => {
  const { address, cookie } = await start(server);
  const back = await throughIssuer(address);
  expect((await comeBack(server, back, '')).get('problem')).toBe('over');
  expect((await comeBack(server, back, (await start(server)).cookie)).get('problem')).toBe('refused');
  expect((await comeBack(server, back, cookie)).get('code')).not.toBeNull();
  expect((await comeBack(server, back, cookie)).get('problem')).toBe('refused');
});

test('a code hands its session over once', async () => {
  const code = (await signIn(server)).get('code');
  expect((await take(server, code)).statusCode).toBe(200);
  const again = await take(server, code);
  expect([again.statusCode, again.json().detail]).toEqual([
    401,
    'This way in is over: it works once and for a minute. Please sign in again.',
  ]);
});

test('no answer and no log line carries the code outside the fragment', async () => {
  const { begun, address } = await start(server);
  expect(begun.headers['set-cookie']).toMatch(
    /^oidc_flow=[\w-]+; Path=\/auth\/oidc; .*HttpOnly; SameSite=Lax/,
  );
  const asked = new URL(address).searchParams;
  expect([
    asked.get('code_challenge_method'),
    asked.get('nonce') !== null,
    asked.get('state') !== null,
  ]).toEqual(['S256', true, true]);
});

test.each<[string, RequestListener]>([
  ['answers nonsense', (_request, response) => void response.end('<html>')],
  ['answers an error', (_request, response) => void response.writeHead(500).end()],
  [
    'names another issuer',
    (_request, response) =>
      void response.setHeader('content-type', 'application/json').end('{"issuer":"https://else.example"}'),
  ],
  ['hangs up', (request) => void request.socket.destroy()],
  ['never answers', () => {}],
])('an issuer that %s is told as not reachable, and nobody waits long', async (_title, listener) => {
  const other = createServer(listener);
  const url = await listen(other);
  const broken = await createTestServer({ settings: { schoolSignIn: signInAt(url) } });
  const { address } = await start(broken);
  expect(address).toBe('http://localhost:3000/enter#problem=unreachable');
  await broken.close();
  other.closeAllConnections();
  other.close();
});

test('an issuer that goes away in the middle is told as not reachable', async () => {
  const { address, cookie } = await start(server);
  const back = await throughIssuer(address);
  instead = (request) => void request.socket.destroy();
  expect((await comeBack(server, back, cookie)).get('problem')).toBe('unreachable');
});

test('without the setting there is no school sign-in', async () => {
  const plain = await createTestServer();
  const answers = await Promise.all(
    ['start', 'callback'].map((end) => plain.app.inject({ url: `/auth/oidc/${end}` })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  await plain.close();
});
