import type { SignInProblem } from '@playforward/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { Refusal, sentences } from '../../../http/errors.ts';
import { ownAddress } from '../../../http/own-origin.ts';
import { readCookie } from '../../../http/request-token.ts';
import { createSealer } from '../seal.ts';
import type { ConnectServices } from '../services.ts';
import { createIssuers, type SchoolSignIn } from './open-issuer.ts';
import { type Claims, readPerson } from './read-person.ts';

const flowCookie = 'oidc_flow';
const flowSeconds = 600;
const everybody = { config: { public: true as const } };
const tags = ['accounts'];

const flow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() });
type Flow = z.infer<typeof flow>;

/** The school's own sign-in: the authorization code flow with PKCE, bound to the browser by a sealed cookie. */
export function registerOidc(app: App, services: ConnectServices): void {
  const { settings, pepper, clock, log } = services;
  const sealer = createSealer(pepper, 'oidc');
  const issuerOf = createIssuers();

  app.get(
    '/auth/oidc/start',
    { ...everybody, schema: { summary: "To the school's own sign-in", tags } },
    async (request, reply) => {
      const { schoolSignIn: signIn } = settings;
      if (!signIn) throw new Refusal(404, sentences.unknownPath);
      const flow: Flow = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        until: clock.now().getTime() + flowSeconds * 1000,
      };
      try {
        const address = await addressOf(await issuerOf(signIn)(), flow, {
          callback: callbackOf(request, services),
          domain: settings.allowedEmailDomain,
        });
        setFlow(reply, services, sealer.seal(flow).toString('base64url'));
        return reply.redirect(address.href, 303);
      } catch (error) {
        log.warn({ failure: codeOf(error) }, "the school's sign-in does not answer");
        return leave(reply, request, services, 'problem=unreachable');
      }
    },
  );

  app.get(
    '/auth/oidc/callback',
    {
      ...everybody,
      schema: {
        summary: "Back from the school's own sign-in",
        tags,
        querystring: z.record(z.string(), z.string().max(8_000)),
      },
    },
    async (request, reply) => {
      const { schoolSignIn: signIn } = settings;
      if (!signIn) throw new Refusal(404, sentences.unknownPath);
      const sealed = Buffer.from(readCookie(request, flowCookie) ?? '', 'base64url');
      const begun = flow.safeParse(sealer.open(sealed)).data;
      setFlow(reply, services, '');
      if (!begun || begun.until < clock.now().getTime())
        return leave(reply, request, services, 'problem=over');
      const claims = await askClaims(issuerOf(signIn), begun, { request, services });
      const result = typeof claims === 'string' ? claims : await enter(services, signIn, claims);
      return leave(
        reply,
        request,
        services,
        typeof result === 'string' ? `problem=${result}` : `code=${result.code}`,
      );
    },
  );
}

async function addressOf(
  config: Configuration,
  { state, nonce, verifier }: Flow,
  { callback, domain }: { callback: string; domain: string | undefined },
): Promise<URL> {
  return buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(domain !== undefined && { hd: domain }),
  });
}

type Call = { request: FastifyRequest; services: ConnectServices };

/** What the issuer says of who has come: signed, for this site, with the state and the nonce of this browser. */
async function askClaims(
  issuer: () => Promise<Configuration>,
  { state, nonce, verifier }: Flow,
  { request, services }: Call,
): Promise<Claims | SignInProblem> {
  const cut = request.url.indexOf('?');
  const here = new URL(callbackOf(request, services) + (cut === -1 ? '' : request.url.slice(cut)));
  try {
    const config = await issuer();
    const tokens = await authorizationCodeGrant(config, here, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const said = tokens.claims();
    if (!said) return 'refused';
    if (said.email !== undefined || !config.serverMetadata().userinfo_endpoint) return said;
    return { ...(await fetchUserInfo(config, tokens.access_token, said.sub)), ...said };
  } catch (error) {
    const failure = codeOf(error);
    services.log.warn({ failure }, "the school's sign-in was not accepted");
    return isAway(error) ? 'unreachable' : 'refused';
  }
}

async function enter(
  { db, accounts, settings }: ConnectServices,
  signIn: SchoolSignIn,
  claims: Claims,
): Promise<{ code: string } | SignInProblem> {
  const person = readPerson(claims, { signIn, allowedDomain: settings.allowedEmailDomain });
  if (typeof person === 'string') return person;
  return db.transaction(async (tx) => {
    const entered = await accounts.enterFromOutside(tx, person);
    if (entered.kind === 'locked') return 'locked';
    if (entered.kind !== 'entered') return 'unverified';
    return { code: await accounts.handOver(tx, { userId: entered.userId, toPath: '/dashboard' }) };
  });
}

function callbackOf(request: FastifyRequest, { settings }: ConnectServices): string {
  return ownAddress(request, settings, '/auth/oidc/callback');
}

/** Back to the page, with what happened behind #, which no server and no log ever sees. */
function leave(
  reply: FastifyReply,
  request: FastifyRequest,
  { settings }: ConnectServices,
  fragment: string,
): FastifyReply {
  return reply.redirect(ownAddress(request, settings, `/enter#${fragment}`), 303);
}

function setFlow(reply: FastifyReply, { settings }: ConnectServices, value: string): void {
  const secure = settings.publicOrigin?.startsWith('https:') ? '; Secure' : '';
  const life = value === '' ? 0 : flowSeconds;
  void reply.header(
    'set-cookie',
    `${flowCookie}=${value}; Path=${settings.schoolPath}/auth/oidc; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Why it failed, as a code: what the other side said may name a person. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

/** Whether the issuer was slow or gone, and not the sign-in wrong. */
function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (
      at.name === 'TimeoutError' ||
      ('code' in at && /TIMEOUT|ECONN|ENOTFOUND|EAI_AGAIN|SOCKET/.test(String(at.code)))
    )
      return true;
  return false;
}
