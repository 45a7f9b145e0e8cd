import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { errorAnswer } from '@playforward/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App, AppContext, Feature } from '../context.ts';
import type { Settings } from '../settings.ts';
import { guardRoutes } from './access/guard-routes.ts';
import { type RouteAccess, routeAccess } from './access/route-access.ts';
import { answerBrokenCall } from './answer-broken-call.ts';
import { isApiPath, pathInUrl } from './api-paths.ts';
import { chooseSchool, readSchoolPath } from './choose-school.ts';
import { compressLongAnswers } from './compress-long-answers.ts';
import { acceptJsonOnly } from './content-types.ts';
import { answerError, isDiskFull, Refusal, sentences } from './errors.ts';
import { letPlatformsFrame } from './frame-hosts.ts';
import { endConnectionsWhenStopping, type Readiness, registerHealth } from './health.ts';
import { collectRoutes, type KnownRoute, methodsAt } from './known-routes.ts';
import { registerMetrics } from './metrics.ts';
import { registerOpenApi } from './openapi.ts';
import { allowListedSites, refuseForeignPages } from './own-origin.ts';
import { registerSite, type Site } from './pages/site.ts';
import { logRequests } from './request-log.ts';
import { createHeaderGuard, type HeaderGuard } from './security-headers.ts';
import { keepSessionCookie } from './session-cookie.ts';
import { spareTheDisk } from './spare-the-disk.ts';

const bodyLimit = 64 * 1024;

export type BuildOptions = {
  context: AppContext;
  features: Feature[];
  readiness?: Readiness;
  /** The built web app; without one only the API answers. */
  site?: Site | undefined;
  /** Who may call which route. */
  access?: RouteAccess;
};

export type BuiltApp = { app: App; routes: KnownRoute[] };

/** The whole HTTP side: rules that hold for every call, then the features, then the site. */
export async function buildApp({
  context,
  features,
  site,
  access = routeAccess,
  ...rest
}: BuildOptions): Promise<BuiltApp> {
  const { settings } = context;
  const readiness = rest.readiness ?? { accepting: true };
  const guard = createHeaderGuard(settings);
  const options = fastifyOptions(settings, context.log, guard);
  const app: App = Fastify(options).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDiskFull(error)) context.watch.noteDiskFull();
    answerError(error, request, reply);
  });

  const routes = collectRoutes(app);
  const { tracesUrl } = settings.operation;
  if (tracesUrl) (await import('./traces.ts')).registerTraces(app, tracesUrl);
  chooseSchool(app, context.schools);
  allowListedSites(app, settings);
  app.addHook('onRequest', (request, reply, done) => {
    guard(request, reply);
    void reply.header('x-request-id', request.id);
    done();
  });
  logRequests(app);
  letPlatformsFrame(app);
  refuseForeignPages(app, settings);
  acceptJsonOnly(app);
  spareTheDisk(app, context.watch);
  guardRoutes(app, context.sessions, access);
  keepSessionCookie(app, settings);
  completeSchemas(app);

  await compressLongAnswers(app);
  await registerOpenApi(app, context);
  registerHealth(app, context, readiness);
  registerMetrics(app, context);
  endConnectionsWhenStopping(app, readiness);
  for (const feature of features) await feature.register(app, context);
  const sendPage = site && (await registerSite(app, site));

  app.setNotFoundHandler((request, reply) => {
    const path = pathInUrl(request.url);
    const allowed = methodsAt(routes, path);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      throw new Refusal(405, sentences.wrongMethod, { allow: allowed.join(', ') });
    }
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!sendPage || !wantsPage || isApiPath(path) || isFileName(path))
      throw new Refusal(404, sentences.unknownPath);
    return sendPage(request, reply);
  });
  await app.ready();
  return { app, routes };
}

/** The id of a call, from the proxy before us when it gives one, so that one id leads through all logs. */
function readRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** No page of the site has a name with a dot: who asks for one looks for a file that is not there. */
function isFileName(path: string): boolean {
  return path.split('/').some((part) => part.includes('.') || part.toLowerCase().includes('%2e'));
}

function fastifyOptions(
  settings: Settings,
  log: FastifyBaseLogger,
  guard: HeaderGuard,
): FastifyServerOptions {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Few calls are logged, and those lines name their call themselves.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    bodyLimit,
    // Work before the start goes through all schools, which takes a slow machine longer than Fastify's ten seconds.
    pluginTimeout: 120_000,
    genReqId: readRequestId,
    rewriteUrl: readSchoolPath,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: answerBrokenCall,
    // An address that cannot be read reaches no hook.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      guard(request, reply);
      answerError(error, request, reply);
    },
  } as FastifyServerOptions;
}

/** A route that declares no query takes none, and each one can answer the error sentence. */
function completeSchemas(app: App): void {
  app.addHook('onRoute', (route) => {
    if (!isApiPath(route.url) || route.url.startsWith('/docs')) return;
    const { response, ...schema } = route.schema ?? {};
    route.schema = {
      querystring: z.strictObject({}),
      ...(route.config?.public && { security: [] }),
      ...schema,
      response: { '4xx': errorAnswer, '5xx': errorAnswer, ...(response as object) },
    };
  });
}
