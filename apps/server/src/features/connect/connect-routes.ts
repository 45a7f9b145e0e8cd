import {
  type ConnectAnswer,
  type ConnectionCheck,
  connectAnswer,
  connectionCheck,
  deploymentBody,
  newPlatformBody,
  okAnswer,
} from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../context.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { requireAdmin } from '../../http/access/require-role.ts';
import { Refusal } from '../../http/errors.ts';
import { ownAddress } from '../../http/own-origin.ts';
import { insertEvent, selectLastEvent } from '../../record/events.ts';
import { askPlatform, PlatformFailed } from './lti/ask-platform.ts';
import { type LtiParts, platformsTopic } from './lti/lti-routes.ts';
import {
  allowDeployment,
  countWaitingScores,
  deletePlatform,
  insertOptionalPlatform,
  type Platform,
  selectDeployments,
  selectOptionalPlatform,
  selectPlatforms,
} from './lti/platform-queries.ts';
import { scopes } from './lti/read-launch.ts';
import { openRegistration, selectRegisterUntil } from './lti/register-platform.ts';
import { scoreTopic } from './lti/send-scores.ts';
import { checkIssuer } from './oidc/check-issuer.ts';
import type { ConnectServices } from './services.ts';

const adminOnly = { onRequest: requireAdmin };
const tags = ['school'];
const params = z.strictObject({ id: z.string() });
const noBody = z.strictObject({}).nullish();

const say = {
  noPlatform: 'There is no such learning system here.',
  known: 'This client of this learning system is connected already.',
  works: 'Works: its keys can be read, it takes our signature, and a deployment is allowed.',
  noKeys: (name: string) => `${name} does not show its keys: check the address of its key set.`,
  noToken: (name: string, status: string) =>
    `${name} answers, but does not take our signature (${status}): copy the public keys address into it, and check client id and token address.`,
  noDeployment: (name: string) => `${name} answered. The deployment id is missing: paste it here.`,
  waits: (name: string, id: string) => `${name} answered. Deployment ${id} waits to be allowed.`,
} as const;

/** What an admin does with the school's connections; every act is in the log. */
export function registerConnect(app: App, services: ConnectServices, parts: LtiParts): void {
  registerOverview(app, services);
  registerNewPlatform(app, services);
  registerPlatform(app, services, parts);
}

function registerOverview(app: App, services: ConnectServices): void {
  const { db, clock, settings } = services;
  app.get(
    '/api/school/connect',
    {
      ...adminOnly,
      schema: { summary: 'Connections of the school', tags, response: { 200: connectAnswer } },
    },
    (request) => showConnections(services, ownAddress(request, settings)),
  );
  app.post(
    '/api/school/connect/registration',
    {
      ...adminOnly,
      schema: {
        summary: 'Let a learning system register itself, for half an hour',
        tags,
        body: noBody,
        response: { 200: connectAnswer },
      },
    },
    async (request) => {
      const now = clock.now();
      await openRegistration(db, now);
      await insertEvent(db, { kind: 'lti-registration-opened', by: request.student.id, now });
      return showConnections(services, ownAddress(request, settings));
    },
  );
  app.post(
    '/api/school/connect/oidc/test',
    {
      ...adminOnly,
      schema: { summary: 'Try the school sign-in', tags, body: noBody, response: { 200: connectionCheck } },
    },
    () => checkIssuer(settings),
  );
}

function registerNewPlatform(app: App, { db, clock, bus }: ConnectServices): void {
  app.post(
    '/api/school/connect/platforms',
    {
      ...adminOnly,
      schema: {
        summary: 'Connect a learning system',
        tags,
        body: newPlatformBody,
        response: { 201: okAnswer },
      },
    },
    async ({ student: admin, body }, reply) => {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const made = await insertOptionalPlatform(tx, {
          name: body.name,
          issuer: body.issuer,
          clientId: body.client_id,
          siteOrigin: new URL(body.site).origin,
          authUrl: body.auth_url,
          tokenUrl: body.token_url,
          jwksUrl: body.jwks_url,
          createdAt: now,
        });
        if (!made) throw new Refusal(409, say.known);
        if (body.deployment_id)
          await allowDeployment(tx, { platformId: made.id, deploymentId: body.deployment_id, now });
        await insertEvent(tx, {
          kind: 'lti-platform-added',
          by: admin.id,
          now,
          details: { platform: made.id },
        });
      });
      await bus.publish(platformsTopic, '');
      void reply.status(201);
      return { ok: true as const };
    },
  );
}

