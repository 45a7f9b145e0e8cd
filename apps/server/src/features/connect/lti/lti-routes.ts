import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { Refusal } from '../../../http/errors.ts';
import { ownAddress } from '../../../http/own-origin.ts';
import { inHtml, pagePolicy, writePage } from '../../../http/pages/html-page.ts';
import { readCookie } from '../../../http/request-token.ts';
import { insertEvent } from '../../../record/events.ts';
import { createSealer } from '../seal.ts';
import type { ConnectServices } from '../services.ts';
import type { ServiceTokens } from './ask-platform.ts';
import { enterLaunch } from './enter-launch.ts';
import { answerPick, writePicker } from './pick-link.ts';
import { selectOptionalPlatformOf, selectSitesOfAllSchools } from './platform-queries.ts';
import { registerPlatform } from './register-platform.ts';
import { noteScores, sendScoresWhenNoted } from './send-scores.ts';
import { type LaunchProblem, launchProblems, registrationSentences } from './sentences.ts';
import { syncMembersWhenAsked } from './sync-members.ts';
import type { ToolKeys } from './tool-keys.ts';
import { createVerifyLaunch, type LaunchState } from './verify-launch.ts';

const tags = ['lti'];
const fromElsewhere = {
  config: { public: true as const, formBody: true as const, foreignPages: true as const },
};
const stateMs = 600_000;
const lookEveryMs = 20_000;
/** What a platform's people are told of frames and cookies by: changed platforms reach every process. */
export const platformsTopic = 'lti-platforms';

const loginParams = z.object({
  iss: z.string().max(500),
  login_hint: z.string().max(2_000),
  client_id: z.string().max(200).optional(),
  lti_message_hint: z.string().max(8_000).optional(),
});
const launchBody = z.object({ id_token: z.string().max(60_000), state: z.string().max(2_000) });

export type LtiParts = { keys: ToolKeys; tokens: ServiceTokens };

/** LTI 1.3 Advantage, as a tool. Pages of other sites send people here; nothing is believed but what they bring signed. */
export function registerLti(app: App, services: ConnectServices, { keys, tokens }: LtiParts): void {
  registerLaunches(app, services, keys);
  registerOpening(app, services, keys);
  sendScoresWhenNoted(services, tokens);
  syncMembersWhenAsked(services, tokens);
  letFrames(app, services);
  lookForScores(app, services);
}

function registerLaunches(app: App, services: ConnectServices, keys: ToolKeys): void {
  const { pepper, clock, curriculum } = services;
  const states = createSealer(pepper, 'lti-state');
  const wishes = createSealer(pepper, 'lti-wish');
  const verifyLaunch = createVerifyLaunch({ ...services, states });
  const summary = 'A launch begins: back to the learning system for its signature';

  async function login(request: FastifyRequest, reply: FastifyReply, given: z.infer<typeof loginParams>) {
    const platform = await selectOptionalPlatformOf(services.db, {
      issuer: given.iss,
      clientId: given.client_id,
    });
    if (!platform) return refuse(request, reply, 'unknown-platform');
    const nonce = crypto.randomUUID();
    const state: LaunchState = { nonce, platform: platform.id, until: clock.now().getTime() + stateMs };
    const to = new URL(platform.authUrl);
    const params = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: ownAddress(request, services.settings, '/lti/launch'),
      login_hint: given.login_hint,
      state: states.seal(state).toString('base64url'),
      nonce,
      ...(given.lti_message_hint !== undefined && { lti_message_hint: given.lti_message_hint }),
    };
    for (const [name, value] of Object.entries(params)) to.searchParams.set(name, value);
    const name = `lti_${nonce.slice(0, 8)}`;
    if (isHttps(services))
      void reply.header(
        'set-cookie',
        `${name}=1; Path=${services.settings.schoolPath}/lti; Max-Age=${stateMs / 1000}; HttpOnly; Secure; SameSite=None; Partitioned`,
      );
    return reply.redirect(to.href, 303);
  }

  app.get(
    '/lti/login',
    { ...fromElsewhere, schema: { summary, tags, querystring: loginParams } },
    (request, reply) => login(request, reply, request.query),
  );
  app.post(
    '/lti/login',
    { ...fromElsewhere, schema: { summary, tags, body: loginParams } },
    (request, reply) => login(request, reply, request.body),
  );
  app.post(
    '/lti/launch',
    { ...fromElsewhere, schema: { summary: 'A signed launch', tags, body: launchBody } },
    async (request, reply) => {
      const { id_token: idToken, state } = request.body;
      const verified = await verifyLaunch({ idToken, state });
      if (typeof verified === 'string') return refuse(request, reply, verified);
      if (isHttps(services) && !isOfThisBrowser(request, verified.launch.nonce))
        return refuse(request, reply, 'over');
      if (verified.launch.kind === 'pick') {
        if (verified.launch.role !== 'teacher') return refuse(request, reply, 'not-a-teacher');
        const page = writePicker(verified, { wishes, index: curriculum.index, now: clock.now() });
        return sendPage(reply, page);
      }
      const entered = await enterLaunch(services, verified);
      if (typeof entered === 'string') return refuse(request, reply, entered);
      const page = ownAddress(request, services.settings, `/enter#code=${entered.code}`);
      return reply.redirect(page, 303);
    },
  );
  app.post(
    '/lti/deep-link',
    {
      ...fromElsewhere,
      schema: {
        summary: 'What a teacher has picked, signed, back to the learning system',
        tags,
        body: z.object({ wish: z.string().max(20_000), pick: z.string().max(80) }),
      },
    },
    async (request, reply) => {
      const { wish: sealed, pick } = request.body;
      const launchUrl = ownAddress(request, services.settings, '/lti/launch');
      const page = await answerPick({ services, wishes, keys, launchUrl }, { sealed, pick });
      return page === undefined ? refuse(request, reply, 'over') : sendPage(reply, page);
    },
  );
}

