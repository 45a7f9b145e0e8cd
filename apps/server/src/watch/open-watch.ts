import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { Settings } from '../settings.ts';

/** What the server lives on and cannot see from its own calls: room on the disk, and Redis. */
export type Watch = {
  /** Free megabytes on the disk of DATA_DIR; undefined before the first look, or where it cannot be seen. */
  freeMegabytes(): number | undefined;
  /** Less is free than is kept for answers, or the database has just said that its disk is full. */
  isDiskShort(): boolean;
  noteDiskFull(): void;
  isRedisAway(): boolean;
  close(): Promise<void>;
};

const lookEveryMs = 2_000;
/** After the database says that its disk is full, it counts as short at least so long. */
const fullForMs = 10_000;
const redisPatienceMs = 2_000;

type WatchOptions = { settings: Settings; log: FastifyBaseLogger };

/** Looks at the disk and at Redis every two seconds; the first look is done when this answers. */
export async function openWatch({ settings, log }: WatchOptions): Promise<Watch> {
  const redis = settings.redisUrl === undefined ? undefined : openLine(settings.redisUrl);
  let free: number | undefined;
  let fullUntil = 0;
  let redisAway = false;
  let wasShort = false;

  const isShort = () =>
    Date.now() < fullUntil || (free !== undefined && free < settings.operation.minFreeMegabytes);

  async function look(): Promise<void> {
    // The folder may not be there yet; then there is nothing to be said about its disk.
    const disk = await statfs(settings.dataDir).catch(() => undefined);
    free = disk && Math.floor((disk.bavail * disk.bsize) / 1_000_000);
    if (isShort() !== wasShort) {
      wasShort = isShort();
      if (wasShort)
        log.error(
          { freeMegabytes: free },
          'the disk is nearly full: please make room; chat and usage events pause',
        );
      else log.info({ freeMegabytes: free }, 'there is room on the disk again');
    }
    if (!redis) return;
    const answered = await redis.ping().then(
      () => true,
      () => false,
    );
    if (answered === redisAway) {
      redisAway = !answered;
      if (redisAway) log.error('Redis does not answer: class cities open again when it is back');
      else log.info('Redis answers again');
    }
  }

  await look();
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, lookEveryMs);
  timer.unref();

  return {
    freeMegabytes: () => free,
    isDiskShort: isShort,
    noteDiskFull() {
      fullUntil = Date.now() + fullForMs;
    },
    isRedisAway: () => redisAway,
    async close() {
      clearInterval(timer);
      await looking;
      redis?.disconnect();
    },
  };
}

function openLine(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: redisPatienceMs,
    commandTimeout: redisPatienceMs,
    retryStrategy: (times) => Math.min(times * 200, 1_000),
  });
  // Told once by the look, not at each try to connect.
  redis.on('error', () => {});
  return redis;
}
