import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { z } from 'zod';
import { findBackupAge } from '../backup/schedule-backups.ts';
import type { App, AppContext } from '../context.ts';
import { countWaitingPictures } from '../pictures/draw-anew.ts';
import { Refusal, sentences } from './errors.ts';

const hourMs = 3_600_000;
const everybody = { config: { public: true as const } };
const detailsAnswer = z.strictObject({
  free_megabytes: z.int().nullable(),
  disk_is_short: z.boolean(),
  redis_is_away: z.boolean(),
  backup_age_hours: z.number().nullable(),
  backup_is_late: z.boolean(),
  letters_waiting: z.int(),
});

/** /metrics for Prometheus and /health/details for people: for this machine, or for who has METRICS_TOKEN. */
export function registerMetrics(app: App, context: AppContext): void {
  const { metrics, settings, watch, outbox, pool, clock } = context;
  const { backup, metricsToken } = settings.operation;
  const backupAge = async () => {
    const age = backup.folder && (await findBackupAge(backup.folder, clock.now()));
    return typeof age === 'number' ? age : undefined;
  };
  const isLate = (age: number | undefined) =>
    backup.folder !== undefined && (age === undefined || age > 2 * backup.everyHours * hourMs);
  collectDefaultMetrics({ register: metrics.registry });
  metrics.gauge('pool_connections', 'Open connections to PostgreSQL.', () => pool.totalCount);
  metrics.gauge('pool_waiting', 'Calls that wait for a connection.', () => pool.waitingCount);
  metrics.gauge('outbox_waiting', 'Mails and webhooks not sent yet.', () => outbox.countWaiting());
  metrics.gauge('pictures_waiting', 'Pictures that wait to be drawn anew.', countWaitingPictures);
  metrics.gauge('disk_free_megabytes', 'Room on the disk of DATA_DIR.', () => watch.freeMegabytes());
  metrics.gauge('redis_away', '1 while Redis does not answer.', () => Number(watch.isRedisAway()));
  metrics.gauge('backup_age_seconds', 'Age of the newest backup in BACKUP_DIR.', async () => {
    const age = await backupAge();
    return age === undefined ? undefined : age / 1000;
  });
  metrics.gauge('backup_late', '1 while BACKUP_DIR holds no backup that is new enough.', async () =>
    Number(isLate(await backupAge())),
  );
  metrics.gauge('disk_short', '1 while less is free than is kept for answers.', () =>
    Number(watch.isDiskShort()),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    metrics.noteCall({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });

  app.get('/metrics', { ...everybody, schema: { hide: true } }, async (request, reply) => {
    refuseStrangers(request, metricsToken);
    void reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });

  app.get(
    '/health/details',
    { ...everybody, schema: { summary: 'What an operator looks at', response: { 200: detailsAnswer } } },
    async (request) => {
      refuseStrangers(request, metricsToken);
      const age = await backupAge();
      return {
        free_megabytes: watch.freeMegabytes() ?? null,
        disk_is_short: watch.isDiskShort(),
        redis_is_away: watch.isRedisAway(),
        backup_age_hours: age === undefined ? null : Math.round((age / hourMs) * 10) / 10,
        backup_is_late: isLate(age),
        letters_waiting: await outbox.countWaiting(),
      };
    },
  );
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const forwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/** A call that a proxy on this machine passes on is not of this machine. To strangers there is nothing here. */
function refuseStrangers(request: FastifyRequest, token: string | undefined): void {
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined && isSame(given, token)) return;
  const isOwn =
    loopback.test(request.socket.remoteAddress ?? '') && forwarded.every((name) => !request.headers[name]);
  if (!isOwn) throw new Refusal(404, sentences.unknownPath);
}

function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
