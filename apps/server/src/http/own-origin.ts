import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import type { Settings } from '../settings.ts';
import { Refusal, sentences } from './errors.ts';
import { readRequestToken } from './request-token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites send people here; the route believes nothing but what they bring signed. */
    foreignPages?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

type AddressSettings = Pick<Settings, 'publicOrigin' | 'schoolPath'>;

/** The origin this server is reached at: the setting, else what the call itself names. */
function ownOrigin(request: FastifyRequest, settings: Pick<Settings, 'publicOrigin'>): string {
  return settings.publicOrigin ?? `${request.protocol}://${request.host}`;
}

/** The whole address of a path of this school, as people and other systems are told it. */
export function ownAddress(request: FastifyRequest, settings: AddressSettings, path = ''): string {
  return `${ownOrigin(request, settings)}${settings.schoolPath}${path}`;
}

/**
 * A page of another site can make a browser send our cookie. So a changing call that carries no bearer header
 * must not come from a foreign page, and one that is signed in by cookie alone must name our own origin.
 */
export function refuseForeignPages(app: App, settings: Settings): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isGuarded = !safeMethods.has(request.method) && !request.routeOptions.config?.foreignPages;
    const refused = isGuarded && comesFromForeignPage(request, settings);
    done(refused ? new Refusal(403, sentences.foreignPage) : undefined);
  });
}

function comesFromForeignPage(request: FastifyRequest, settings: Settings): boolean {
  const token = readRequestToken(request);
  if (token?.from === 'header') return false;
  const { origin } = request.headers;
  return origin === undefined ? token !== undefined : !isAllowedOrigin(request, origin, settings);
}

function isAllowedOrigin(request: FastifyRequest, origin: string, settings: Settings): boolean {
  return origin === ownOrigin(request, settings) || settings.corsOrigins.includes(origin);
}

/** Lets the listed sites, and no others, call this server with credentials. */
export function allowListedSites(app: App, settings: Settings): void {
  if (settings.corsOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !settings.corsOrigins.includes(origin)) return;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-allow-credentials', 'true');
    void reply.header('access-control-expose-headers', 'retry-after');
    if (request.method === 'OPTIONS') answerPreflight(reply);
  });
}

function answerPreflight(reply: FastifyReply): void {
  void reply
    .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    .header('access-control-allow-headers', 'authorization, content-type')
    .header('access-control-max-age', '600')
    .status(204)
    .send();
}
