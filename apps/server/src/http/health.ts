import { okAnswer } from '@playforward/contract';
import { z } from 'zod';
import type { App, AppContext } from '../context.ts';
import { Refusal, sentences } from './errors.ts';

/** Whether the server still takes work; turned off first when it shuts down. */
export type Readiness = { accepting: boolean };

const noQuery = z.strictObject({});

/** /health/live: the process answers. /health/ready: it takes work, has room, and reaches its database and Redis. */
export function registerHealth(app: App, context: AppContext, readiness: Readiness): void {
  const options = { config: { public: true as const } };

  app.get(
    '/health/live',
    { ...options, schema: { querystring: noQuery, response: { 200: okAnswer } } },
    async () => ({
      ok: true as const,
    }),
  );

  app.get(
    '/health/ready',
    { ...options, schema: { querystring: noQuery, response: { 200: okAnswer } } },
    async () => {
      if (!readiness.accepting) throw new Refusal(503, sentences.busy, { retryAfterSeconds: 5 });
      if (context.watch.isDiskShort()) throw new Refusal(503, sentences.diskShort, { retryAfterSeconds: 60 });
      if (context.watch.isRedisAway()) throw new Refusal(503, sentences.redisAway, { retryAfterSeconds: 5 });
      await context.pool.query('SELECT 1');
      return { ok: true as const };
    },
  );
}

/** While stopping, each answer asks the client to open a new connection, which reaches the next server. */
export function endConnectionsWhenStopping(app: App, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!readiness.accepting) void reply.header('connection', 'close');
    done(null, payload);
  });
}
