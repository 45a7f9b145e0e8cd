import {
  analyticsAnswer,
  analyticsBatch,
  analyticsLimits,
  analyticsMetrics,
  analyticsSingle,
} from '@playforward/contract';
import type { FastifyRequest } from 'fastify';
import type { App, AppContext, Feature } from '../../context.ts';
import { Refusal, sentences } from '../../http/errors.ts';
import { networkPrefix } from '../../http/network.ts';
import { readCookieToken } from '../../http/request-token.ts';
import type { Student } from '../../sessions/session-store.ts';
import { createEventWriter } from './event-writer.ts';
import { createMonthKeys } from './month-keys.ts';
import { purgeOldEvents } from './purge-old-events.ts';
import { readEvents } from './read-events.ts';

/** Takes what the analytics library of the own pages sends. Never answers anything about anybody. */
export const analytics: Feature = { name: 'analytics', register: registerRoutes };

const hourMs = 3_600_000;
/** A whole school may share one address. */
const eventsPerNetwork = { most: 10_000, perSeconds: 60 };
const everybody = { public: true as const, jsonAsText: true as const };
/** track, identify, group, page, screen, alias. */
const singlePaths = ['t', 'i', 'g', 'p', 's', 'a'];

function registerRoutes(app: App, context: AppContext): void {
  if (context.settings.analytics?.endpoint === '/analytics') registerCollector(app, context);

  const purge = () =>
    purgeOldEvents(context).catch((err: unknown) => context.log.error({ err }, 'the purge of events failed'));
  const timer = setInterval(() => void purge(), hourMs);
  timer.unref();
  app.addHook('onReady', purge);
  app.addHook('onClose', async () => clearInterval(timer));
}

function registerCollector(app: App, context: AppContext): void {
  const limiter = context.limits.create('usage-events', eventsPerNetwork);
  const writer = createEventWriter(context);
  context.metrics.gauge('usage_events_waiting', 'Usage events that wait to be stored.', () =>
    writer.countWaiting(),
  );
  const monthKeys = createMonthKeys(context);
  const response = { 204: analyticsAnswer };

  async function take(
    request: FastifyRequest,
    events: readonly unknown[],
    sentAt: string | null | undefined,
  ): Promise<null> {
    const network = networkPrefix(request.ip);
    const retryAfterSeconds = limiter.waitFor(network);
    if (retryAfterSeconds > 0) throw new Refusal(429, sentences.busy, { retryAfterSeconds });
    for (let counted = 0; counted <= events.length; counted++) limiter.count(network);
    const student = await findStudent(request, context);
    const now = context.clock.now();
    const keys = { pepper: context.pepper, monthKey: await monthKeys.keyOf(now), now };
    const { id: schoolId } = context.schools.current() ?? context.schools.first();
    await writer.write(readEvents({ events, sentAt, student, schoolId }, keys));
    return null;
  }

  app.post(
    '/analytics/b',
    {
      config: everybody,
      bodyLimit: analyticsLimits.payloadKilobytes * 1024,
      schema: { body: analyticsBatch, response },
    },
    (request, reply) => {
      void reply.status(204);
      return take(request, request.body.batch, request.body.sentAt);
    },
  );
  for (const path of singlePaths) {
    app.post(
      `/analytics/${path}`,
      { config: everybody, schema: { body: analyticsSingle, response } },
      (request, reply) => {
        void reply.status(204);
        return take(request, [request.body], request.body.sentAt);
      },
    );
  }
  app.post(
    '/analytics/m',
    { config: everybody, schema: { body: analyticsMetrics, response } },
    (request, reply) => {
      void reply.status(204);
      return take(request, [], null);
    },
  );
}

/** The library takes the Authorization header for its own key, so only the cookie can say who is signed in. */
async function findStudent(request: FastifyRequest, { sessions }: AppContext): Promise<Student | undefined> {
  const token = readCookieToken(request);
  return token ? (sessions.findHeld(token) ?? sessions.find(token)) : undefined;
}
