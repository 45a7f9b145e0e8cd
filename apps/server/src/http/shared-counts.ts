import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';

type Calls = { name: string; key: string; calls: number; perSeconds: number };

/** Counts that several processes have in common. */
export type SharedCounts = {
  /** Adds calls to a window and answers all of it; undefined while Redis does not answer. */
  add(calls: Calls): Promise<{ used: number; endsInMs: number } | undefined>;
  close(): void;
};

const patienceMs = 2_000;

/** Counts in Redis. A key is stored as its digest: networks and ids are nobody's to read there. */
export function openSharedCounts(url: string): SharedCounts {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
    retryStrategy: (times) => Math.min(times * 200, 1_000),
  });
  // That Redis is away is told by the watch; here memory goes on alone.
  redis.on('error', () => {});
  return {
    async add({ name, key, calls, perSeconds }) {
      const digest = createHash('sha256').update(key).digest('base64url');
      const at = `playforward:limit:${name}:${digest}`;
      const answers = await redis
        .multi()
        .set(at, 0, 'PX', perSeconds * 1000, 'NX')
        .incrby(at, calls)
        .pttl(at)
        .exec()
        .catch(() => null);
      const [used, endsInMs] = [answers?.[1]?.[1], answers?.[2]?.[1]];
      return typeof used === 'number' && typeof endsInMs === 'number' ? { used, endsInMs } : undefined;
    },
    close: () => redis.disconnect(),
  };
}
