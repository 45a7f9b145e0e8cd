import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/pool.ts';
import { serverFacts } from '../../../db/schema/server.ts';
import type { ConnectServices } from '../services.ts';
import { askPlatform } from './ask-platform.ts';
import { allowDeployment, insertOptionalPlatform } from './platform-queries.ts';
import { scopes } from './read-launch.ts';

/** One for each school. */
const factName = sql<string>`'lti-register-until ' || current_school()`;
const openMs = 30 * 60_000;
const toolClaim = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const platformClaim = 'https://purl.imsglobal.org/spec/lti-platform-configuration';

const address = z.url({ protocol: /^https?$/ });
const platformSays = z.object({
  issuer: z.string().min(1).max(500),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
  [platformClaim]: z.object({ product_family_code: z.string().optional() }).optional(),
});
const registered = z.object({
  client_id: z.string().min(1).max(200),
  [toolClaim]: z.object({ deployment_id: z.string().min(1).max(255).optional() }).optional(),
});

/** Until when a learning system may register itself; undefined while it may not. */
export async function selectRegisterUntil(db: Db, now: Date): Promise<Date | undefined> {
  const [row] = await db.select().from(serverFacts).where(eq(serverFacts.name, factName));
  const until = row && new Date(row.value);
  return until && until > now ? until : undefined;
}

/** Opens registration for half an hour: outside of it nobody makes this server call an address. */
export async function openRegistration(db: Db, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + openMs);
  const value = until.toISOString();
  await db
    .insert(serverFacts)
    .values({ name: factName, value })
    .onConflictDoUpdate({ target: serverFacts.name, set: { value } });
  return until;
}

type RegistrationRequest = { configuration: string; token: string | undefined; address: string };
export type Registered = { kind: 'done'; platformId: number } | { kind: 'closed' | 'unreadable' | 'refused' };

/** Dynamic registration, by the text of 1EdTech: reads what the platform says of itself and registers this tool there. */
export async function registerPlatform(
  { db, clock, settings, log }: ConnectServices,
  { configuration, token, address }: RegistrationRequest,
): Promise<Registered> {
  const now = clock.now();
  if (!(await selectRegisterUntil(db, now))) return { kind: 'closed' };
  const said = await askPlatform(configuration)
    .then(({ json }) => platformSays.parse(json))
    .catch(() => undefined);
  if (!said) return { kind: 'unreadable' };
  const answer = await askPlatform(said.registration_endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(describeTool(settings.productName, address)),
  })
    .then(({ json }) => registered.parse(json))
    .catch((error: unknown) => {
      log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'a registration was refused');
      return undefined;
    });
  if (!answer) return { kind: 'refused' };
  return db.transaction(async (tx) => {
    const siteOrigin = new URL(configuration).origin;
    const made = await insertOptionalPlatform(tx, {
      name: said[platformClaim]?.product_family_code?.slice(0, 80) || new URL(siteOrigin).hostname,
      issuer: said.issuer,
      clientId: answer.client_id,
      siteOrigin,
      authUrl: said.authorization_endpoint,
      tokenUrl: said.token_endpoint,
      jwksUrl: said.jwks_uri,
      createdAt: now,
    });
    if (!made) return { kind: 'refused' };
    const deploymentId = answer[toolClaim]?.deployment_id;
    if (deploymentId !== undefined) await allowDeployment(tx, { platformId: made.id, deploymentId, now });
    await tx.delete(serverFacts).where(eq(serverFacts.name, factName));
    return { kind: 'done', platformId: made.id };
  });
}

/** What this tool says of itself. */
function describeTool(name: string, address: string) {
  const launch = `${address}/lti/launch`;
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: `${address}/lti/login`,
    redirect_uris: [launch],
    client_name: name,
    jwks_uri: `${address}/lti/jwks`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: Object.values(scopes).join(' '),
    [toolClaim]: {
      domain: new URL(address).host,
      target_link_uri: launch,
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name'],
      messages: [
        { type: 'LtiResourceLinkRequest' },
        { type: 'LtiDeepLinkingRequest', target_link_uri: launch, label: name },
      ],
    },
  };
}
