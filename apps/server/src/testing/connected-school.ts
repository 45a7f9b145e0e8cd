import { call, personWith } from './class-of.ts';
import { type LtiPlatform, startLtiPlatform } from './lti-platform.ts';
import { createMovableClock, type MovableClock } from './movable-clock.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** A school whose admin has connected a learning system, and what browsers carry between the two. */
export async function startConnectedSchool() {
  const clock = createMovableClock();
  const server = await createTestServer({ clock });
  const platform = await startLtiPlatform(clock, async () =>
    (await server.app.inject({ url: '/lti/jwks' })).json(),
  );
  let admin = await personWith(server, 'admin', 'Head');
  const { url } = platform;
  const made = await call(server, admin, {
    method: 'POST',
    url: '/api/school/connect/platforms',
    payload: {
      name: 'Test LMS',
      site: `${url}/courses`,
      issuer: url,
      client_id: 'tool-1',
      auth_url: `${url}/auth`,
      token_url: `${url}/token`,
      jwks_url: `${url}/jwks`,
    },
  });
  if (made.statusCode !== 201) throw new Error(`the platform was not added: ${made.body}`);

  const browser = openBrowser(server, platform, clock);
  const platforms = async () => (await call(server, admin, { url: '/api/school/connect' })).json().platforms;
  const post = (path: string, payload = {}) =>
    call(server, admin, { method: 'POST', url: `/api/school/connect${path}`, payload });

  return {
    server,
    platform,
    clock,
    ...browser,
    platforms,
    allow: async () =>
      post(`/platforms/${(await platforms())[0].id}/deployments`, { deployment_id: 'dep-1' }),
    tryOut: async () => (await post(`/platforms/${(await platforms())[0].id}/test`)).json(),
    openRegistration: () => post('/registration'),
    remove: (id: number) =>
      call(server, admin, { method: 'DELETE', url: `/api/school/connect/platforms/${id}` }),
    show: async () => (await call(server, admin, { url: '/api/school/connect' })).json(),
    /** The session of the admin may be over after a long time. */
    async signInAgain() {
      admin = await personWith(server, 'admin', 'Head');
    },
    async close() {
      await server.close();
      await platform.close();
    },
  };
}

/** What a person's browser carries between the learning system and the school. */
function openBrowser(server: TestServer, platform: LtiPlatform, clock: MovableClock) {
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: path,
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
    if (answer.statusCode !== 303) throw new Error(`the launch was refused: ${answer.body}`);
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

  return { form, begin, launch, enter };
}

export type ConnectedSchool = Awaited<ReturnType<typeof startConnectedSchool>>;