function registerOpening(app: App, services: ConnectServices, keys: ToolKeys): void {
  const { db, bus, clock, settings } = services;
  app.get(
    '/lti/jwks',
    { config: { public: true }, schema: { summary: 'Public keys of this tool', tags } },
    () => keys.published(),
  );
  app.get(
    '/lti/register',
    {
      config: { public: true },
      schema: {
        summary: 'Dynamic registration, while an admin has opened it',
        tags,
        querystring: z.object({
          openid_configuration: z
            .url({ protocol: /^https?$/ })
            .max(2_000)
            .optional(),
          registration_token: z.string().max(8_000).optional(),
        }),
      },
    },
    async (request, reply) => {
      const { openid_configuration: configuration, registration_token: token } = request.query;
      if (configuration === undefined)
        return sendSentence({ request, reply }, 422, registrationSentences.unreadable);
      const address = ownAddress(request, settings);
      const result = await registerPlatform(services, { configuration, token, address });
      if (result.kind !== 'done')
        return sendSentence(
          { request, reply },
          result.kind === 'closed' ? 403 : 422,
          registrationSentences[result.kind],
        );
      await insertEvent(db, {
        kind: 'lti-platform-registered',
        now: clock.now(),
        details: { platform: result.platformId },
      });
      await bus.publish(platformsTopic, '');
      return sendPage(reply, writePage({ title: registrationSentences.done, body: '', script: 'close' }));
    },
  );
}

/** Pages of this site show in frames of connected learning systems, and of nobody else. */
function letFrames(app: App, { dangerouslyAcrossSchools: { db: across }, bus, log }: ConnectServices): void {
  const read = async () => app.frameHosts.replaceAll(await selectSitesOfAllSchools(across));
  const readAgain = () =>
    void read().catch((err: unknown) => log.warn({ err }, 'the connected systems could not be read anew'));
  app.addHook('onReady', read);
  bus.on(platformsTopic, readAgain);
  bus.onGap(readAgain);
}

function lookForScores(app: App, services: ConnectServices): void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void services.schools
      .each(() => noteScores(services))
      .finally(() => {
        busy = false;
      });
  }, lookEveryMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function isHttps({ settings }: ConnectServices): boolean {
  return settings.publicOrigin?.startsWith('https:') === true;
}

/**
 * A page opened as a whole has its own cookies: without ours, somebody else began this launch. In a frame browsers may
 * keep them back; there a foreign launch fills a storage that only the page around it ever sees.
 */
function isOfThisBrowser(request: FastifyRequest, nonce: string): boolean {
  if (request.headers['sec-fetch-dest'] !== 'document') return true;
  return readCookie(request, `lti_${nonce.slice(0, 8)}`) !== undefined;
}

function refuse(request: FastifyRequest, reply: FastifyReply, problem: LaunchProblem): FastifyReply {
  return sendSentence({ request, reply }, 403, launchProblems[problem]);
}

type LtiCall = { request: FastifyRequest; reply: FastifyReply };

/** A page for people, who come in a browser; for programs the sentence as everywhere. */
function sendSentence({ request, reply }: LtiCall, status: 403 | 422, sentence: string): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) throw new Refusal(status, sentence);
  const body = `<p>${inHtml(sentence)}</p>`;
  void reply.status(status);
  return sendPage(reply, writePage({ title: 'This did not work', body }));
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page);
}