function registerPlatform(app: App, services: ConnectServices, { tokens }: LtiParts): void {
  const { db, clock, bus } = services;
  const platformOf = async (id: string): Promise<Platform> => {
    const platformId = readRowId(id);
    const platform = platformId && (await selectOptionalPlatform(db, platformId));
    if (!platform) throw new Refusal(404, say.noPlatform);
    return platform;
  };

  app.delete(
    '/api/school/connect/platforms/:id',
    {
      ...adminOnly,
      schema: { summary: 'Disconnect a learning system', tags, params, response: { 200: okAnswer } },
    },
    async ({ student: admin, params: { id } }) => {
      const platform = await platformOf(id);
      await db.transaction(async (tx) => {
        await deletePlatform(tx, platform.id);
        const details = { platform: platform.id };
        await insertEvent(tx, {
          kind: 'lti-platform-removed',
          by: admin.id,
          now: clock.now(),
          details,
        });
      });
      await bus.publish(platformsTopic, '');
      return { ok: true as const };
    },
  );
  app.post(
    '/api/school/connect/platforms/:id/deployments',
    {
      ...adminOnly,
      schema: {
        summary: 'Allow a deployment',
        tags,
        params,
        body: deploymentBody,
        response: { 200: okAnswer },
      },
    },
    async ({ student: admin, params: { id }, body }) => {
      const platform = await platformOf(id);
      const now = clock.now();
      await db.transaction(async (tx) => {
        await allowDeployment(tx, { platformId: platform.id, deploymentId: body.deployment_id, now });
        const details = { platform: platform.id };
        await insertEvent(tx, { kind: 'lti-deployment-allowed', by: admin.id, now, details });
      });
      return { ok: true as const };
    },
  );
  app.post(
    '/api/school/connect/platforms/:id/test',
    {
      ...adminOnly,
      schema: {
        summary: 'Try a connection, and say in one sentence what is missing',
        tags,
        params,
        body: noBody,
        response: { 200: connectionCheck },
      },
    },
    async ({ params: { id } }) => checkPlatform(services, { platform: await platformOf(id), tokens }),
  );
}

async function showConnections(
  { db, clock, settings }: ConnectServices,
  address: string,
): Promise<ConnectAnswer> {
  const at = (path: string) => `${address}${path}`;
  const until = await selectRegisterUntil(db, clock.now());
  const platforms = [];
  for (const platform of await selectPlatforms(db)) {
    const deployments = await selectDeployments(db, platform.id);
    platforms.push({
      id: platform.id,
      name: platform.name,
      issuer: platform.issuer,
      client_id: platform.clientId,
      deployments: deployments.map(({ deploymentId: id, allowed }) => ({ id, allowed })),
      waiting: await countWaitingScores(db, { topic: scoreTopic, platformId: platform.id }),
    });
  }
  return {
    lti: {
      login: at('/lti/login'),
      launch: at('/lti/launch'),
      jwks: at('/lti/jwks'),
      register: at('/lti/register'),
    },
    register_until: until?.toISOString() ?? null,
    oidc: {
      name: settings.schoolSignIn?.name ?? null,
      issuer: settings.schoolSignIn?.issuer ?? null,
      callback: at('/auth/oidc/callback'),
    },
    platforms,
    roster_at: (await selectLastEvent(db, 'roster-applied'))?.toISOString() ?? null,
  };
}

/** Walks the way of a launch and a score, and stops at the first thing that is missing. */
async function checkPlatform(
  { db }: ConnectServices,
  { platform, tokens }: { platform: Platform } & Pick<LtiParts, 'tokens'>,
): Promise<ConnectionCheck> {
  const { name } = platform;
  const shown = await askPlatform(platform.jwksUrl).then(
    ({ json }) => z.object({ keys: z.array(z.unknown()).min(1) }).safeParse(json).success,
    () => false,
  );
  if (!shown) return { works: false, text: say.noKeys(name) };
  const failure = await tokens(platform, scopes.score).then(
    () => undefined,
    (error: unknown) => (error instanceof PlatformFailed ? String(error.responseCode) : 'no answer'),
  );
  if (failure !== undefined) return { works: false, text: say.noToken(name, failure) };
  const deployments = await selectDeployments(db, platform.id);
  if (deployments.some(({ allowed }) => allowed)) return { works: true, text: say.works };
  const [waiting] = deployments;
  return { works: false, text: waiting ? say.waits(name, waiting.deploymentId) : say.noDeployment(name) };
}
