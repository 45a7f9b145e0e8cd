import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
export const instructor = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';

export type Score = { userId: string; scoreGiven: number; timestamp: string; scoreMaximum: number };
export type PlatformMood = 'works' | 'down' | 'takes-and-hangs-up' | 'silent' | 'garbled' | 'endless';

/**
 * A learning system after the text of LTI 1.3 Advantage: signs launches, gives tokens to who signs with the key it has
 * published, keeps scores by their time, lists members in pages, registers tools.
 */
export async function startLtiPlatform(clock: Clock, toolKeys: () => Promise<JSONWebKeySet>) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const kid = 'platform-key';
  const state = {
    mood: 'works' as PlatformMood,
    /** Every score that was taken, in its order. */
    scores: [] as Score[],
    tokensGiven: 0,
    asked: 0,
    members: [] as object[],
    registration: undefined as Record<string, unknown> | undefined,
  };
  const web = createServer(async (request, response) => {
    const send = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const url = new URL(request.url ?? '/', platform.url);
    const body = await readBody(request);
    state.asked += 1;
    if (state.mood === 'silent') return;
    if (state.mood === 'garbled') return send(200, { login: '<h1>Sign in</h1>' });
    if (state.mood === 'endless') return pourInto(response);
    if (url.pathname === '/jwks')
      return send(200, { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] });
    if (state.mood === 'down') return send(503);
    if (url.pathname === '/configuration') return send(200, describe(platform.url));
    if (url.pathname === '/registration') {
      if (request.headers.authorization !== 'Bearer one-time') return send(401);
      state.registration = JSON.parse(body);
      const tool = { deployment_id: 'dep-new' };
      return send(201, {
        client_id: 'tool-new',
        'https://purl.imsglobal.org/spec/lti-tool-configuration': tool,
      });
    }
    if (url.pathname === '/token') {
      const form = new URLSearchParams(body);
      const assertion = form.get('client_assertion') ?? '';
      const audience = `${platform.url}/token`;
      const keys = createLocalJWKSet(await toolKeys());
      const currentDate = clock.now();
      const rules = { audience, issuer: 'tool-1', subject: 'tool-1', currentDate };
      const found = await jwtVerify(assertion, keys, rules).catch(() => undefined);
      if (!found || form.get('grant_type') !== 'client_credentials') return send(401);
      state.tokensGiven += 1;
      return send(200, { access_token: `for ${form.get('scope')}`, expires_in: 3600 });
    }
    const isFor = (scope: string) => request.headers.authorization?.endsWith(scope) === true;
    if (url.pathname === '/items/7/scores') {
      if (!isFor('/scope/score') || url.searchParams.get('type') !== 'x') return send(401);
      const score: Score = JSON.parse(body);
      const last = state.scores.findLast(({ userId }) => userId === score.userId);
      if (last && last.timestamp >= score.timestamp) return send(409);
      state.scores.push(score);
      if (state.mood === 'takes-and-hangs-up') return request.socket.destroy();
      return send(200);
    }
    if (url.pathname === '/members') {
      if (!isFor('contextmembership.readonly')) return send(401);
      const page = Number(url.searchParams.get('page') ?? 0);
      const rest = state.members.length > (page + 1) * 2;
      const link = { link: `<${platform.url}/members?page=${page + 1}>; rel="next"` };
      return send(
        200,
        { id: 'c', context: { id: 'c' }, members: state.members.slice(page * 2, page * 2 + 2) },
        rest ? link : {},
      );
    }
    return send(404);
  });
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));

  const platform = {
    url: `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
    state,
    /** Signs a launch; `changed` replaces claims, and a claim that is undefined is left out. */
    sign(changed: Record<string, unknown> = {}, { now = new Date(), foreignKey = false } = {}) {
      const claims = { ...launchClaims(platform.url, now), ...changed };
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(foreignKey ? stranger.privateKey : privateKey);
    },
    /** What a picker sends back, once the tool's signature is proved. */
    async readReturned(token: string): Promise<Record<string, unknown>> {
      const rules = { issuer: 'tool-1', audience: platform.url, currentDate: clock.now() };
      return (await jwtVerify(token, createLocalJWKSet(await toolKeys()), rules)).payload;
    },
    async close() {
      web.closeAllConnections();
      await new Promise((done) => web.close(done));
    },
  };
  return platform;
}

export type LtiPlatform = Awaited<ReturnType<typeof startLtiPlatform>>;

/** A launch of a student from a course, with a column in the grade book. */
function launchClaims(url: string, now: Date): Record<string, unknown> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    iss: url,
    aud: 'tool-1',
    sub: 'student-1',
    name: 'Ana López',
    iat: seconds,
    exp: seconds + 300,
    [`${claim}version`]: '1.3.0',
    [`${claim}message_type`]: 'LtiResourceLinkRequest',
    [`${claim}deployment_id`]: 'dep-1',
    [`${claim}roles`]: [learner],
    [`${claim}context`]: { id: 'course-1', title: 'Math 6, Period 2' },
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
      lineitem: `${url}/items/7?type=x`,
    },
    'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
      context_memberships_url: `${url}/members`,
    },
  };
}

function describe(url: string) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/auth`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    registration_endpoint: `${url}/registration`,
    'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'test-lms' },
  };
}

/** An answer that has no end, as fast as it is taken. */
function pourInto(response: ServerResponse): void {
  const piece = Buffer.alloc(1_000_000, ' ');
  const pour = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', pour).writeHead(200, { 'content-type': 'application/json' });
  pour();
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
